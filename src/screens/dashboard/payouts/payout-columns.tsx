import { Link } from 'wouter'
import { inUsd } from '#db/money.ts'
import type { PayoutListing } from '#db/payouts/queries.ts'
import { formatDate, formatMoney } from '#src/rules/format.ts'
import { payoutStatuses } from '#src/rules/payouts.ts'
import { PayoutBadge } from '#src/screens/shared/payouts/payout-stages.tsx'
import { payoutPath } from '#src/screens/shared/payouts/payout-actions.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { overList } from '#src/ui/route-sheet.tsx'

const money = (minor: number, { currency }: PayoutListing) => formatMoney(minor, currency)
const isBack = ({ status }: PayoutListing) => status === 'failed' || status === 'cancelled'

/** Plain for successes; only exceptions are filled. */
function Status({ row }: { row: PayoutListing }) {
  return row.status === 'paid' ? (
    <span className="text-muted">{payoutStatuses.paid.label}</span>
  ) : (
    <PayoutBadge status={row.status} />
  )
}

export const payoutColumns: Column<PayoutListing>[] = [
  {
    id: 'id',
    header: 'Payout',
    className: 'font-medium whitespace-nowrap tabular-nums',
    cell: (row) => (
      <>
        <Link
          to={payoutPath(row)}
          state={row.id === row.transactionId ? undefined : overList}
          className="text-primary-text underline underline-offset-4"
        >
          {row.id}
        </Link>
        {row.automatic && <div className="text-sm font-normal text-muted">Automatic</div>}
      </>
    ),
  },
  {
    id: 'requested',
    header: 'Requested',
    className: 'whitespace-nowrap text-muted',
    cell: ({ requestedAt }) => formatDate(requestedAt),
  },
  {
    id: 'ended',
    header: 'Arrived',
    className: 'text-muted',
    cell: (row) =>
      isBack(row) ? (
        <span className="wrap-anywhere">{row.failureReason ?? 'Returned'}</span>
      ) : (
        <span className="whitespace-nowrap">{row.endedAt && formatDate(row.endedAt)}</span>
      ),
  },
  { id: 'to', header: 'To', className: 'wrap-anywhere', cell: ({ destination }) => destination },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    className: 'whitespace-nowrap font-semibold',
    value: ({ amount, currency }) => inUsd(amount, currency),
    cell: (row) => money(row.amount, row),
  },
  {
    id: 'fee',
    header: 'Fee',
    numeric: true,
    secondary: true,
    className: 'whitespace-nowrap text-muted',
    cell: (row) => money(isBack(row) ? 0 : row.fee, row),
  },
  { id: 'status', header: 'Status', cell: (row) => <Status row={row} /> },
]

/** A payout as a card. */
export const payoutCard = (row: PayoutListing) => (
  <>
    <span className="min-w-0 flex-[1_1_7rem]">
      <span className="block font-medium wrap-anywhere">{row.destination}</span>
      <span className="block text-sm text-muted tabular-nums">
        {row.id}, {formatDate(row.endedAt ?? row.requestedAt)}
        {row.automatic && ', automatic'}
      </span>
    </span>
    <span className="ml-auto grid max-w-full flex-none justify-items-end gap-1">
      <span className="font-semibold whitespace-nowrap tabular-nums">{money(row.amount, row)}</span>
      <span className="text-sm">
        <Status row={row} />
      </span>
    </span>
  </>
)
