import type { WebhookEvent } from '#db/apps/schemas.ts'
import { Badge } from '#src/ui/badge.tsx'

const looks = {
  waiting: { tone: 'wait', label: 'Waiting' },
  failed: { tone: 'bad', label: 'Failed' },
} as const

/** Plain if delivered; only exceptions are filled. */
export function EventBadge({ status }: Pick<WebhookEvent, 'status'>) {
  if (status === 'delivered') return <span className="text-sm text-muted">Delivered</span>
  const { tone, label } = looks[status]
  return <Badge tone={tone}>{label}</Badge>
}
