import type { Merchant, Priority } from '#db/model/merchant.ts'
import { reviewTargets } from '#src/rules/statuses.ts'

type Waiting = Pick<Merchant, 'priority' | 'createdDate' | 'resubmittedAt'>

/** When an application was sent, again where it was rejected before, as an instant. */
export const sentAt = ({ createdDate, resubmittedAt }: Omit<Waiting, 'priority'>) =>
  resubmittedAt ?? createdDate

export interface QueuePart {
  priority: Priority
  waiting: number
  /** How many have waited longer than their target. */
  late: number
  /** When the one that has waited longest was sent, as an instant. */
  oldest: string
}

const priorityOf = ({ priority }: Waiting): Priority => priority ?? 'low'

/** The instant, in milliseconds, at which an application has waited as long as its target; infinite without one. */
export function dueAt(merchant: Waiting): number {
  const { hours = Infinity } = reviewTargets[priorityOf(merchant)]
  return Date.parse(sentAt(merchant)) + hours * 3_600_000
}

/** The applications that wait, by priority, the most urgent first; priorities that none has are left out. */
export function queueByPriority(merchants: readonly Waiting[], now: number): QueuePart[] {
  return (['high', 'medium', 'low'] as const).flatMap((priority) => {
    const those = merchants.filter((each) => priorityOf(each) === priority)
    const [oldest] = those.map(sentAt).sort()
    if (oldest === undefined) return []
    const late = those.filter((each) => dueAt(each) < now).length
    return [{ priority, waiting: those.length, late, oldest }]
  })
}
