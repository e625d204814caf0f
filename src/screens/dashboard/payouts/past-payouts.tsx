import { Link } from 'wouter'
import { inUsd } from '#db/money.ts'
import type { PayoutListing } from '#db/payouts/queries.ts'
import { formatCount, formatDate, formatMoney } from '#db/text/format.ts'
import { payoutStatuses } from '#src/rules/payouts.ts'
import { payoutRowActions, payoutPath } from '#src/screens/shared/payouts/payout-actions.tsx'
import { PayoutBadge } from '#src/screens/shared/payouts/payout-stages.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { QuietOk } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { DataList } from '#src/ui/list/data-list.tsx'
import { pageOf, Pagination } from '#src/ui/list/pagination.tsx'
import { RowLine, RowLines } from '#src/ui/list/row-lines.tsx'
import { overList } from '#src/ui/route-sheet.tsx'

const money = (minor: number, { currency }: PayoutListing) => formatMoney(minor, currency)
const isBack = ({ status }: PayoutListing) => status === 'failed' || status === 'cancelled'

/** Plain for successes; only exceptions are filled. */
function Status({ row }: { row: PayoutListing }) {
  return row.status === 'paid' ? (
    <QuietOk label={payoutStatuses.paid.label} />
  ) : (
    <PayoutBadge status={row.status} />
  )
}

const payoutColumns: Column<PayoutListing>[] = [
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
  {
    id: 'net',
    header: 'Net',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (row) => money(isBack(row) ? 0 : row.amount - row.fee, row),
  },
  { id: 'status', header: 'Status', cell: (row) => <Status row={row} /> },
]

/** A payout as a card. */
const payoutCard = (row: PayoutListing) => (
  <RowLines
    name={row.destination}
    end={
      <span className="font-semibold whitespace-nowrap tabular-nums">{money(row.amount, row)}</span>
    }
  >
    <RowLine end={<Status row={row} />}>
      {row.id}, {formatDate(row.endedAt ?? row.requestedAt)}
      {row.automatic && ', automatic'}
    </RowLine>
  </RowLines>
)

interface Props {
  payouts: readonly PayoutListing[]
  /** What is said where there are none. */
  none?: string
  page: number
  onPage: (page: number) => void
}

const sheetOf = ({ destination, id, amount, currency }: PayoutListing) => ({
  title: destination,
  description: `${id}, ${formatMoney(amount, currency)}`,
})

/** The finished payouts. */
export function PastPayouts({
  payouts,
  none = 'Completed payouts appear here.',
  page: asked,
  onPage,
}: Props) {
  const actionsOf = useRowActions()
  const { page, pages, from, to } = pageOf(asked, payouts.length)
  return (
    <section aria-labelledby="past-payouts">
      <h2 id="past-payouts" className="mb-3 text-lg">
        Past payouts
      </h2>
      {payouts.length > 0 ? (
        <DataList
          label="Past payouts"
          rows={payouts.slice(from, to)}
          rowKey={({ id }) => id}
          columns={payoutColumns}
          card={payoutCard}
          tableFrom={860}
          menu={{ actions: (row) => actionsOf(payoutRowActions, row), sheet: sheetOf }}
        />
      ) : (
        <Card padded>
          <p className="text-muted">{none}</p>
        </Card>
      )}
      {pages > 1 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted tabular-nums">
            Showing {formatCount(to - from)} of {formatCount(payouts.length)} payouts
          </p>
          <Pagination page={page} pages={pages} onPage={onPage} />
        </div>
      )}
    </section>
  )
}
