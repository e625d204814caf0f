import type { PendingMerchant } from '#db/queries/list-pending-merchants.ts'
import { formatDate } from '#src/rules/format.ts'
import { reviewTargets } from '#src/rules/statuses.ts'
import { Table, TableOrCards, Td, Th, Tr } from '#src/ui/table.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { PriorityBadge } from './priority-badge.tsx'
import { documentNames, files } from './text.ts'

interface Props {
  merchants: PendingMerchant[]
  onReview: (id: string) => void
}

/** The waiting applications as a table, and as cards where it is narrow. */
export function PendingMerchantsTable({ merchants, onReview }: Props) {
  return (
    <TableOrCards
      table={
        <Table label="Pending merchants">
          <thead>
            <tr>
              <Th>Merchant</Th>
              <Th>Type</Th>
              <Th>Submitted</Th>
              <Th secondary>Documents</Th>
              <Th>Priority</Th>
              <Th secondary>Review</Th>
              <Th>
                <span className="sr-only">Actions</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {merchants.map((merchant) => (
              <Tr key={merchant.id}>
                <Td className="py-2.5">
                  <div className="font-medium">{merchant.name}</div>
                  <div className="text-sm text-muted">{merchant.email}</div>
                </Td>
                <Td className="text-muted">{merchant.businessType}</Td>
                <Td className="whitespace-nowrap text-muted">{formatDate(merchant.createdDate)}</Td>
                <Td secondary className="whitespace-nowrap text-muted">
                  {files(merchant.documents.length)}
                </Td>
                <Td>
                  <PriorityBadge priority={merchant.priority} />
                </Td>
                <Td secondary className="whitespace-nowrap text-muted">
                  {reviewTargets[merchant.priority ?? 'low'].target}
                </Td>
                <Td>
                  <div className="flex justify-end gap-2">
                    <DecisionButtons merchant={merchant} onReview={onReview} />
                  </div>
                </Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      }
      cards={
        <ul>
          {merchants.map((merchant) => (
            <li key={merchant.id} className="border-t border-line p-4 first:border-t-0">
              <div className="flex items-start justify-between gap-3">
                <div className="min-w-0">
                  <h2 className="font-semibold">{merchant.name}</h2>
                  <p className="text-sm text-muted tabular-nums">
                    {merchant.businessType} · {formatDate(merchant.createdDate)}
                  </p>
                </div>
                <PriorityBadge priority={merchant.priority} />
              </div>
              <p className="mt-1.5 text-sm text-muted">
                {documentNames(merchant.documents)}.{' '}
                {reviewTargets[merchant.priority ?? 'low'].target}.
              </p>
              <div className="mt-3 flex flex-wrap items-center gap-2">
                <DecisionButtons merchant={merchant} onReview={onReview} spread />
              </div>
            </li>
          ))}
        </ul>
      }
    />
  )
}
