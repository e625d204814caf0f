import type { Merchant } from '#db/model/merchant.ts'
import { approvalStatuses, merchantStatuses } from '#src/rules/statuses.ts'
import { Badge } from '#src/ui/badge.tsx'

type Standing = Pick<Merchant, 'status' | 'approvalStatus'>

/** A rejected one still waits, for its owner to send it anew: that it was rejected says more. */
export const shownStatus = ({ status, approvalStatus }: Standing) =>
  approvalStatus === 'REJECTED' ? approvalStatuses.REJECTED : merchantStatuses[status]

export function MerchantStatus({ merchant }: { merchant: Standing }) {
  const { tone, label } = shownStatus(merchant)
  return <Badge tone={tone}>{label}</Badge>
}
