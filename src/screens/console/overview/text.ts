import type { Overview } from '#db/reports/overview-queries.ts'
import { countOf, formatCount, withSign } from '#db/text/format.ts'
import type { Comparison } from '#src/ui/stat-card.tsx'

/** The charts of the platform, of which one is shown. */
export const charts = [
  { value: 'volume', label: 'Volume' },
  { value: 'success', label: 'Success' },
  { value: 'methods', label: 'Methods' },
  { value: 'merchants', label: 'Growth' },
] as const
export type Chart = (typeof charts)[number]['value']

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** Returns the sentences under the title: the date and how many applications wait, if known. */
export function overviewLines(today: Date, waiting: number | undefined): string[] {
  if (waiting === undefined) return ['Activity across all merchants.']
  const date = `${day.format(today)}.`
  if (waiting === 0) return [date, 'No applications are waiting.']
  return [date, `${countOf(waiting, 'application')} ${waiting === 1 ? 'is' : 'are'} waiting.`]
}

/** Describes how the number of active merchants moved: `+1 net, 4 new`. */
export function merchantChange({ value, before, joined }: Overview['merchants']): Comparison {
  const change = value - before
  const rest = `net, ${formatCount(joined)} new`
  if (change === 0)
    return { amount: '', rest: `No change, ${formatCount(joined)} new`, direction: 'same' }
  return {
    amount: withSign(change, formatCount(Math.abs(change))),
    rest,
    direction: change > 0 ? 'up' : 'down',
  }
}
