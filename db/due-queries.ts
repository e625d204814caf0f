import type { Table } from 'dexie'
import { latestTry } from './apps/schemas.ts'
import type { PaidDatabase } from './database.ts'
import { latestWait } from './payments/test-accounts.ts'
import { putOffDispute, putOffLook, putOffPayout, putOffSchedule } from './put-off.ts'
import { nextRenewals } from './settings/plan-queries.ts'

/**
 * Returns when the first row of a table is due by one of its moments: at 0 where one is later than
 * any can be; none for none.
 */
async function firstOf<K extends string>(
  table: Table<{ [key in K]?: string | undefined }, string>,
  moment: K,
  latest: string,
): Promise<number[]> {
  const [first, putOff] = await Promise.all([
    table.orderBy(moment).first(),
    table.where(moment).above(latest).count(),
  ])
  const at = first?.[moment]
  if (at === undefined) return []
  return [putOff > 0 ? 0 : Date.parse(at) || 0]
}

/**
 * Returns when something next happens by itself, in milliseconds: a transaction settles, a link
 * expires, a payout moves on or is made automatically, a report falls due, a test payment settles,
 * an event is sent, a plan renews; null when nothing will. What is overdue counts too; what a clock
 * that was set back would put off, and what can't be read, is due at 0.
 */
export async function getNextDue(db: PaidDatabase, now = new Date()): Promise<number | null> {
  const instant = now.toISOString()
  const [links, payouts, disputes, settings, schedules, renewals, ...waiting] = await Promise.all([
    db.paymentLinks.toArray(),
    db.payouts.orderBy('movesAt').toArray(),
    db.disputes.orderBy('movesAt').toArray(),
    db.payoutSettings.orderBy('nextAt').toArray(),
    db.reportSchedules.toArray(),
    nextRenewals(db, now),
    firstOf(db.transactions, 'settlesAt', latestWait(instant)),
    firstOf(db.testPayments, 'settlesAt', latestWait(instant)),
    firstOf(db.webhookEvents, 'nextAt', latestTry(instant)),
  ])
  const due = links.flatMap(({ status, expiresAt }) =>
    status === 'expired' || expiresAt === null ? [] : [Date.parse(expiresAt) || 0],
  )
  for (const row of schedules) due.push(putOffSchedule(row, now) ? 0 : Date.parse(row.nextAt) || 0)
  for (const row of settings) due.push(putOffLook(row, now) ? 0 : Date.parse(row.nextAt ?? '') || 0)
  for (const row of payouts)
    due.push(putOffPayout(row, now) ? 0 : Date.parse(row.movesAt ?? '') || 0)
  for (const row of disputes)
    due.push(putOffDispute(row, now) ? 0 : Date.parse(row.movesAt ?? '') || 0)
  due.push(...renewals.values(), ...waiting.flat())
  return due.length === 0 ? null : Math.min(...due)
}
