import type { PaidDatabase } from '../database.ts'
import { latestWait } from '../model/test-account.ts'

/**
 * When something next happens by itself, in milliseconds: a transaction settles, a link expires, a payout moves on or
 * is made automatically, a report falls due, a test payment settles, an event is sent; null when nothing will. What is overdue counts too; what a clock that was
 * set back would put off, and what can't be read, is due at 0.
 */
export async function getNextDue(db: PaidDatabase, now = new Date()): Promise<number | null> {
  const [first, putOff, links, payout, payouts, test, event, schedules] = await Promise.all([
    db.transactions.orderBy('settlesAt').first(),
    db.transactions.where('settlesAt').above(latestWait(now.toISOString())).count(),
    db.paymentLinks.toArray(),
    db.payouts.orderBy('movesAt').first(),
    db.payoutSettings.orderBy('nextAt').first(),
    db.testPayments.orderBy('settlesAt').first(),
    db.webhookEvents.orderBy('nextAt').first(),
    db.reportSchedules.toArray(),
  ])
  const due = links.flatMap(({ status, expiresAt }) =>
    status === 'expired' || expiresAt === null ? [] : [Date.parse(expiresAt) || 0],
  )
  for (const { nextAt } of schedules) due.push(Date.parse(nextAt) || 0)
  if (first?.settlesAt !== undefined) due.push(putOff > 0 ? 0 : Date.parse(first.settlesAt) || 0)
  for (const at of [payout?.movesAt, payouts?.nextAt, test?.settlesAt, event?.nextAt])
    if (at !== undefined) due.push(Date.parse(at) || 0)
  return due.length === 0 ? null : Math.min(...due)
}
