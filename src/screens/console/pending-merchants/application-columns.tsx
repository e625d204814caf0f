import { sentAt } from '#db/merchants/review-target.ts'
import { formatDate } from '#src/rules/format.ts'
import type { Column } from '#src/ui/list/column.ts'
import {
  dueText,
  PriorityBadge,
  type QueuedMerchant,
  targetText,
} from '../shared/application-queue.tsx'
import { documentNames, files } from './text.ts'

/** The review deadline; overdue is in the text, not only in the color. */
function Due({ merchant }: { merchant: QueuedMerchant }) {
  return (
    <span className={merchant.late ? 'font-medium text-danger' : 'text-muted'}>
      {dueText(merchant)}
    </span>
  )
}

export const applicationColumns: Column<QueuedMerchant>[] = [
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
    secondary: true,
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
    className: 'whitespace-nowrap text-sm tabular-nums',
    cell: (merchant) => (
      <>
        <div className="text-muted">{targetText(merchant)}</div>
        <Due merchant={merchant} />
      </>
    ),
  },
]

export function ApplicationCard({ merchant }: { merchant: QueuedMerchant }) {
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
        {documentNames(documents)}. {targetText(merchant)}.
      </p>
      <p className="text-sm tabular-nums">
        <Due merchant={merchant} />
      </p>
    </>
  )
}

/** An application card in selection mode, where the whole card is a checkbox. */
export function ApplicationChoice({ merchant }: { merchant: QueuedMerchant }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold wrap-anywhere">{merchant.name}</span>
      <span className="block text-sm text-muted tabular-nums">
        {merchant.businessType}, <Due merchant={merchant} />
      </span>
    </span>
  )
}
