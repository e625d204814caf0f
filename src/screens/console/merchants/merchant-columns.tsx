import type { MerchantListing } from '#db/queries/list-merchants.ts'
import { formatDate, formatWholeUsd } from '#src/rules/format.ts'
import { approvalStatuses, merchantStatuses } from '#src/rules/statuses.ts'
import { Badge } from '#src/ui/badge.tsx'
import type { Column } from '#src/ui/list/column.ts'

export const merchantOrders = ['name', 'type', 'town', 'joined', 'status', 'volume'] as const
type Order = (typeof merchantOrders)[number]

/** A rejected one still waits, for its owner to send it anew: that it was rejected says more. */
const shownStatus = ({ status, approvalStatus }: MerchantListing) =>
  approvalStatus === 'REJECTED' ? approvalStatuses.REJECTED : merchantStatuses[status]

function StatusBadge({ merchant }: { merchant: MerchantListing }) {
  const { tone, label } = shownStatus(merchant)
  return <Badge tone={tone}>{label}</Badge>
}

export const merchantColumns: Column<MerchantListing, Order>[] = [
  {
    id: 'name',
    header: 'Merchant',
    className: 'py-2.5',
    sort: 'name',
    value: ({ name }) => name,
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
    sort: 'type',
    value: ({ businessType }) => businessType,
    cell: ({ businessType }) => businessType,
  },
  {
    id: 'town',
    header: 'Town',
    secondary: true,
    className: 'text-muted',
    sort: 'town',
    value: ({ town }) => town,
    cell: ({ town }) => town,
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
    cell: (merchant) => <StatusBadge merchant={merchant} />,
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
]

export function MerchantCard({ merchant }: { merchant: MerchantListing }) {
  const { name, email, businessType, town, transactionVolume } = merchant
  return (
    <div className="p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-medium">{name}</h2>
          <p className="truncate text-sm text-muted">{email}</p>
        </div>
        <StatusBadge merchant={merchant} />
      </div>
      <div className="mt-1.5 flex items-baseline justify-between gap-3">
        <p className="min-w-0 text-sm text-muted">
          {businessType}, {town}
        </p>
        <p className="font-semibold tabular-nums">
          <span className="sr-only">Volume over 30 days: </span>
          {formatWholeUsd(transactionVolume)}
        </p>
      </div>
    </div>
  )
}
