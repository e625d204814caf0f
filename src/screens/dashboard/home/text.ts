import type { ActiveLinks } from '#db/links/queries.ts'
import type { Figure } from '#db/payments/figures.ts'
import { formatCount } from '#src/rules/format.ts'
import { note, type Comparison } from '#src/ui/stat-card.tsx'

/** How the page greets, by the hour on the device; before it is known whom, the same at every hour. */
export function greeting(now: Date, name: string | undefined): string {
  if (!name) return 'Welcome'
  const hour = now.getHours()
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  const first = name.trim().split(/\s+/)[0]
  return first ? `Good ${part}, ${first}` : `Good ${part}`
}

/** How many links end soon, where any do: `1 ends soon`. */
export const endingSoon = ({ endingSoon: count }: ActiveLinks): string =>
  count === 0 ? '' : `${formatCount(count)} ${count === 1 ? 'ends' : 'end'} soon`

/** How a count moved against the 30 days before, in words, with what more there is to say of it. */
export function countChange({ value, before }: Figure, more = ''): Comparison {
  const change = value - before
  const rest = (words: string) => (more ? `${words}, ${more}` : words)
  if (change === 0) return note(rest('The same as before'))
  const amount = formatCount(Math.abs(change))
  return change > 0
    ? { amount: `${amount} more`, rest: rest('than before'), direction: 'up' }
    : { amount: `${amount} fewer`, rest: rest('than before'), direction: 'down' }
}

/** How revenue moved against the 30 days before; null percent where there was nothing before. */
export function revenueChange(percent: number | null): Comparison {
  if (percent === null) return note('Nothing in the 30 days before')
  if (percent === 0) return note('The same as the 30 days before')
  const amount = `${Math.abs(percent).toFixed(1)}%`
  return percent > 0
    ? { amount: `${amount} up`, rest: 'on the 30 days before', direction: 'up' }
    : { amount: `${amount} down`, rest: 'on the 30 days before', direction: 'down' }
}
