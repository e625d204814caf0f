import { ChevronDown, ChevronsUp, Equal } from 'lucide-react'
import type { Priority } from '#db/merchants/schemas.ts'
import { reviewTargets } from '#src/rules/transactions.ts'
import { Badge } from '#src/ui/badge.tsx'

const shapes = { high: ChevronsUp, medium: Equal, low: ChevronDown }

export function PriorityBadge({ priority }: { priority: Priority | null }) {
  const { tone, label } = reviewTargets[priority ?? 'low']
  const Shape = shapes[priority ?? 'low']
  return (
    <Badge tone={tone} icon={<Shape size={14} strokeWidth={2} aria-hidden />}>
      {label}
    </Badge>
  )
}
