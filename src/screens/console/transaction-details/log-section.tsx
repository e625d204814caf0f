import type { Transaction } from '#db/payments/schemas.ts'
import { getTransactionLog } from '#db/payments/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { formatDateTime } from '#src/rules/format.ts'
import { DetailSection } from '#src/ui/detail-panel.tsx'

/** What the activity log says of a transaction; nothing where it says nothing, as of the sample data's. */
export function LogSection({ transaction }: { transaction: Transaction }) {
  const { id, merchantId } = transaction
  const entries = useQuery((db) => getTransactionLog(db, { id, merchantId }), [id, merchantId])
  if (!entries?.length) return null
  return (
    <DetailSection title="Activity log">
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className="border-t border-line py-2.5 first:border-t-0">
            <p className="font-medium">{entry.action}</p>
            <p className="text-sm wrap-anywhere text-muted tabular-nums">
              {entry.user}, {formatDateTime(entry.timestamp)}
            </p>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
