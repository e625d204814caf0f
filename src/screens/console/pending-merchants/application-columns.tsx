import type { PendingMerchant } from '#db/queries/list-pending-merchants.ts'
import { formatDate } from '#src/rules/format.ts'
import { reviewTargets } from '#src/rules/statuses.ts'
import type { Column } from '#src/ui/list/column.ts'
import { PriorityBadge } from '#src/screens/shared/applications/priority-badge.tsx'
import { sentAt } from '#src/screens/shared/applications/queue.ts'
import { documentNames, files } from './text.ts'

const target = ({ priority }: PendingMerchant) => reviewTargets[priority ?? 'low'].target

export const applicationColumns: Column<PendingMerchant>[] = [
  {
    id: 'name',
    header: 'Merchant',
    className: 'py-2.5',
    cell: ({ name, email }) => (
      <>
        <div className="font-medium">{name}</div>
        <div className="text-sm text-muted">{email}</div>
      </>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    className: 'text-muted',
    cell: ({ businessType }) => businessType,
  },
  {
    id: 'submitted',
    header: 'Submitted',
    className: 'whitespace-nowrap text-muted',
    cell: (merchant) => formatDate(sentAt(merchant)),
  },
  {
    id: 'documents',
    header: 'Documents',
    secondary: true,
    className: 'whitespace-nowrap text-muted',
    cell: ({ documents }) => files(documents.length),
  },
  {
    id: 'priority',
    header: 'Priority',
    cell: ({ priority }) => <PriorityBadge priority={priority} />,
  },
  {
    id: 'review',
    header: 'Review',
    secondary: true,
    className: 'whitespace-nowrap text-muted',
    cell: target,
  },
]

/** What a card says of an application, above its buttons. */
export function ApplicationCard({ merchant }: { merchant: PendingMerchant }) {
  const { name, businessType, priority, documents } = merchant
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold">{name}</h2>
          <p className="text-sm text-muted tabular-nums">
            {businessType} · {formatDate(sentAt(merchant))}
          </p>
        </div>
        <PriorityBadge priority={priority} />
      </div>
      <p className="mt-1.5 text-sm text-muted">
        {documentNames(documents)}. {target(merchant)}.
      </p>
    </>
  )
}
