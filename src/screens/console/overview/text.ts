import { percentUp, type Figure } from '#db/payments/figures.ts'
import type { Overview } from '#db/reports/overview-queries.ts'
import { countOf, formatCount } from '#src/rules/format.ts'
import type { Comparison } from '#src/ui/stat-card.tsx'

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** Returns the line under the title: the date and how many applications wait, if known. */
export function overviewLine(today: Date, waiting: number | undefined): string {
  if (waiting === undefined) return 'The platform at a glance.'
  const date = `${day.format(today)}.`
  if (waiting === 0) return `${date} Every application is decided.`
  return `${date} ${countOf(waiting, 'application')} ${waiting === 1 ? 'is' : 'are'} waiting.`
}

const unchanged: Comparison = { amount: '', rest: 'The same as before', direction: 'same' }

/** Describes the change of an amount from the 30 days before; `rest` follows the figure. */
export function amountChange(figure: Figure, rest = 'on the 30 days before'): Comparison {
  const percent = percentUp(figure)
  if (percent === null) return { amount: '', rest: 'Nothing before', direction: 'same' }
  if (percent === 0) return unchanged
  return percent > 0
    ? { amount: `${formatCount(percent)}% up`, rest, direction: 'up' }
    : { amount: `${formatCount(-percent)}% down`, rest, direction: 'down' }
}

export function merchantChange({ value, before, joined }: Overview['merchants']): Comparison {
  const change = value - before
  const rest = `in 30 days; ${formatCount(joined)} joined`
  if (change === 0)
    return {
      amount: '',
      rest: `As many as 30 days before; ${formatCount(joined)} joined`,
      direction: 'same',
    }
  return change > 0
    ? { amount: `${change} more`, rest, direction: 'up' }
    : { amount: `${-change} fewer`, rest, direction: 'down' }
}

/** Describes the change of the success rate in percentage points. */
export function successChange({ value, before }: Overview['success']): Comparison {
  if (value === null || before === null)
    return { amount: '', rest: 'Nothing before', direction: 'same' }
  const points = Math.round((value - before) * 10) / 10
  if (points === 0) return unchanged
  return points > 0
    ? { amount: `${points.toFixed(1)} points up`, rest: 'on the 30 days before', direction: 'up' }
    : {
        amount: `${(-points).toFixed(1)} points down`,
        rest: 'on the 30 days before',
        direction: 'down',
      }
}
