import type { Table } from 'dexie'
import { currentDate } from './clock.ts'
import { latestTry } from './apps/schemas.ts'
import type { PaidDatabase } from './database.ts'
import { getDemoSettings } from './demo/queries.ts'
import { latestWait } from './payments/test-accounts.ts'
import { putOffDispute, putOffLook, putOffPayout, putOffSchedule } from './put-off.ts'
import { nextRenewals } from './settings/plan-queries.ts'

/**
 * Returns the time of the first due row by a field, in milliseconds, as a list: 0 when one is later
 * than possible; empty when there is none.
 */
async function firstTime<K extends string>(
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
 * Returns the time of the next automatic work, in milliseconds, such as a settlement, expiry,
 * payout, report, event or renewal; null if there is none. Overdue rows count; unreadable rows and
 * those that a corrected clock put off are due at 0, as is the time that the presenter moved.
 */
export async function getNextDue(db: PaidDatabase, now = currentDate()): Promise<number | null> {
  if ((await getDemoSettings(db)).clock?.passed) return 0
  const instant = now.toISOString()
  const [links, payouts, disputes, settings, schedules, renewals, ...waiting] = await Promise.all([
    db.paymentLinks.toArray(),
    db.payouts.orderBy('movesAt').toArray(),
    db.disputes.orderBy('movesAt').toArray(),
    db.payoutSettings.orderBy('nextAt').toArray(),
    db.reportSchedules.toArray(),
    nextRenewals(db, now),
    firstTime(db.transactions, 'settlesAt', latestWait(instant)),
    firstTime(db.testPayments, 'settlesAt', latestWait(instant)),
    firstTime(db.webhookEvents, 'nextAt', latestTry(instant)),
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

/**
 * Returns the first time after one instant and up to another at which automatic work falls due; null
 * if there is none.
 */
export async function getDueAfter(
  db: PaidDatabase,
  after: string,
  until: string,
): Promise<string | null> {
  const firstOf = async <K extends string>(
    table: Table<{ [key in K]?: string | undefined }, string>,
    moment: K,
  ) => (await table.where(moment).between(after, until, false, true).first())?.[moment]
  const [links, schedules, renewals, ...indexed] = await Promise.all([
    db.paymentLinks.toArray(),
    db.reportSchedules.toArray(),
    nextRenewals(db, new Date(until)),
    firstOf(db.transactions, 'settlesAt'),
    firstOf(db.testPayments, 'settlesAt'),
    firstOf(db.webhookEvents, 'nextAt'),
    firstOf(db.payouts, 'movesAt'),
    firstOf(db.disputes, 'movesAt'),
    firstOf(db.payoutSettings, 'nextAt'),
  ])
  const due: (string | null | undefined)[] = [
    ...links.map(({ status, expiresAt }) => (status === 'expired' ? null : expiresAt)),
    ...schedules.map(({ nextAt }) => nextAt),
    ...Array.from(renewals.values(), (at) => new Date(at).toISOString()),
    ...indexed,
  ]
  let first: string | null = null
  for (const at of due)
    if (at && at > after && at <= (first ?? until) && !Number.isNaN(Date.parse(at))) first = at
  return first
}
