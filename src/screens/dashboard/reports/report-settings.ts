import { dateRange, isReversed, parseDay, startOfDay, type Period } from '#db/model/days.ts'
import type { CustomDates, ReportRangeId } from '#db/model/days.ts'
import type { ReportRowType } from '#db/queries/find-report-rows.ts'
import type { ReportKind } from '#db/model/report.ts'
import type { TransactionStatus } from '#db/model/transaction.ts'
import { dateRangeLabels, rangeReversed } from '#src/rules/day-names.ts'
import { formatDate } from '#src/rules/format.ts'
import { reportMessages } from '#src/rules/messages/report-messages.ts'
import type { ReportMethod } from '#src/rules/report-text.ts'

/** What a report is asked to hold. */
export interface ReportSettings {
  type: ReportKind
  period: Period
  /** By which of its moments a row is in it; when it was entered, where nothing is said. */
  by?: 'entered' | 'settled'
  /** The days in words. */
  range: string
  statuses: readonly TransactionStatus[]
  methods: readonly ReportMethod[]
  types: readonly ReportRowType[]
}

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
export function daysInWords({ from, before }: Period): string {
  const text = (instant: number) => formatDate(new Date(instant).toISOString())
  const [first, last] = [text(from), text(before - 1)]
  return first === last ? first : `${first} to ${last}`
}

/** What a range means now: its days, and these in words with the range's name before them. */
export function rangeOf(
  id: ReportRangeId,
  custom: CustomDates,
  now: Date,
): Pick<ReportSettings, 'period' | 'range'> {
  const { from, before } = dateRange(id, now, custom)
  // No day ahead is in any report.
  const period = { from, before: Math.min(before, startOfDay(now, 1)) }
  const days = daysInWords(period)
  return { period, range: id === 'custom' ? days : `${dateRangeLabels[id]}, ${days}` }
}
