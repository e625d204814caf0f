import type { LedgerRow } from '#db/payments/ledger-queries.ts'
import { pathTo } from '#src/routes/paths.ts'
import { formatMoment } from '#src/rules/format.ts'
import { consoleStatuses } from '#src/rules/transactions.ts'
import {
  Amount,
  rowTitle,
  TransactionMark,
} from '#src/screens/shared/transactions/transaction-cells.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'

interface Props {
  merchantId: string
  rows: readonly LedgerRow[]
}

export function LatestCard({ merchantId, rows }: Props) {
  return (
    <Card>
      <CardHeader
        title="Latest transactions"
        action={
          <ButtonLink
            variant="text"
            size="sm"
            className="-mr-2"
            to={`${pathTo('console-transactions')}?merchant=${merchantId}`}
          >
            View all
          </ButtonLink>
        }
      />
      {rows.length === 0 ? (
        <p className="px-5 pb-5 text-muted md:px-6">No transactions yet.</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li
              key={row.id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-5 py-3 md:px-6"
            >
              <span className="min-w-0 flex-[1_1_8rem]">
                <span className="block truncate font-medium">{rowTitle(row)}</span>
                <span className="block text-sm text-muted tabular-nums">
                  {row.id} · {formatMoment(row.date)}
                </span>
              </span>
              <span className="ml-auto grid flex-none justify-items-end gap-1">
                <Amount row={row} />
                <TransactionMark status={row.status} looks={consoleStatuses} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
