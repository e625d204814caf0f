import { momentOn } from '#db/days.ts'

const written = /^(0|[+-]\d{1,4})d ([01]\d|2[0-3]):([0-5]\d)$/

/**
 * Returns a time of day that has come: one still ahead today is moved into the part of today that
 * has passed, so that even just after midnight "today" has its rows and none lies in the future.
 */
export function pastMomentOn(now: Date, days: number, minutes: number): Date {
  const moment = momentOn(now, days, minutes)
  if (moment <= now) return moment
  const midnight = momentOn(now, 0).getTime()
  return new Date(midnight + ((now.getTime() - midnight) * minutes) / 1440)
}

/**
 * Returns the instant that a date such as `-2d 14:05` stands for: two days before the day of
 * seeding, local time. Null for text of another form, and for a day to come where only the past
 * makes sense.
 */
export function readMoment(text: string, now: Date, mayLieAhead = false): string | null {
  const match = written.exec(text)
  if (!match) return null
  const days = Number(match[1])
  const minutes = Number(match[2]) * 60 + Number(match[3])
  if (mayLieAhead) return momentOn(now, days, minutes).toISOString()
  return days > 0 ? null : pastMomentOn(now, days, minutes).toISOString()
}
