import type { PayoutStatus } from '#db/payouts/schemas.ts'
import { payoutStatuses } from '#src/rules/payouts.ts'
import { Badge } from '#src/ui/badge.tsx'

export function PayoutBadge({ status }: { status: PayoutStatus }) {
  const { tone, label } = payoutStatuses[status]
  return <Badge tone={tone}>{label}</Badge>
}
