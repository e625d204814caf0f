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
              <h2 className="truncate text-base font-medium">{row.merchant}</h2>
              <p className="text-sm text-muted tabular-nums">
                {row.customer}, {row.id}
              </p>
              <p className="text-sm text-muted tabular-nums">{formatDateTime(row.date)}</p>
            </div>
            <div className="grid flex-none justify-items-end gap-1">
              <Amount row={row} />
              <TransactionBadge status={row.status} looks={consoleStatuses} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
