import { daysSinceMonday, momentOn, startOfMonth } from '#db/days.ts'

const written = /^(0|[+-]\d{1,4})d ([01]\d|2[0-3]):([0-5]\d)$/
/** The last one of a run by a schedule, such as `last Monday -1w 06:00`, or `last 1st 06:00`. */
const recurring = /^last (?:(Sunday|Monday)(?: -([1-9])w)?|1st) ([01]\d|2[0-3]):([0-5]\d)$/

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

/** Returns the last run of a schedule up to an instant, or some weeks before it. */
function lastRun(text: string, now: Date): string | null {
  const match = recurring.exec(text)
  if (!match) return null
  const [, weekday, weeks = '0', hours, rest] = match
  const minutes = Number(hours) * 60 + Number(rest)
  const day = (weekday === 'Sunday' ? 6 : 0) - daysSinceMonday(now)
  const runIn = (ago: number) =>
    weekday === undefined
      ? momentOn(startOfMonth(now, -ago), 0, minutes)
      : momentOn(now, day - 7 * ago, minutes)
  const before = Number(weeks)
  return (runIn(0) <= now ? runIn(before) : runIn(before + 1)).toISOString()
}

/**
 * Parses a date such as `-2d 14:05` (local time, two days before seeding), or the last run of a weekly or monthly
 * schedule, such as `last Monday 06:00`, `last Monday -1w 06:00` and `last 1st 06:00`. Returns null for
 * invalid text, or for a future day if only the past is allowed.
 */
export function readMoment(text: string, now: Date, mayLieAhead = false): string | null {
  const match = written.exec(text)
  if (!match) return lastRun(text, now)
  const days = Number(match[1])
  const minutes = Number(match[2]) * 60 + Number(match[3])
  if (mayLieAhead) return momentOn(now, days, minutes).toISOString()
  return days > 0 ? null : pastMomentOn(now, days, minutes).toISOString()
}
