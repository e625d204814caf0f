import { Link } from 'wouter'
import type { LedgerRow } from '#db/payments/ledger-queries.ts'
import { dayName, formatTime } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import {
  Amount,
  rowTitle,
  TransactionMark,
} from '#src/screens/shared/transactions/transaction-cells.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { grouped } from '#src/ui/list/rows-props.ts'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

const dayOf = ({ date }: LedgerRow) => new Date(date).toDateString()

/** Below the heading of its day. Successes have no badge, because nearly all payments succeed. */
function RecentRow({ row }: { row: LedgerRow }) {
  const { name, text, tone } = methodTiles[row.paymentMethod]
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={pathTo('transaction-details', { id: row.id })}
        className="flex min-h-17 flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-card py-3 -outline-offset-3 hover:bg-hover"
      >
        <MonogramTile text={text} tone={tone} label={name} />
        <span className="min-w-0 flex-[1_1_5rem]">
          <span className="block truncate font-medium">{rowTitle(row)}</span>
          <span className="block text-sm text-muted tabular-nums">{formatTime(row.date)}</span>
        </span>
        <span className="ml-auto grid max-w-full flex-none justify-items-end gap-1">
          <Amount row={row} plus />
          <TransactionMark status={row.status} />
        </span>
      </Link>
    </li>
  )
}

interface Props {
  /** Undefined while loading. */
  rows: readonly LedgerRow[] | undefined
  today: Date
}

/** The newest transactions by day. */
export function RecentCard({ rows, today }: Props) {
  return (
    <Card>
      <CardHeader
        title="Recent Transactions"
        action={
          <ButtonLink variant="text" size="sm" className="-mr-2" to={pathTo('transactions')}>
            View all
          </ButtonLink>
        }
      />
      {rows === undefined ? (
        <SkeletonRows rows={5} label="Loading recent transactions" />
      ) : (
        grouped(rows, dayOf).map(([day, those]) => (
          <section key={day} className="border-t border-line first-of-type:border-t-0">
            <h3 className="px-card pt-2.5 text-sm font-medium text-subtle">
              {dayName(day, today)}
            </h3>
            <ul>
              {those.map((row) => (
                <RecentRow key={row.id} row={row} />
              ))}
            </ul>
          </section>
        ))
      )}
    </Card>
  )
}
