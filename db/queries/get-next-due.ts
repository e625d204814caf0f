import type { PaidDatabase } from '../database.ts'
import { putOffLook, putOffPayout, putOffSchedule } from '../model/put-off.ts'
import { latestWait } from '../model/test-account.ts'

/**
 * When something next happens by itself, in milliseconds: a transaction settles, a link expires, a payout moves on or
 * is made automatically, a report falls due, a test payment settles, an event is sent; null when nothing will. What is overdue counts too; what a clock that was
 * set back would put off, and what can't be read, is due at 0.
 */
export async function getNextDue(db: PaidDatabase, now = new Date()): Promise<number | null> {
  const [first, putOff, links, payouts, settings, test, event, schedules] = await Promise.all([
    db.transactions.orderBy('settlesAt').first(),
    db.transactions.where('settlesAt').above(latestWait(now.toISOString())).count(),
    db.paymentLinks.toArray(),
    db.payouts.orderBy('movesAt').toArray(),
    db.payoutSettings.orderBy('nextAt').toArray(),
    db.testPayments.orderBy('settlesAt').first(),
    db.webhookEvents.orderBy('nextAt').first(),
    db.reportSchedules.toArray(),
  ])
  const due = links.flatMap(({ status, expiresAt }) =>
    status === 'expired' || expiresAt === null ? [] : [Date.parse(expiresAt) || 0],
  )
  for (const row of schedules) due.push(putOffSchedule(row, now) ? 0 : Date.parse(row.nextAt) || 0)
  for (const row of settings) due.push(putOffLook(row, now) ? 0 : Date.parse(row.nextAt ?? '') || 0)
  for (const row of payouts)
    due.push(putOffPayout(row, now) ? 0 : Date.parse(row.movesAt ?? '') || 0)
  if (first?.settlesAt !== undefined) due.push(putOff > 0 ? 0 : Date.parse(first.settlesAt) || 0)
  for (const at of [test?.settlesAt, event?.nextAt])
    if (at !== undefined) due.push(Date.parse(at) || 0)
  return due.length === 0 ? null : Math.min(...due)
}
