import { formatCount } from '#src/rules/format.ts'

/** How the page greets, by the hour on the device; before it is known whom, the same at every hour. */
export function greeting(now: Date, name: string | undefined): string {
  if (!name) return 'Welcome'
  const hour = now.getHours()
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  const first = name.trim().split(/\s+/)[0]
  return first ? `Good ${part}, ${first}` : `Good ${part}`
}

export interface Change {
  /** What stands out: how much it moved. */
  amount: string
  rest: string
  direction: 'up' | 'down' | 'same'
}

/** How a count moved against the 30 days before, in words. */
export function countChange(value: number, before: number): Change {
  const more = value - before
  if (more === 0) return { amount: '', rest: 'The same as before', direction: 'same' }
  const amount = formatCount(Math.abs(more))
  return more > 0
    ? { amount: `${amount} more`, rest: 'than before', direction: 'up' }
    : { amount: `${amount} fewer`, rest: 'than before', direction: 'down' }
}

/** How revenue moved against the 30 days before; null percent where there was nothing before. */
export function revenueChange(percent: number | null): Change {
  if (percent === null)
    return { amount: '', rest: 'Nothing in the 30 days before', direction: 'same' }
  if (percent === 0)
    return { amount: '', rest: 'The same as the 30 days before', direction: 'same' }
  const amount = `${Math.abs(percent).toFixed(1)}%`
  return percent > 0
    ? { amount: `${amount} up`, rest: 'on the 30 days before', direction: 'up' }
    : { amount: `${amount} down`, rest: 'on the 30 days before', direction: 'down' }
}
