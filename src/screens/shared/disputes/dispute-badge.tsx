import type { DisputeStatus } from '#db/disputes/schemas.ts'
import { disputeStatuses } from '#src/rules/cases.ts'
import { Badge } from '#src/ui/badge.tsx'

export function DisputeBadge({ status }: { status: DisputeStatus }) {
  const { tone, label } = disputeStatuses[status]
  return <Badge tone={tone}>{label}</Badge>
}
