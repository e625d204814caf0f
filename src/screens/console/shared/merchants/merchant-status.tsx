import { isSubmitted } from '#db/merchants/rules.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { applicationLook, merchantStatuses } from '#src/rules/transactions.ts'
import { Badge, QuietOk } from '#src/ui/badge.tsx'

type Standing = Pick<Merchant, 'status' | 'approvalStatus' | 'submittedDate' | 'resubmittedAt'>

/** A merchant whose application is rejected, or not submitted yet, has status pending; that says more. */
export const shownStatus = (merchant: Standing) =>
  merchant.approvalStatus === 'REJECTED' || !isSubmitted(merchant)
    ? applicationLook(merchant)
    : merchantStatuses[merchant.status]

/** Nearly all merchants are active, so only the other statuses get a badge. */
export function MerchantStatusBadge({ merchant }: { merchant: Standing }) {
  const { tone, label } = shownStatus(merchant)
  if (tone === 'ok') return <QuietOk label={label} />
  return <Badge tone={tone}>{label}</Badge>
}
