import { ClockAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { inUsd } from '#db/money.ts'
import { countOf, formatCount, formatDate, formatMoney } from '#db/text/format.ts'
import { linkAmount } from '#src/rules/links.ts'
import { linkStatuses } from '#src/rules/transactions.ts'
import { InclConverted } from '#src/screens/shared/incl-converted.tsx'
import type { ActionsOf } from '#src/screens/shared/row-actions.tsx'
import { ShareButton } from '#src/screens/shared/share-link/share-button.tsx'
import { shareIds } from '#src/screens/shared/share-link/share-actions.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { linkRowActions } from './link-actions.tsx'
import type { LinkRow } from './link-rows.ts'

interface Props {
  link: LinkRow
  actionsOf: ActionsOf
  /** Takes the width of a card. */
  wide?: boolean
}

/** Returns the id of the element that names a link's row. */
const nameId = ({ id }: LinkRow): string => `link-${id}`

/** Share, and the demo's way to the customer's side; a link's menu has the rest (LINK-1). */
export function LinkButtons({ link, actionsOf, wide = false }: Props) {
  const share = (
    <ShareButton
      key="share"
      name={link.name}
      items={actionsOf(linkRowActions, link, shareIds)}
      variant="ghost"
      size="sm"
      aria-describedby={nameId(link)}
      className={wide ? 'flex-auto' : ''}
    />
  )
  const pay = actionsOf(linkRowActions, link, ['pay']).map(({ id, label, onSelect }) => (
    <IconButton
      key={id}
      label={label}
      icon={<DemoTag>Pay</DemoTag>}
      aria-describedby={nameId(link)}
      onClick={onSelect}
    />
  ))
  // In a table, where only some links can be paid, Share keeps its column.
  return wide ? [share, ...pay] : [...pay, share]
}

const draftLook = { tone: 'line', label: 'Draft' } as const
const aboveLook = { tone: 'bad', label: 'Above limit' } as const

/** Returns the look of a link's status: a draft was never active, and an active one above the limit can't be paid. */
function statusLook({ status, draft, exceededLimit }: LinkRow) {
  if (draft && status === 'inactive') return draftLook
  if (status === 'active' && exceededLimit !== null) return aboveLook
  return linkStatuses[status]
}

function LinkStatus({ link }: { link: LinkRow }) {
  const { tone, label } = statusLook(link)
  return (
    <Badge tone={tone} icon={link.status === 'expired' ? <ClockAlert aria-hidden /> : undefined}>
      {label}
    </Badge>
  )
}

export const linkOrders = ['name', 'amount', 'created', 'usage', 'status'] as const
type Order = (typeof linkOrders)[number]

function expiryText({ status, expiresAt }: LinkRow): string | null {
  if (expiresAt === null) return null
  return `${status === 'expired' ? 'Expired' : 'Expires'} ${formatDate(expiresAt)}`
}

const total = ({ collected, currency }: LinkRow) => formatMoney(collected, currency)

/** The amount from before the link changed its currency. */
const Collected = ({ link: { name, collected, currency, converted } }: { link: LinkRow }) => (
  <InclConverted of={name} total={collected} currency={currency} part={converted} />
)

/** Why a fixed price times the payments is more than the total. */
const refunds = ({ refunded, currency }: LinkRow) =>
  refunded > 0 && `${formatMoney(refunded, currency)} refunded`

export const linkColumns: Column<LinkRow, Order>[] = [
  {
    id: 'name',
    header: 'Name',
    isName: true,
    className: 'min-w-45 py-2.5',
    sort: 'name',
    value: ({ name }) => name,
    cell: (link) => (
      <>
        <div id={nameId(link)} className="font-medium wrap-anywhere">
          {link.name}
        </div>
        <div className="line-clamp-2 text-sm wrap-anywhere text-muted">{link.description}</div>
      </>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    className: 'whitespace-nowrap',
    sort: '-amount',
    kind: 'money',
    value: ({ amount, currency }) => inUsd(amount ?? 0, currency),
    cell: (link) => (
      <span className={link.amount === null ? 'text-muted' : 'font-semibold'}>
        {linkAmount(link)}
      </span>
    ),
  },
  {
    id: 'created',
    header: 'Created',
    className: 'whitespace-nowrap text-muted',
    sort: '-created',
    kind: 'date',
    value: ({ createdAt }) => Date.parse(createdAt),
    cell: (link) => (
      <>
        <div>{formatDate(link.createdAt)}</div>
        <div className="text-sm">{expiryText(link)}</div>
      </>
    ),
  },
  {
    id: 'usage',
    header: 'Usage',
    numeric: true,
    className: 'whitespace-nowrap py-2.5',
    sort: '-usage',
    kind: 'money',
    value: ({ collected, currency }) => inUsd(collected, currency),
    cell: (link) => (
      <>
        <div className="font-semibold">{total(link)}</div>
        <div className="text-sm text-muted">{countOf(link.payments, 'payment')}</div>
        <div className="text-sm text-muted">{refunds(link)}</div>
        <Collected link={link} />
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    sort: 'status',
    value: (link) => statusLook(link).label,
    cell: (link) => <LinkStatus link={link} />,
  },
]

/** A link as a card, with its buttons at the bottom. */
export function LinkCard({ link, children }: { link: LinkRow; children: ReactNode }) {
  return (
    <Card className="flex h-full flex-col pt-3.5 pr-3.5 pb-1.5 pl-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 id={nameId(link)} className="min-w-0 flex-[1_1_8rem] font-semibold wrap-anywhere">
          {link.name}
        </h2>
        <LinkStatus link={link} />
      </div>
      <div className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <p
          className={
            link.amount === null
              ? 'leading-7.5 font-medium'
              : 'text-xl/7.5 font-semibold tabular-nums'
          }
        >
          {linkAmount(link)}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {formatCount(link.payments)} paid, {total(link)}
          {link.refunded > 0 && ` after ${refunds(link)}`} <Collected link={link} />
        </p>
      </div>
      <p className="mb-2.5 text-sm text-muted">{expiryText(link)}</p>
      <div className="-mr-2 -ml-2 mt-auto flex flex-wrap items-center border-t border-line pt-1">
        {children}
      </div>
    </Card>
  )
}
