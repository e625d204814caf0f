import { Eye } from 'lucide-react'
import { type ComponentProps, useMemo } from 'react'
import * as v from 'valibot'
import { currentTime } from '#db/clock.ts'
import type { DisputeListing } from '#db/disputes/queries.ts'
import { awaitsEvidence } from '#db/disputes/rules.ts'
import type { DisputeStatus } from '#db/disputes/schemas.ts'
import { searchFor } from '#db/text/search-text.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { type PathId, pathTo } from '#routes/paths.ts'
import { disputeReasonNames, disputeStatuses, timeLeft, timeLeftMoments } from '#src/rules/cases.ts'
import { formatDate, formatMoney } from '#db/text/format.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { useRowActions, type RowAction } from '#src/screens/shared/row-actions.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { Chip, ChipRow } from '#src/ui/chip.tsx'
import { oneOf, searchText } from '#src/ui/list/address.ts'
import type { Column } from '#src/ui/list/column.ts'
import { RowLine, RowLines } from '#src/ui/list/row-lines.tsx'
import { useAddress } from '#src/ui/list/use-address.ts'
import { overList } from '#src/ui/route-sheet.tsx'

function DisputeBadge({ status }: { status: DisputeStatus }) {
  const { tone, label } = disputeStatuses[status]
  return <Badge tone={tone}>{label}</Badge>
}

const address = v.object({ q: searchText, only: oneOf(['all', 'evidence'], 'all') })

type Paid = Pick<DisputeListing, 'id' | 'transactionId' | 'merchant' | 'payment'>

/** The payment and the merchant of a dispute or a case. */
export const paymentColumns: Column<Paid>[] = [
  {
    id: 'payment',
    header: 'Payment',
    isName: true,
    className: 'py-2.5',
    cell: ({ transactionId, payment }) => (
      <>
        <div className="tabular-nums">{transactionId}</div>
        <div className="text-sm text-muted">{payment?.customer}</div>
      </>
    ),
  },
  {
    id: 'merchant',
    header: 'Merchant',
    isName: true,
    className: 'font-medium',
    cell: ({ merchant }) => merchant,
  },
]

const columns: Column<DisputeListing>[] = [
  { id: 'id', header: 'Dispute', className: 'font-medium tabular-nums', cell: ({ id }) => id },
  ...paymentColumns,
  {
    id: 'reason',
    header: 'Reason',
    className: 'text-muted',
    cell: ({ reason }) => disputeReasonNames[reason],
  },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    className: 'font-semibold whitespace-nowrap tabular-nums',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <DisputeBadge status={status} /> },
  {
    id: 'due',
    header: 'Evidence due',
    className: 'text-muted',
    cell: (row) => <EvidenceDue dispute={row} />,
  },
]
const ownColumns = columns.filter(({ id }) => id !== 'merchant')

/** The deadline for evidence, with the time that is left while it is awaited. */
function EvidenceDue({ dispute: { status, dueAt } }: { dispute: DisputeListing }) {
  const now = useMoment(timeLeftMoments(dueAt))
  const isAwaited = awaitsEvidence({ status, dueAt }, now)
  return (
    <span className="tabular-nums">
      <span className="whitespace-nowrap">{formatDate(dueAt)}</span>
      {isAwaited && (
        <>
          {' '}
          <span className="font-medium whitespace-nowrap text-text">{timeLeft(dueAt, now)}</span>
        </>
      )}
    </span>
  )
}

export const disputeCard = (row: DisputeListing, ofMany = false) => (
  <RowLines
    name={row.payment?.customer ?? row.transactionId}
    end={
      <span className="font-semibold tabular-nums">{formatMoney(row.amount, row.currency)}</span>
    }
  >
    <RowLine end={<DisputeBadge status={row.status} />}>
      {disputeReasonNames[row.reason]} · {row.id}
      {ofMany && ` · ${row.merchant}`}
    </RowLine>
    {row.status === 'evidence' && row.dueAt !== '' && (
      <RowLine>
        Evidence due <EvidenceDue dispute={row} />
      </RowLine>
    )}
  </RowLines>
)
const cardOfMany = (row: DisputeListing) => disputeCard(row, true)
const ownCard = (row: DisputeListing) => disputeCard(row)

const disputeActions = (details: PathId): RowAction<DisputeListing>[] => [
  {
    id: 'view',
    label: 'View Dispute',
    icon: Eye,
    run: ({ id }, { navigate }) =>
      whenLayersClosed(() =>
        navigate(pathTo(details, { id }) + location.search, { state: overList }),
      ),
  },
]
const sheetOf = ({ id, transactionId }: DisputeListing) => ({
  title: id,
  description: transactionId,
})
/** Returns the disputes or cases that typed text finds. */
export function findPaid<Row extends Paid>(rows: readonly Row[], typed: string): Row[] {
  const isFound = searchFor(typed)
  return rows.filter(({ id, transactionId, merchant, payment }) =>
    isFound([id, transactionId, merchant, payment?.customer]),
  )
}

const onlyThose = (rows: readonly DisputeListing[], only: 'all' | 'evidence') =>
  only === 'all' ? rows : rows.filter((row) => awaitsEvidence(row, currentTime()))

interface Props extends Pick<
  ComponentProps<typeof ListPage>,
  'description' | 'within' | 'actions' | 'above' | 'empty'
> {
  disputes: readonly DisputeListing[] | undefined
  /** The path of a dispute's details. */
  details: PathId
  /** Shows the merchant of each dispute. */
  ofMany?: boolean
}

/** Disputes of card payments, undecided first; for the merchant and the console. */
export function DisputeList({ disputes, details, ofMany = false, ...page }: Props) {
  const actionsOf = useRowActions()
  const { asked, ask, type } = useAddress(address)
  const rows = useMemo(
    () => disputes && findPaid(onlyThose(disputes, asked.only), asked.q),
    [disputes, asked],
  )
  const actions = disputeActions(details)
  return (
    <ListPage
      {...page}
      title="Disputes"
      label="Disputes"
      noun="dispute"
      rows={rows}
      rowKey={({ id }) => id}
      columns={ofMany ? columns : ownColumns}
      card={ofMany ? cardOfMany : ownCard}
      menu={{ actions: (row) => actionsOf(actions, row), sheet: sheetOf }}
      search={{
        label: 'Search disputes',
        placeholder: 'Search ID or customer',
        text: asked.q,
        onType: type,
      }}
      chips={
        asked.only === 'evidence' && (
          <ChipRow label="Filters">
            <Chip onClear={() => ask({ only: 'all' })}>{disputeStatuses.evidence.label}</Chip>
          </ChipRow>
        )
      }
      nothing={
        asked.q.trim() !== ''
          ? {
              title: 'No disputes found',
              clear: 'Clear search',
              onClear: () => ask({ q: '' }),
            }
          : asked.only === 'evidence' &&
            disputes?.length !== 0 && {
              title: 'No disputes need evidence',
              clear: 'Show all disputes',
              onClear: () => ask({ only: 'all' }),
            }
      }
    />
  )
}
