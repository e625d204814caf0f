import { Link } from 'wouter'
import type { LedgerRow } from '#db/queries/ledger-rows.ts'
import { formatDateTime } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Amount } from '#src/screens/shared/transactions/amount.tsx'
import { TransactionBadge } from '#src/screens/shared/transactions/transaction-badge.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

/** Whom or what it was: money that goes out names its kind. */
function title({ type, customer }: LedgerRow): string {
  if (type === 'payment') return customer
  if (type === 'refund') return `Refund to ${customer}`
  return type === 'payout' ? 'Payout' : 'Adjustment'
}

/** The newest transactions; nearly all succeed, so only the others carry a filled badge. */
export function RecentCard({ rows }: { rows: readonly LedgerRow[] | undefined }) {
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
        <ul>
          {rows.map((row) => {
            const { name, text, tone } = methodTiles[row.paymentMethod]
            return (
              <li key={row.id} className="border-t border-line first:border-t-0">
                <Link
                  to={pathTo('transaction-details', { id: row.id })}
                  className="flex min-h-17 items-center gap-3 rounded-control px-5 py-3 -outline-offset-3 hover:bg-hover md:px-6"
                >
                  <MonogramTile text={text} tone={tone} label={name} />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">{title(row)}</span>
                    <span className="block text-sm text-muted tabular-nums">
                      {formatDateTime(row.date)}
                    </span>
                  </span>
                  <span className="grid flex-none justify-items-end gap-1">
                    <Amount row={row} plus />
                    {row.status === 'successful' ? (
                      <span className="inline-flex items-center gap-1.5 text-sm text-success [&_svg]:size-3">
                        <Tick />
                        Paid
                      </span>
                    ) : (
                      <TransactionBadge status={row.status} />
                    )}
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
