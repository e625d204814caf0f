import type { Merchant } from '#db/merchants/schemas.ts'
import { approvalStatuses, merchantStatuses } from '#src/rules/transactions.ts'
import { Badge, QuietOk } from '#src/ui/badge.tsx'

type Standing = Pick<Merchant, 'status' | 'approvalStatus'>

/** A rejected merchant still has status pending until its owner resubmits; "rejected" says more. */
export const shownStatus = ({ status, approvalStatus }: Standing) =>
  approvalStatus === 'REJECTED' ? approvalStatuses.REJECTED : merchantStatuses[status]

/** Nearly all merchants are active, so only the other statuses get a badge. */
export function MerchantStatusBadge({ merchant }: { merchant: Standing }) {
  const { tone, label } = shownStatus(merchant)
  if (tone === 'ok') return <QuietOk label={label} />
  return <Badge tone={tone}>{label}</Badge>
}
