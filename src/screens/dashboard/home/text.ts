import type { ActiveLinks } from '#db/links/queries.ts'
import { type Figure, percentUp } from '#db/payments/figures.ts'
import type { FlowRange, FlowStep, MoneyFlow } from '#db/payments/money-flow-figures.ts'
import { formatCount, formatDate, formatDay, formatMoney } from '#src/rules/format.ts'
import type { FlowPoint } from '#src/ui/charts/flow-chart.tsx'
import { type Comparison, note } from '#src/ui/stat-card.tsx'

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

const usd = (amount: number) => formatMoney(amount, 'USD')
const instantOf = (day: number) => new Date(day).toISOString()

/** The label of each range, and its form within a sentence. */
export const rangeNames: Record<FlowRange, { short: string; long: string }> = {
  '7': { short: '7 days', long: '7 days' },
  '30': { short: '30 days', long: '30 days' },
  '90': { short: '90 days', long: '90 days' },
  year: { short: 'Year', long: '12 months' },
}

/** Compares the money in with the range before: `12.3% more than in the 30 days before`. */
function against(percent: number | null, before: string): string {
  if (percent === null) return `with nothing in the ${before} before`
  if (percent === 0) return `as in the ${before} before`
  return `${Math.abs(percent).toFixed(1)}% ${percent > 0 ? 'more' : 'less'} than in the ${before} before`
}

/** Summarizes the chart in plain words. */
export function flowSentence({ now, before }: MoneyFlow, range: FlowRange): string {
  const { long } = rangeNames[range]
  if (now.in === 0 && now.out === 0) return `Nothing came in or went out in the last ${long}.`
  const change = against(percentUp({ value: now.in, before: before.in }), long)
  const parts = [
    [now.payouts, 'paid out to you'],
    [now.refunds, 'refunded'],
    [now.fees, 'in fees'],
  ] as const
  const named = parts
    .filter(([amount]) => amount > 0)
    .map(([amount, words]) => `${usd(amount)} ${words}`)
  const out =
    named.length === 0
      ? 'Nothing went out.'
      : `Out of it went ${named.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`
  return `${usd(now.in)} came in, ${change}. ${out}`
}

/** Labels a step of the chart: its day, or its first and last. */
const stepLabel = ({ from, to }: FlowStep): string =>
  from === to
    ? formatDate(instantOf(from))
    : `${formatDay(instantOf(from))} to ${formatDate(instantOf(to))}`

/** Returns the chart's points. */
export const flowPoints = (steps: readonly FlowStep[]): FlowPoint[] =>
  steps.map((step) => ({
    label: stepLabel(step),
    value: step.in,
    down: step.out,
    text: `in ${usd(step.in)}, out ${usd(step.out)}`,
  }))

/** Describes the chart's content, period and steps. */
export function flowCaption([first]: readonly FlowStep[], range: FlowRange): string {
  const each = range === 'year' ? 'month' : range === '90' ? 'week' : 'day'
  return `In and out each ${each}, ${first ? formatDate(instantOf(first.from)) : ''} to today, in US dollars`
}
