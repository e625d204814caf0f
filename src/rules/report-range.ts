import {
  type CustomDates,
  dateRange,
  isReversed,
  parseDay,
  type Period,
  type ReportRangeId,
  startOfDay,
} from '#db/days.ts'
import { dateRangeLabels, formatDate, rangeReversed } from '#db/text/format.ts'
import { reportMessages } from './messages/platform.ts'

/** The error of each day of a custom range; empty for any other range. */
export interface DayErrors {
  from?: string
  to?: string
}

/** Checks that both days of a custom range are given, in order and not in the future. */
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

/** Formats a range of whole days: `Nov 21, 2026`, or from one day to another. */
function daysInWords({ from, before }: Period): string {
  const text = (instant: number) => formatDate(new Date(instant).toISOString())
  const [first, last] = [text(from), text(before - 1)]
  return first === last ? first : `${first} to ${last}`
}

/** Returns the days that a range covers now, with their description after the range's name. */
export function rangeOf(
  id: ReportRangeId,
  custom: CustomDates,
  now: Date,
): { period: Period; range: string } {
  const { from, before } = dateRange(id, now, custom)
  // Reports never cover days in the future.
  const period = { from, before: Math.min(before, startOfDay(now, 1)) }
  const days = daysInWords(period)
  return { period, range: id === 'custom' ? days : `${dateRangeLabels[id]}, ${days}` }
}
