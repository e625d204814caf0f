import type { ActiveLinks } from '#db/links/queries.ts'
import type { Figure } from '#db/payments/figures.ts'
import { formatCount } from '#src/rules/format.ts'
import { note, type Comparison } from '#src/ui/stat-card.tsx'

/** Returns the greeting for the hour on the device; until the name is known, the same at every hour. */
export function greeting(now: Date, name: string | undefined): string {
  if (!name) return 'Welcome'
  const hour = now.getHours()
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  const first = name.trim().split(/\s+/)[0]
  return first ? `Good ${part}, ${first}` : `Good ${part}`
}

/** Returns the number of links that end soon, if any: `1 ends soon`. */
export const endingSoon = ({ endingSoon: count }: ActiveLinks): string =>
  count === 0 ? '' : `${formatCount(count)} ${count === 1 ? 'ends' : 'end'} soon`

/** Describes a count's change from the 30 days before, followed by any further note. */
export function countChange({ value, before }: Figure, more = ''): Comparison {
  const change = value - before
  const rest = (words: string) => (more ? `${words}, ${more}` : words)
  if (change === 0) return note(rest('The same as before'))
  const amount = formatCount(Math.abs(change))
  return change > 0
    ? { amount: `${amount} more`, rest: rest('than before'), direction: 'up' }
    : { amount: `${amount} fewer`, rest: rest('than before'), direction: 'down' }
}

/** Describes revenue's change from the 30 days before; percent is null if there was nothing before. */
export function revenueChange(percent: number | null): Comparison {
  if (percent === null) return note('Nothing in the 30 days before')
  if (percent === 0) return note('The same as the 30 days before')
  const amount = `${Math.abs(percent).toFixed(1)}%`
  return percent > 0
    ? { amount: `${amount} up`, rest: 'on the 30 days before', direction: 'up' }
    : { amount: `${amount} down`, rest: 'on the 30 days before', direction: 'down' }
}
