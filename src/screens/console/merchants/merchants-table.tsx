import type { MerchantListing } from '#db/queries/list-merchants.ts'
import { formatDate, formatWholeUsd } from '#src/rules/format.ts'
import { approvalStatuses, merchantStatuses } from '#src/rules/statuses.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Table, TableOrCards, Td, Th, Tr } from '#src/ui/table.tsx'

const joined = ({ joinDate }: MerchantListing) => (joinDate ? formatDate(joinDate) : 'Not yet')

/** A rejected one still waits, for its owner to send it anew: that it was rejected says more. */
function StatusBadge({ merchant: { status, approvalStatus } }: { merchant: MerchantListing }) {
  const { tone, label } =
    approvalStatus === 'REJECTED' ? approvalStatuses.REJECTED : merchantStatuses[status]
  return <Badge tone={tone}>{label}</Badge>
}

/** The merchants as a table, and as cards where it is narrow. */
export function MerchantsTable({ merchants }: { merchants: MerchantListing[] }) {
  return (
    <TableOrCards
      table={
        <Table label="Merchants">
          <thead>
            <tr>
              <Th>Merchant</Th>
              <Th>Type</Th>
              <Th secondary>Town</Th>
              <Th>Joined</Th>
              <Th>Status</Th>
              <Th numeric>Volume, 30 days</Th>
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
                <Td secondary className="text-muted">
                  {merchant.town}
                </Td>
                <Td className="whitespace-nowrap text-muted">{joined(merchant)}</Td>
                <Td>
                  <StatusBadge merchant={merchant} />
                </Td>
                <Td numeric className="font-semibold">
                  {formatWholeUsd(merchant.transactionVolume)}
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
                  <h2 className="font-medium">{merchant.name}</h2>
                  <p className="truncate text-sm text-muted">{merchant.email}</p>
                </div>
                <StatusBadge merchant={merchant} />
              </div>
              <div className="mt-1.5 flex items-baseline justify-between gap-3">
                <p className="min-w-0 text-sm text-muted">
                  {merchant.businessType}, {merchant.town}
                </p>
                <p className="font-semibold tabular-nums">
                  <span className="sr-only">Volume over 30 days: </span>
                  {formatWholeUsd(merchant.transactionVolume)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      }
    />
  )
}
