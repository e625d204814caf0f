import { Link } from 'wouter'
import type { MerchantListing } from '#db/merchants/queries.ts'
import { inUsd } from '#db/money.ts'
import { formatDate, formatMoney, formatWholeUsd } from '#db/text/format.ts'
import { useLacking } from '#src/data/actor.ts'
import { tradeAndTown } from '#src/rules/business.ts'
import { pathTo } from '#routes/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import type { Column } from '#src/ui/list/column.ts'
import { RowLine, RowLines } from '#src/ui/list/row-lines.tsx'
import { MerchantStatusBadge, shownStatus } from '../shared/merchants/merchant-status.tsx'

export const merchantOrders = [
  'name',
  'type',
  'town',
  'joined',
  'status',
  'volume',
  'balance',
] as const
type Order = (typeof merchantOrders)[number]

/** Both balances, one below the other. */
const Available = ({ USD, ZWL }: MerchantListing['available']) => (
  <>
    <span className="block">{formatMoney(USD, 'USD')}</span>
    <span className="block text-sm font-normal text-muted">{formatMoney(ZWL, 'ZWL')}</span>
  </>
)

export const merchantColumns: Column<MerchantListing, Order>[] = [
  {
    id: 'name',
    header: 'Merchant',
    isName: true,
    className: 'py-2.5',
    sort: 'name',
    value: ({ name }) => name,
    cell: ({ id, name, brand, email }) => (
      <div className="flex items-center gap-3">
        <Avatar name={name} of="business" picture={brand?.picture} />
        <div className="min-w-0">
          <Link to={pathTo('merchant', { id })} className="font-medium hover:underline">
            {name}
          </Link>
          <div className="text-sm text-muted">{email}</div>
        </div>
      </div>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    className: 'text-muted',
    sort: 'type',
    value: ({ businessType }) => businessType,
    cell: ({ businessType }) => businessType || '—',
  },
  {
    id: 'town',
    header: 'Town',
    secondary: true,
    className: 'text-muted',
    sort: 'town',
    value: ({ town }) => town,
    cell: ({ town }) => town || '—',
  },
  {
    id: 'joined',
    header: 'Joined',
    className: 'whitespace-nowrap text-muted',
    sort: '-joined',
    kind: 'date',
    value: ({ joinDate }) => (joinDate ? Date.parse(joinDate) : 0),
    cell: ({ joinDate }) => (joinDate ? formatDate(joinDate) : 'Not yet'),
  },
  {
    id: 'status',
    header: 'Status',
    sort: 'status',
    value: (merchant) => shownStatus(merchant).label,
    cell: (merchant) => <MerchantStatusBadge merchant={merchant} />,
  },
  {
    id: 'volume',
    header: 'Volume, 30 days',
    numeric: true,
    className: 'font-semibold',
    sort: '-volume',
    kind: 'money',
    value: ({ transactionVolume }) => transactionVolume,
    cell: ({ transactionVolume }) => formatWholeUsd(transactionVolume),
  },
  {
    id: 'balance',
    header: 'Balance',
    numeric: true,
    className: 'whitespace-nowrap',
    sort: '-balance',
    kind: 'money',
    value: ({ available }) => available.USD + inUsd(available.ZWL, 'ZWL'),
    cell: ({ available }) => <Available {...available} />,
  },
]

/** The columns for a person who may not see finances. */
export const columnsWithoutMoney = merchantColumns.filter(({ kind }) => kind !== 'money')

export function MerchantCard({ merchant }: { merchant: MerchantListing }) {
  const { name, brand, email, available } = merchant
  const unseen = useLacking('finances')
  return (
    <RowLines mark={<Avatar name={name} of="business" picture={brand?.picture} />} name={name}>
      <RowLine end={<MerchantStatusBadge merchant={merchant} />}>{tradeAndTown(merchant)}</RowLine>
      <RowLine>{email}</RowLine>
      {unseen === undefined && (
        <RowLine>
          Balance{' '}
          <span className="font-semibold whitespace-nowrap text-text">
            {formatMoney(available.USD, 'USD')}
          </span>{' '}
          ·{' '}
          <span className="font-semibold whitespace-nowrap text-text">
            {formatMoney(available.ZWL, 'ZWL')}
          </span>
        </RowLine>
      )}
    </RowLines>
  )
}
