import type { Merchant } from '#db/merchants/schemas.ts'
import { approvalStatuses, merchantStatuses } from '#src/rules/transactions.ts'
import { Badge, QuietOk } from '#src/ui/badge.tsx'

type Standing = Pick<Merchant, 'status' | 'approvalStatus'>

/** A rejected one still waits, for its owner to send it anew: that it was rejected says more. */
export const shownStatus = ({ status, approvalStatus }: Standing) =>
  approvalStatus === 'REJECTED' ? approvalStatuses.REJECTED : merchantStatuses[status]

/** Nearly all are active: the others alone stand out. */
export function MerchantStatus({ merchant }: { merchant: Standing }) {
  const { tone, label } = shownStatus(merchant)
  if (tone === 'ok') return <QuietOk label={label} />
  return <Badge tone={tone}>{label}</Badge>
}
