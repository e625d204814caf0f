import { ArrowLeftRight } from 'lucide-react'
import { useMemo } from 'react'
import * as v from 'valibot'
import { type CaseListing, listMerchantCases } from '#db/disputes/queries.ts'
import { formatMoment } from '#db/text/format.ts'
import { useMerchantQuery } from '#src/data/use-query.ts'
import { caseForMerchant, caseStatuses } from '#src/rules/cases.ts'
import { findPaid, paymentColumns } from '#src/screens/shared/disputes/dispute-list.tsx'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { type RowAction, useRowActions } from '#src/screens/shared/row-actions.tsx'
import { detailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import { Amount } from '#src/screens/shared/transactions/transaction-cells.tsx'
import { TransactionTabs } from '#src/screens/shared/transactions/transaction-tabs.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { searchText } from '#src/ui/list/address.ts'
import type { Column } from '#src/ui/list/column.ts'
import { RowLine, RowLines } from '#src/ui/list/row-lines.tsx'
import { useAddress } from '#src/ui/list/use-address.ts'

const customerOf = ({ payment, transactionId }: CaseListing) => payment?.customer ?? transactionId

const CaseBadge = ({ row: { status } }: { row: CaseListing }) => (
  <Badge tone={caseStatuses[status].tone}>{caseStatuses[status].label}</Badge>
)

const columns: Column<CaseListing>[] = [
  { id: 'id', header: 'Case', className: 'font-medium tabular-nums', cell: ({ id }) => id },
  ...paymentColumns.filter(({ id }) => id !== 'merchant'),
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    cell: ({ payment }) => payment && <Amount row={payment} />,
  },
  { id: 'status', header: 'Status', cell: (row) => <CaseBadge row={row} /> },
  {
    id: 'result',
    header: 'Result',
    secondary: true,
    className: 'text-muted',
    cell: ({ status }) => caseForMerchant[status].title,
  },
  {
    id: 'opened',
    header: 'Opened',
    className: 'whitespace-nowrap text-muted',
    cell: ({ openedAt }) => formatMoment(openedAt),
  },
]

const card = (row: CaseListing) => (
  <RowLines name={customerOf(row)} end={row.payment && <Amount row={row.payment} />}>
    <RowLine end={<CaseBadge row={row} />}>
      {row.id} · {formatMoment(row.openedAt)}
    </RowLine>
  </RowLines>
)

const actions: readonly RowAction<CaseListing>[] = [
  {
    id: 'view',
    label: 'View Payment',
    icon: ArrowLeftRight,
    run: ({ transactionId }, { navigate }) =>
      whenLayersClosed(() => navigate(detailsPath(transactionId, ''))),
  },
]

const sheetOf = ({ id, transactionId }: CaseListing) => ({
  title: id,
  description: transactionId,
})

const address = v.object({ q: searchText })

/** The merchant's payments that were charged, but not received (DSP-2). */
export function MerchantCasesScreen() {
  const cases = useMerchantQuery(listMerchantCases)
  const actionsOf = useRowActions()
  const { asked, ask, type } = useAddress(address)
  const rows = useMemo(() => cases && findPaid(cases, asked.q), [cases, asked.q])
  return (
    <ListPage
      title="Cases"
      description="Payments that customers were charged for, but you did not receive."
      above={<TransactionTabs current="merchant-cases" />}
      label="Cases"
      noun="case"
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      card={card}
      menu={{ actions: (row) => actionsOf(actions, row), sheet: sheetOf }}
      search={{
        label: 'Search cases',
        placeholder: 'Search ID or customer',
        text: asked.q,
        onType: type,
      }}
      empty={{
        title: 'No cases',
        text: 'If a customer was charged and you received nothing, report the payment and follow it here.',
      }}
      nothing={
        asked.q.trim() !== '' && {
          title: 'No cases found',
          clear: 'Clear search',
          onClear: () => ask({ q: '' }),
        }
      }
    />
  )
}
