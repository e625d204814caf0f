import { percentUp, type Figure } from '#db/payments/figures.ts'
import type { Overview } from '#db/reports/overview-queries.ts'
import { countOf, formatCount, withSign } from '#src/rules/format.ts'
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
  if (waiting === 0) return `${date} No applications are waiting.`
  return `${date} ${countOf(waiting, 'application')} ${waiting === 1 ? 'is' : 'are'} waiting.`
}

const unchanged: Comparison = { amount: '', rest: 'No change', direction: 'same' }

/** Describes the change of an amount from the 30 days before; `rest` follows the figure. */
export function amountChange(figure: Figure, rest = 'vs previous 30 days'): Comparison {
  const percent = percentUp(figure)
  if (percent === null) return { amount: '', rest: 'No previous data', direction: 'same' }
  if (percent === 0) return unchanged
  const amount = withSign(percent, `${formatCount(Math.abs(percent))}%`)
  return { amount, rest, direction: percent > 0 ? 'up' : 'down' }
}

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

/** Describes the change of the success rate in percentage points. */
export function successChange({ value, before }: Overview['success']): Comparison {
  if (value === null || before === null)
    return { amount: '', rest: 'No previous data', direction: 'same' }
  const points = Math.round((value - before) * 10) / 10
  if (points === 0) return unchanged
  return {
    amount: withSign(points, `${Math.abs(points).toFixed(1)} points`),
    rest: 'vs previous 30 days',
    direction: points > 0 ? 'up' : 'down',
  }
}
