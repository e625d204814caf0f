import { daysSinceMonday, momentOn, type Period, startOfMonth } from '../days.ts'
import type { ReportFrequency, ReportSchedule } from './schemas.ts'

/**
 * The times of scheduled reports: daily at 23:59, weekly on Monday at 06:00, monthly on the first
 * (REP-3).
 */
export const scheduleTimes = {
  daily: { time: '23:59', weekday: null },
  weekly: { time: '06:00', weekday: 'Monday' },
  monthly: { time: '06:00', weekday: null },
} as const satisfies Record<ReportFrequency, Pick<ReportSchedule, 'time' | 'weekday'>>

type Rhythm = Pick<ReportSchedule, 'frequency' | 'time'>

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/**
 * Returns a rhythm's moment, `steps` days, weeks or months from an instant's day, week or month.
 */
function momentAt({ frequency, time }: Rhythm, instant: Date, steps: number): Date {
  const minutes = minutesOf(time)
  switch (frequency) {
    case 'daily':
      return momentOn(instant, steps, minutes)
    case 'weekly':
      return momentOn(instant, 7 * steps - daysSinceMonday(instant), minutes)
    case 'monthly':
      return momentOn(startOfMonth(instant, steps), 0, minutes)
  }
}

/** Returns the first moment of a rhythm after an instant, in the device's zone. */
export function nextReportAt(rhythm: Rhythm, after: Date): Date {
  const own = momentAt(rhythm, after, 0)
  return own > after ? own : momentAt(rhythm, after, 1)
}

/** Returns the last moment of a rhythm up to an instant, in the device's zone. */
export function lastReportAt(rhythm: Rhythm, until: Date): Date {
  const own = momentAt(rhythm, until, 0)
  return own <= until ? own : momentAt(rhythm, until, -1)
}

/**
 * Returns the period of a scheduled report due at `nextAt` and made at `now`: from the previous
 * scheduled time to the last one passed. Every row is in exactly one report, and missed runs make a
 * single report.
 */
export function scheduledPeriod({ nextAt, ...rhythm }: ReportSchedule, now: Date): Period {
  const from = lastReportAt(rhythm, new Date(Date.parse(nextAt) - 1)).getTime()
  return { from, before: Math.max(lastReportAt(rhythm, now).getTime(), Date.parse(nextAt)) }
}
