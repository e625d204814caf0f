/** Midnight at the start of a day in the device's zone, `later` days after the day of an instant; in milliseconds. */
export function startOfDay(instant: Date, later = 0): number {
  return new Date(instant.getFullYear(), instant.getMonth(), instant.getDate() + later).getTime()
}

/** The days up to and including today, oldest first: where each begins and, past the end, tomorrow. */
export function lastDays(now: Date, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => startOfDay(now, index - count + 1))
}

/** A stretch of time in milliseconds: from its first instant on, and before the other. */
export interface Period {
  from: number
  before: number
}

export const always: Period = { from: -Infinity, before: Infinity }

/**
 * The last 30 days up to now, and as much time of the 30 days before, to compare a month with the one before it
 * whichever day of the calendar month it is.
 */
export function lastMonths(now: Date): { month: Period; monthBefore: Period } {
  const then = new Date(now)
  then.setDate(then.getDate() - 30)
  return {
    month: { from: startOfDay(now, -29), before: now.getTime() + 1 },
    monthBefore: { from: startOfDay(now, -59), before: then.getTime() + 1 },
  }
}
