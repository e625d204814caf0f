import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import type { ActiveLinks } from '#db/links/queries.ts'
import { partsOf } from '#db/money.ts'
import { type Figure, percentUp } from '#db/payments/figures.ts'
import type { FlowRange, FlowStep, MoneyFlow } from '#db/payments/money-flow-figures.ts'
import { formatCount, formatDay, formatMoney, formatShortDate, withSign } from '#db/text/format.ts'
import { amountsInWords } from '#src/rules/balances.ts'
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
  if (change === 0) return note(rest('No change'))
  return {
    amount: withSign(change, formatCount(Math.abs(change))),
    rest: rest('vs previous 30 days'),
    direction: change > 0 ? 'up' : 'down',
  }
}

/** Describes revenue's change from the 30 days before; percent is null if there was nothing before. */
export function revenueChange(percent: number | null, isBoth = false): Comparison {
  if (percent === null) return note('No previous data')
  if (percent === 0) return note('No change vs previous 30 days')
  return {
    amount: withSign(percent, `${Math.abs(percent).toFixed(1)}%`),
    rest: isBoth ? 'vs previous 30 days, both currencies' : 'vs previous 30 days',
    direction: percent > 0 ? 'up' : 'down',
  }
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

/** Compares the money in with the previous range: `+12.3% vs previous 30 days`. */
function against(percent: number | null, range: string): string {
  if (percent === null) return `no previous data`
  if (percent === 0) return `no change vs previous ${range}`
  return `${withSign(percent, `${Math.abs(percent).toFixed(1)}%`)} vs previous ${range}`
}

/** Summarizes the chart in plain words. */
export function flowSentence(
  { now, zwl, before }: Pick<MoneyFlow, 'now' | 'zwl' | 'before'>,
  range: FlowRange,
): string {
  const { long } = rangeNames[range]
  if (now.in === 0 && now.out === 0) return `No money in or out in the last ${long}.`
  const change = against(percentUp({ value: now.in, before: before.in }), long)
  const parts = [
    ['payouts', 'in payouts'],
    ['refunds', 'in refunds'],
    ['fees', 'in fees'],
  ] as const
  const words = (part: keyof typeof now) => amountsInWords(partsOf(now[part], zwl[part]))
  const named = parts.filter(([part]) => now[part] > 0).map(([part, as]) => `${words(part)} ${as}`)
  const out =
    named.length === 0
      ? 'No money out.'
      : `Money out: ${named.join(', ').replace(/, ([^,]*)$/, ' and $1')}.`
  return `Money in: ${words('in') || usd(0)}, ${change}. ${out}`
}

/** Says what came in and went out in one line: `In $1,284.50 and ZWL 400.00, out $96.20, last 30 days`. */
export function flowLine({ now, zwl }: Pick<MoneyFlow, 'now' | 'zwl'>, range: FlowRange): string {
  const { long } = rangeNames[range]
  if (now.in === 0 && now.out === 0) return `Nothing in the last ${long}`
  const words = (part: 'in' | 'out') => amountsInWords(partsOf(now[part], zwl[part])) || usd(0)
  return `In ${words('in')}, out ${words('out')}, last ${long}`
}

/** Labels a step of the chart: its day, or its first and last. A week that the range cuts says so. */
function stepLabel({ from, to }: FlowStep): string {
  const last = formatShortDate(instantOf(to))
  const days = differenceInCalendarDays(to, from) + 1
  if (days === 1) return last
  return `${formatDay(instantOf(from))} to ${last}${days < 7 ? ` (${days} of 7 days)` : ''}`
}

/** Returns the chart's points: payouts apart from what leaves day by day. */
export const flowPoints = (steps: readonly FlowStep[]): FlowPoint[] =>
  steps.map((step) => ({
    label: stepLabel(step),
    value: step.in,
    down: step.out - step.payouts,
    apart: step.payouts,
    text: `in ${usd(step.in)}, out ${usd(step.out)}${step.payouts > 0 ? `, incl. ${usd(step.payouts)} in payouts` : ''}`,
  }))

/** Describes the chart's content, period and steps. */
export function flowCaption([first]: readonly FlowStep[], range: FlowRange): string {
  const each = range === 'year' ? 'month' : range === '90' ? 'week' : 'day'
  return `Money in and out per ${each}, ${first ? formatShortDate(instantOf(first.from)) : ''} to today, in US dollars`
}
