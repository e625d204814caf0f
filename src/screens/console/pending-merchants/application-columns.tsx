import { papersOf } from '#db/merchants/application-queries.ts'
import { sentAt } from '#db/merchants/review-target.ts'
import { openRequest } from '#db/merchants/rules.ts'
import { formatShortDate } from '#db/text/format.ts'
import { documentCounts, handedInText } from '#src/rules/documents.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import type { Column } from '#src/ui/list/column.ts'
import {
  dueText,
  PriorityBadge,
  type QueuedMerchant,
} from '../shared/applications/application-queue.tsx'

interface Props {
  merchant: QueuedMerchant
}

/** The review deadline; overdue is in the text, not only in the color. */
function Due({ merchant }: Props) {
  return (
    <span className={merchant.late ? 'font-medium text-danger' : 'text-muted'}>
      {dueText(merchant)}
    </span>
  )
}

/** Says that the merchant has answered; while it owes an answer, the deadline says so. */
function Asked({ merchant }: Props) {
  if (!merchant.information?.length || openRequest(merchant)) return null
  return <span className="font-medium text-info">Answered</span>
}

export const applicationColumns: Column<QueuedMerchant>[] = [
  {
    id: 'name',
    header: 'Merchant',
    isName: true,
    className: 'min-w-44 py-2.5',
    cell: ({ name, brand, businessType }) => (
      <div className="flex items-center gap-3">
        <Avatar name={name} of="business" picture={brand?.picture} />
        <div className="min-w-0">
          <div className="font-medium">{name}</div>
          <div className="text-sm text-muted">{businessType}</div>
        </div>
      </div>
    ),
  },
  {
    id: 'submitted',
    header: 'Submitted',
    className: 'whitespace-nowrap tabular-nums',
    cell: (merchant) => (
      <>
        <div>{formatShortDate(sentAt(merchant))}</div>
        <div className="text-sm text-muted">{merchant.age}</div>
      </>
    ),
  },
  {
    id: 'documents',
    header: 'Documents',
    className: 'whitespace-nowrap tabular-nums',
    cell: (merchant) => {
      const { handedIn, approved } = documentCounts(papersOf(merchant))
      return (
        <>
          <div>{handedIn} handed in</div>
          <div className="text-sm text-muted">{approved} approved</div>
          <div className="text-sm">
            <Asked merchant={merchant} />
          </div>
        </>
      )
    },
  },
  {
    id: 'assignee',
    header: 'Assignee',
    // Two words below each other leave the merchant's name whole.
    className: 'min-w-27 wrap-anywhere',
    cell: ({ assignee }) => assignee ?? <span className="text-subtle">Unassigned</span>,
  },
  {
    id: 'priority',
    header: 'Priority',
    className: 'whitespace-nowrap text-sm tabular-nums',
    cell: (merchant) => (
      <>
        <PriorityBadge priority={merchant.priority} />
        <div className="mt-0.5">
          <Due merchant={merchant} />
        </div>
      </>
    ),
  },
]

export function ApplicationCard({ merchant }: Props) {
  const { name, brand, businessType, priority, assignee, age } = merchant
  return (
    <>
      <div className="flex items-start gap-3">
        <Avatar name={name} of="business" picture={brand?.picture} />
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold">{name}</h2>
          <p className="text-sm text-muted tabular-nums">
            {businessType} ·{' '}
            <span className="whitespace-nowrap">
              {formatShortDate(sentAt(merchant))} · {age}
            </span>
          </p>
        </div>
        <PriorityBadge priority={priority} />
      </div>
      <p className="mt-1.5 flex flex-wrap gap-x-2 text-sm tabular-nums">
        <span>{handedInText(papersOf(merchant))}</span>
        <Asked merchant={merchant} />
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm tabular-nums">
        <Due merchant={merchant} />
        <span className="text-muted">{assignee ?? 'Unassigned'}</span>
      </p>
    </>
  )
}

/** An application card in selection mode, where the whole card is a checkbox. */
export function ApplicationChoice({ merchant }: Props) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold wrap-anywhere">{merchant.name}</span>
      <span className="block text-sm text-muted tabular-nums">
        {handedInText(papersOf(merchant))}, <Due merchant={merchant} />
      </span>
    </span>
  )
}
