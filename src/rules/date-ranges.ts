/** The date filters of the transactions table (spec §2), in the order in which it lists them. */
export const dateRangeIds = [
  'all',
  'today',
  'yesterday',
  'thisWeek',
  'thisMonth',
  'custom',
] as const
export type DateRangeId = (typeof dateRangeIds)[number]

/** A stretch of time in milliseconds: from its first instant on, and before the other; open where undefined. */
export interface DateRange {
  from: number | undefined
  before: number | undefined
}

/** A custom range as two `YYYY-MM-DD` dates, the last day included; '' leaves an end open. */
export interface CustomDates {
  from: string
  to: string
}

const open: DateRange = { from: undefined, before: undefined }

/** Midnight at the start of the day `later` days after another, in the device's zone. */
const midnight = (day: Date, later = 0) =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + later).getTime()

/** Days since Monday: the week begins on one. */
const sinceMonday = (day: Date) => (day.getDay() + 6) % 7

/** The day that a date field's text names, in the device's zone; null for '' and for a day that there is not. */
export function parseDay(text: string): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const day = new Date(Number(year), Number(month) - 1, Number(date))
  return day.getMonth() === Number(month) - 1 && day.getFullYear() === Number(year) ? day : null
}

/**
 * What a date filter means at an instant, in the viewer's zone: whole days, also where a day is 23 or 25 hours long.
 * A custom range whose days are missing or unknown is open at that end.
 */
export function dateRange(
  id: DateRangeId,
  now: Date,
  custom: CustomDates = { from: '', to: '' },
): DateRange {
  switch (id) {
    case 'all':
      return open
    case 'today':
      return { from: midnight(now), before: midnight(now, 1) }
    case 'yesterday':
      return { from: midnight(now, -1), before: midnight(now) }
    case 'thisWeek': {
      const monday = -sinceMonday(now)
      return { from: midnight(now, monday), before: midnight(now, monday + 7) }
    }
    case 'thisMonth':
      return {
        from: new Date(now.getFullYear(), now.getMonth(), 1).getTime(),
        before: new Date(now.getFullYear(), now.getMonth() + 1, 1).getTime(),
      }
    case 'custom': {
      const first = parseDay(custom.from)
      const last = parseDay(custom.to)
      return {
        from: first ? midnight(first) : undefined,
        before: last ? midnight(last, 1) : undefined,
      }
    }
  }
}

/** What is said at the first day of a range that begins after it ends. */
export const rangeReversed = 'This day is after the last one'

/** Whether a custom range begins after it ends: it is said, and nothing is filtered by it. */
export function isReversed({ from, to }: CustomDates): boolean {
  const first = parseDay(from)
  const last = parseDay(to)
  return first !== null && last !== null && first > last
}
