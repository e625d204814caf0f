import {
  type CustomDates,
  dateRange,
  isReversed,
  parseDay,
  type Period,
  type ReportRangeId,
  startOfDay,
} from '#db/days.ts'
import { dateRangeLabels, formatDate, rangeReversed } from './format.ts'
import { reportMessages } from './messages/platform.ts'

/** What is wrong with the two days of a custom range, at each; nothing where the range is another. */
export interface DayErrors {
  from?: string
  to?: string
}

/** Checks a custom range: both days are there, in order, and neither lies ahead. */
export function checkDays({ from, to }: CustomDates, now: Date): DayErrors {
  const isAhead = (text: string) => (parseDay(text)?.getTime() ?? 0) >= startOfDay(now, 1)
  const errors: DayErrors = {}
  if (parseDay(from) === null) errors.from = reportMessages.firstDayMissing
  else if (isAhead(from)) errors.from = reportMessages.dayAhead
  else if (isReversed({ from, to })) errors.from = rangeReversed
  if (parseDay(to) === null) errors.to = reportMessages.lastDayMissing
  else if (isAhead(to)) errors.to = reportMessages.dayAhead
  return errors
}

/** A stretch of whole days in words: `Nov 21, 2026`, or from one to another. */
function daysInWords({ from, before }: Period): string {
  const text = (instant: number) => formatDate(new Date(instant).toISOString())
  const [first, last] = [text(from), text(before - 1)]
  return first === last ? first : `${first} to ${last}`
}

/** What a range means now: its days, and these in words with the range's name before them. */
export function rangeOf(
  id: ReportRangeId,
  custom: CustomDates,
  now: Date,
): { period: Period; range: string } {
  const { from, before } = dateRange(id, now, custom)
  // No day ahead is in any report.
  const period = { from, before: Math.min(before, startOfDay(now, 1)) }
  const days = daysInWords(period)
  return { period, range: id === 'custom' ? days : `${dateRangeLabels[id]}, ${days}` }
}
