import { percentUp } from '#db/payments/figures.ts'
import type { FlowRange, FlowStep, MoneyFlow } from '#db/payments/money-flow-figures.ts'
import { formatDate, formatDay, formatMoney } from '#src/rules/format.ts'
import type { FlowPoint } from '#src/ui/charts/flow-chart.tsx'

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
