import { isSameDay, type DateRangeId, type ReportRangeId } from '#db/model/days.ts'
import { formatDate, formatDateTime, formatTime } from './format.ts'

/** A day as a heading: `Today`, `Yesterday`, or `Nov 19, 2025`. Takes any text that is a date. */
export function dayName(day: string, today: Date): string {
  const named = new Date(day)
  if (isSameDay(named, today)) return 'Today'
  if (isSameDay(named, today, -1)) return 'Yesterday'
  return formatDate(day)
}

/** A moment by its day's name: `Today, 7:42 AM`, or `Nov 19, 2025, 07:42 AM`. */
export function momentName(instant: string, today: Date): string {
  const day = dayName(instant, today)
  return day === formatDate(instant) ? formatDateTime(instant) : `${day}, ${formatTime(instant)}`
}

/** The choices of a date filter and of a report's range as people read them (spec §2 Transactions, Reports). */
export const dateRangeLabels: Record<DateRangeId | ReportRangeId, string> = {
  all: 'All time',
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This week',
  last7days: 'Last 7 days',
  last30days: 'Last 30 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  custom: 'Custom range',
}

/** What is said at the first day of a range that begins after it ends. */
export const rangeReversed = 'This day is after the last one'
