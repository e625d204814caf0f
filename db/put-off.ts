import { addDays } from 'date-fns/addDays'
import { type Dispute, evidenceDays } from './disputes/schemas.ts'
import { payoutTimes, nextAutomaticRun } from './payouts/rules.ts'
import type { Payout, PayoutSettings } from './payouts/schemas.ts'
import { nextReportAt } from './reports/moments.ts'
import type { ReportSchedule } from './reports/schemas.ts'

// When a fast clock is corrected, it leaves due times too far ahead. Each function returns the row
// with its time recalculated from now, or null if the time is valid.

/**
 * Returns a schedule due after its first possible time from now, recalculated; null if it is valid.
 */
export function putOffSchedule(schedule: ReportSchedule, now: Date): ReportSchedule | null {
  const nextAt = nextReportAt(schedule, now).toISOString()
  return schedule.nextAt > nextAt ? { ...schedule, nextAt } : null
}

/**
 * Returns automatic payout settings whose next run is after the first possible one from now,
 * recalculated; null if valid.
 */
export function putOffLook(settings: PayoutSettings, now: Date): PayoutSettings | null {
  if (settings.every === 'none' || settings.nextAt === undefined) return null
  const nextAt = nextAutomaticRun(settings.every, now)
  return settings.nextAt > nextAt ? { ...settings, nextAt } : null
}

/** A request on a non-business day may arrive some hours after one made the next morning. */
const leeway = 86_400_000

/**
 * Returns a payout that would move after the slowest one requested or sent now, recalculated; null
 * if it is valid.
 */
export function putOffPayout(payout: Payout, now: Date): Payout | null {
  const { movesAt, leavesAt, arrivesAt, status } = payout
  if (movesAt === undefined) return null
  const slowest = payoutTimes('basic', now.toISOString())
  const by =
    status === 'pending'
      ? Date.parse(movesAt) - Date.parse(slowest.leavesAt)
      : Date.parse(movesAt) - Date.parse(slowest.arrivesAt) - leeway
  if (!(by > 0)) return null
  const sooner = (instant: string) => new Date(Date.parse(instant) - by).toISOString()
  return {
    ...payout,
    leavesAt: sooner(leavesAt),
    arrivesAt: sooner(arrivesAt),
    movesAt: sooner(movesAt),
  }
}

/**
 * Returns a dispute whose evidence deadline is after that of one opened now, recalculated; null if
 * it is valid.
 */
export function putOffDispute(dispute: Dispute, now: Date): Dispute | null {
  const dueAt = addDays(now, evidenceDays).toISOString()
  const { movesAt } = dispute
  return movesAt !== undefined && movesAt > dueAt ? { ...dispute, dueAt, movesAt: dueAt } : null
}
