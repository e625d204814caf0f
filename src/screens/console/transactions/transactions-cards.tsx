import { formatDateTime } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { consoleStatuses } from '#src/rules/transactions.ts'
import { Amount } from '#src/screens/shared/transactions/amount.tsx'
import { TransactionBadge } from '#src/screens/shared/transactions/transaction-badge.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import type { ConsoleRow } from './tabs.ts'

export function ConsoleTransactionsCards({ rows }: { rows: ConsoleRow[] }) {
  return (
    <ul>
      {rows.map((row) => {
        const { name, text, tone } = methodTiles[row.paymentMethod]
        return (
          <li
            key={row.id}
            className="flex items-start gap-3 border-t border-line px-3.5 py-3 first:border-t-0"
          >
            <MonogramTile text={text} tone={tone} label={name} />
            <div className="min-w-0 flex-1">
              <div className="flex items-baseline justify-between gap-2.5">
                <h2 className="min-w-0 truncate text-base font-medium">{row.merchant}</h2>
                <Amount row={row} />
              </div>
              <div className="mt-0.5 flex items-start justify-between gap-2.5">
                <p className="min-w-0 text-sm wrap-anywhere text-muted">{row.customer}</p>
                <TransactionBadge status={row.status} looks={consoleStatuses} />
              </div>
              <p className="mt-0.5 text-sm text-subtle tabular-nums">
                {row.id} · {formatDateTime(row.date)}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
