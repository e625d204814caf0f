import { momentOn } from '#db/days.ts'

const written = /^(0|[+-]\d{1,4})d ([01]\d|2[0-3]):([0-5]\d)$/

/**
 * Returns a time of day in the past: one still ahead today is scaled into the part of today that
 * has passed, so that even after midnight today has rows and none is in the future.
 */
function pastMomentOn(now: Date, days: number, minutes: number): Date {
  const moment = momentOn(now, days, minutes)
  if (moment <= now) return moment
  const midnight = momentOn(now, 0).getTime()
  return new Date(midnight + ((now.getTime() - midnight) * minutes) / 1440)
}

/**
 * Parses a date such as `-2d 14:05` (local time, two days before seeding). Returns null for invalid
 * text, or for a future day if only the past is allowed.
 */
export function readMoment(text: string, now: Date, mayLieAhead = false): string | null {
  const match = written.exec(text)
  if (!match) return null
  const days = Number(match[1])
  const minutes = Number(match[2]) * 60 + Number(match[3])
  if (mayLieAhead) return momentOn(now, days, minutes).toISOString()
  return days > 0 ? null : pastMomentOn(now, days, minutes).toISOString()
}
