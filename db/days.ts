import { addDays } from 'date-fns/addDays'
import { endOfDay } from 'date-fns/endOfDay'
import { formatISO } from 'date-fns/formatISO'
import type { WeekStart } from './people/schemas.ts'

// Calendar days and periods in the device's time zone. A day may have 23 or 25 hours.

/**
 * Returns a time of day in minutes after midnight, on the day `later` days after that of an
 * instant.
 */
export function momentOn(instant: Date, later: number, minutes = 0): Date {
  const day = instant.getDate() + later
  return new Date(instant.getFullYear(), instant.getMonth(), day, 0, minutes)
}

/**
 * Returns midnight at the start of the day `later` days after that of an instant, in milliseconds.
 */
export const startOfDay = (instant: Date, later = 0): number => momentOn(instant, later).getTime()

/** Returns whether an instant is on the day `later` days after that of the other. */
export const isSameDay = (one: Date, other: Date, later = 0): boolean =>
  startOfDay(one) === startOfDay(other, later)

/** Returns how many days ago Monday of the current week was: 0 on a Monday, 6 on a Sunday. */
export const daysSinceMonday = (instant: Date): number => (instant.getDay() + 6) % 7

let firstDay: WeekStart = 'monday'

/** Sets the first day of the week for display. Weekly due dates don't change. */
export function setWeekStart(chosen: WeekStart): void {
  firstDay = chosen
}

/** Returns how many days ago the person's week began. */
const daysIntoWeek = (instant: Date): number =>
  firstDay === 'sunday' ? instant.getDay() : daysSinceMonday(instant)

/**
 * Returns the start of each day up to and including today, oldest first, followed by the start of
 * tomorrow.
 */
export function lastDays(now: Date, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => startOfDay(now, index - count + 1))
}

/** Returns midnight at the start of the month `later` months after that of an instant. */
export const startOfMonth = (instant: Date, later = 0): Date =>
  new Date(instant.getFullYear(), instant.getMonth() + later, 1)

/** Returns the day of an instant in a date field's format: `2026-12-03`. */
export const dayText = (instant: Date): string => formatISO(instant, { representation: 'date' })

/**
 * Returns the start of the day in a date field's text; null for '', for a day that doesn't exist,
 * and for a year that is still being typed, such as `0202`.
 */
export function parseDay(text: string): Date | null {
  const [, year, month, date] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(text) ?? []
  const day = new Date(Number(year), Number(month) - 1, Number(date))
  return !Number.isNaN(day.getTime()) && dayText(day) === text ? day : null
}

/** Returns the last millisecond of the day in a date field's text; null for an invalid day. */
export function endOfNamedDay(text: string): Date | null {
  const day = parseDay(text)
  return day && endOfDay(day)
}

/** A period in milliseconds: `from` is included, `before` is not; an open end is infinite. */
export interface Period {
  from: number
  before: number
}

export const always: Period = { from: -Infinity, before: Infinity }

/** Returns the last twelve months: that of an instant, and the eleven before it. */
export const lastYear = (instant: Date): Period => ({
  from: startOfMonth(instant, -11).getTime(),
  before: startOfMonth(instant, 1).getTime(),
})

/**
 * Returns the last 30 days up to now, and the 30 days before them, so that two equal months can be
 * compared on any date.
 */
export function lastMonths(now: Date): { month: Period; monthBefore: Period } {
  return {
    month: { from: startOfDay(now, -29), before: now.getTime() + 1 },
    monthBefore: { from: startOfDay(now, -59), before: addDays(now, -30).getTime() + 1 },
  }
}

/** The date filter's ranges, in the specification's order (DATA-4). */
export const dateRangeIds = [
  'all',
  'today',
  'yesterday',
  'thisWeek',
  'thisMonth',
  'custom',
] as const
export type DateRangeId = (typeof dateRangeIds)[number]

/** The report ranges, in the specification's order (DATA-4). */
export const reportRangeIds = [
  'today',
  'yesterday',
  'last7days',
  'last30days',
  'thisMonth',
  'lastMonth',
  'custom',
] as const
export type ReportRangeId = (typeof reportRangeIds)[number]

/** A custom range as two `YYYY-MM-DD` dates, including the last day; '' leaves an end open. */
export interface CustomDates {
  from: string
  to: string
}

/**
 * Returns the period of a date filter at an instant. A custom range is open at an end whose day is
 * missing or invalid.
 */
export function dateRange(
  id: DateRangeId | ReportRangeId,
  now: Date,
  custom: CustomDates = { from: '', to: '' },
): Period {
  switch (id) {
    case 'all':
      return always
    case 'today':
      return { from: startOfDay(now), before: startOfDay(now, 1) }
    case 'yesterday':
      return { from: startOfDay(now, -1), before: startOfDay(now) }
    case 'thisWeek': {
      const first = -daysIntoWeek(now)
      return { from: startOfDay(now, first), before: startOfDay(now, first + 7) }
    }
    case 'last7days':
      return { from: startOfDay(now, -6), before: startOfDay(now, 1) }
    case 'last30days':
      return { from: startOfDay(now, -29), before: startOfDay(now, 1) }
    case 'thisMonth':
      return { from: startOfMonth(now).getTime(), before: startOfMonth(now, 1).getTime() }
    case 'lastMonth':
      return { from: startOfMonth(now, -1).getTime(), before: startOfMonth(now).getTime() }
    case 'custom': {
      const first = parseDay(custom.from)
      const last = parseDay(custom.to)
      return {
        from: first ? startOfDay(first) : always.from,
        before: last ? startOfDay(last, 1) : always.before,
      }
    }
  }
}

/** Returns whether a custom range begins after it ends; screens report it and apply no filter. */
export function isReversed({ from, to }: CustomDates): boolean {
  const first = parseDay(from)
  const last = parseDay(to)
  return first !== null && last !== null && first > last
}
