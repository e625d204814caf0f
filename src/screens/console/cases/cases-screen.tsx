import { FileSearch, SearchAlert } from 'lucide-react'
import { useMemo } from 'react'
import * as v from 'valibot'
import { useLocation } from 'wouter'
import { type CaseListing, listCases } from '#db/disputes/queries.ts'
import { formatCount, formatMoment } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useQuery } from '#src/data/use-query.ts'
import { caseStatuses } from '#src/rules/cases.ts'
import { findPaid, paymentColumns } from '#src/screens/shared/disputes/dispute-list.tsx'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { LiveRow, type RowAction, useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Amount, MethodName } from '#src/screens/shared/transactions/transaction-cells.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { oneOf, searchText } from '#src/ui/list/address.ts'
import type { Column } from '#src/ui/list/column.ts'
import { RowLine, RowLines } from '#src/ui/list/row-lines.tsx'
import { useAddress } from '#src/ui/list/use-address.ts'
import { overList } from '#src/ui/route-sheet.tsx'

const findings = {
  matched: 'Received',
  returned: 'Returned',
  differs: 'Amount differs',
  missing: 'Not listed',
} as const

const findingOf = ({ statement }: CaseListing) =>
  statement ? findings[statement.found] : 'Not checked'

function CaseBadge({ row }: { row: CaseListing }) {
  const { tone, label } = caseStatuses[row.status]
  return <Badge tone={tone}>{label}</Badge>
}

const caseColumns: Column<CaseListing>[] = [
  { id: 'id', header: 'Case', className: 'font-medium tabular-nums', cell: ({ id }) => id },
  ...paymentColumns,
  {
    id: 'method',
    header: 'Method',
    secondary: true,
    cell: ({ payment }) => payment && <MethodName method={payment.paymentMethod} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    cell: ({ payment }) => payment && <Amount row={payment} />,
  },
  { id: 'statement', header: 'Statement', className: 'text-muted', cell: findingOf },
  { id: 'status', header: 'Status', cell: (row) => <CaseBadge row={row} /> },
  {
    id: 'opened',
    header: 'Opened',
    className: 'whitespace-nowrap text-muted',
    cell: ({ openedAt }) => formatMoment(openedAt),
  },
]

function CaseCard({ row }: { row: CaseListing }) {
  const { id, transactionId, merchant, payment, openedAt } = row
  return (
    <RowLines name={merchant} end={payment && <Amount row={payment} />}>
      <RowLine end={<CaseBadge row={row} />}>
        {id} · {transactionId} · {findingOf(row)}
      </RowLine>
      <RowLine>{formatMoment(openedAt)}</RowLine>
    </RowLines>
  )
}

const ResolveDialog = lazyDialog(async () => (await import('./resolve-dialog.tsx')).ResolveDialog)

const caseActions: readonly RowAction<CaseListing>[] = [
  {
    id: 'view',
    label: ({ status }) => (status === 'open' ? 'Resolve Case' : 'View Case'),
    icon: SearchAlert,
    dialog: (row, layer) => (
      <LiveRow row={row} read={async (db) => (await listCases(db)).find(({ id }) => id === row.id)}>
        {(live) => <ResolveDialog row={live} {...layer} />}
      </LiveRow>
    ),
  },
]

const tabs = [
  { id: 'open', label: 'Open' },
  { id: 'resolved', label: 'Resolved' },
] as const
const address = v.object({
  tab: oneOf(
    tabs.map(({ id }) => id),
    'open',
  ),
  q: searchText,
})

const isOpen = ({ status }: CaseListing) => status === 'open'
const caseCard = (row: CaseListing) => <CaseCard row={row} />
const sheetOf = ({ id, merchant }: CaseListing) => ({ title: id, description: merchant })

/** Payments that were debited but not credited. */
export function CasesScreen() {
  const cases = useQuery(listCases)
  const { asked, ask, type } = useAddress(address)
  const [, navigate] = useLocation()
  const actionsOf = useRowActions()
  const [open, resolved] = useMemo(() => {
    const found = cases && findPaid(cases, asked.q)
    return [found?.filter(isOpen), found?.filter((row) => !isOpen(row))]
  }, [cases, asked.q])
  const rows = asked.tab === 'open' ? open : resolved
  const openStatement = () =>
    whenLayersClosed(() =>
      navigate(pathTo('case-statement') + location.search, { state: overList }),
    )
  return (
    <ListPage
      title="Cases"
      description="Payments that were charged, but not received by the merchant."
      actions={
        <Button variant="secondary" icon={<FileSearch aria-hidden />} onClick={openStatement}>
          Match statement
        </Button>
      }
      label="Cases"
      noun="case"
      rows={rows}
      rowKey={({ id }) => id}
      columns={caseColumns}
      card={caseCard}
      tabs={{
        label: 'Case status',
        value: asked.tab,
        onChange: (tab) => ask({ tab }),
        tabs: tabs.map((each) => ({
          ...each,
          ...(cases && {
            count: formatCount((each.id === 'open' ? open : resolved)?.length ?? 0),
          }),
        })),
      }}
      search={{
        label: 'Search cases',
        placeholder: 'Search ID, merchant or customer',
        text: asked.q,
        onType: type,
      }}
      nothing={
        asked.q.trim() !== '' && {
          title: 'No cases found',
          clear: 'Clear search',
          onClear: () => ask({ q: '' }),
        }
      }
      menu={{ actions: (each) => actionsOf(caseActions, each), sheet: sheetOf }}
      empty={
        asked.tab === 'open'
          ? {
              title: 'No open cases',
              text: 'Open a case from a failed or pending mobile money payment, or from a provider statement.',
            }
          : { title: 'No resolved cases yet', text: 'Resolved cases appear here.' }
      }
    />
  )
}
