import { ClockAlert } from 'lucide-react'
import { linkStatuses } from '#src/rules/transactions.ts'
import { Badge } from '#src/ui/badge.tsx'
import type { LinkRow } from './link-row.ts'

/** A link's status; a draft says so as well. */
export function LinkStatus({
  link: { status, draft },
}: {
  link: Pick<LinkRow, 'status' | 'draft'>
}) {
  const { tone, label } = linkStatuses[status]
  return (
    <span className="inline-flex flex-none flex-wrap justify-end gap-1">
      {draft && <Badge tone="line">Draft</Badge>}
      <Badge tone={tone} icon={status === 'expired' ? <ClockAlert aria-hidden /> : undefined}>
        {label}
      </Badge>
    </span>
  )
}
