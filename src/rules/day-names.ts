import { isSameDay, type DateRangeId } from '#db/model/days.ts'
import { formatDate } from './format.ts'

/** A day as a heading: `Today`, `Yesterday`, or `Nov 19, 2025`. Takes any text that is a date. */
export function dayName(day: string, today: Date): string {
  const named = new Date(day)
  if (isSameDay(named, today)) return 'Today'
  if (isSameDay(named, today, -1)) return 'Yesterday'
  return formatDate(day)
}

/** The date filter's choices as people read them (spec §2 Transactions). */
export const dateRangeLabels: Record<DateRangeId, string> = {
  all: 'All time',
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This week',
  thisMonth: 'This month',
  custom: 'Custom range',
}

/** What is said at the first day of a range that begins after it ends. */
export const rangeReversed = 'This day is after the last one'
