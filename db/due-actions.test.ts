// Proves SYS-1.
import { everything } from '#tests/support/memory-database.ts'
import { bankAccountRow, payoutRow, scheduleRow } from '#tests/support/money-rows.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { expect, test } from 'vitest'
import type { ActionContext } from './action.ts'
import { rescheduleAfterClockChange } from './due-actions.ts'
import { getNextDue } from './due-queries.ts'
import { requestPayout } from './payouts/actions.ts'
import { makeAutomaticPayouts, setPayoutSettings } from './payouts/automatic-actions.ts'
import { movePayouts } from './payouts/moving-actions.ts'
import { scheduledPeriod } from './reports/moments.ts'
import { createReportSchedule } from './reports/schedule-actions.ts'

// The clock of the tests is on a Saturday; times of day are the device's.
const saturday = new Date(2026, 10, 21, 12)
const mondayAt = (hour: number) => new Date(2026, 10, 23, hour)

const aYearAhead = (context: ActionContext): ActionContext => ({
  ...context,
  now: context.now.replace('2026', '2027'),
})

test('a schedule that was made with the clock a year ahead is next made as from now, and covers what is not covered yet', async () => {
  const { db, context } = await smallWorld()
  const now = new Date(context.now)
  const made = await createReportSchedule(aYearAhead(context), {
    merchantId,
    template: 'weekly-revenue',
    frequency: 'weekly',
    format: 'pdf',
    recipients: ['farai@msasapharmacy.example'],
    includeAttachment: true,
    attemptId: 'rs-1',
  })
  expect(made.nextAt.slice(0, 4)).toBe('2027')
  expect(await getNextDue(db, now)).toBe(0)
  expect(await rescheduleAfterClockChange(context)).toBe(1)
  const schedule = await db.reportSchedules.get(made.id)
  const next = mondayAt(6)
  expect(schedule).toEqual({ ...made, nextAt: next.toISOString() })
  expect(schedule && scheduledPeriod(schedule, next)).toEqual({
    from: new Date(2026, 10, 16, 6).getTime(),
    before: next.getTime(),
  })
  expect(await getNextDue(db, now)).toBe(next.getTime())
  expect(await db.activityLog.orderBy('id').last()).toMatchObject({
    action: 'Rescheduled after clock change',
    target: 'Weekly Revenue Report',
    before: { next: made.nextAt },
    after: { next: next.toISOString() },
  })
})

test('automatic payouts that looked with the clock a year ahead look again at their next hour', async () => {
  const { db, context } = await smallWorld()
  const now = new Date(context.now)
  await db.bankAccounts.add(bankAccountRow())
  await setPayoutSettings(context, { id: merchantId, every: 'daily', least: { USD: 0, ZWL: 0 } })
  await db.transactions.clear()
  await makeAutomaticPayouts(aYearAhead(context))
  expect((await db.payoutSettings.get(merchantId))?.nextAt?.slice(0, 4)).toBe('2027')
  expect(await getNextDue(db, now)).toBe(0)
  expect(await rescheduleAfterClockChange(context)).toBe(1)
  expect(await db.payoutSettings.get(merchantId)).toMatchObject({
    nextAt: mondayAt(8).toISOString(),
  })
})

test('a payout that was asked for with the clock a year ahead leaves and arrives as one of now', async () => {
  const { db, context } = await smallWorld()
  await db.bankAccounts.add(bankAccountRow())
  const payout = { merchantId, accountId: 'BA-01', amount: 20_00, attemptId: 'po-1' }
  const { id } = await requestPayout(aYearAhead(context), payout)
  expect(await getNextDue(db, new Date(context.now))).toBe(0)
  await rescheduleAfterClockChange(context)
  const leavesAt = new Date(Date.parse(context.now) + 60_000).toISOString()
  expect(await db.payouts.get(id)).toMatchObject({ status: 'pending', leavesAt, movesAt: leavesAt })
  expect((await db.payouts.get(id))?.arrivesAt.slice(0, 8)).toBe('2026-11-')
  expect((await movePayouts({ ...context, now: leavesAt })).done).toHaveLength(1)
  expect((await db.payouts.get(id))?.status).toBe('in-transit')
})

test('what is on time stays, however late in its step', async () => {
  const { db, context } = await smallWorld()
  const arrivesAt = new Date(2026, 10, 24, 8).toISOString()
  await db.payouts.add(payoutRow({ status: 'in-transit', arrivesAt, movesAt: arrivesAt }))
  const rhythm = { frequency: 'weekly', time: '06:00', weekday: 'Monday' } as const
  await db.reportSchedules.add(scheduleRow({ ...rhythm, nextAt: mondayAt(6).toISOString() }))
  await db.payoutSettings.add({
    id: merchantId,
    every: 'weekly',
    least: { USD: 0, ZWL: 0 },
    nextAt: mondayAt(8).toISOString(),
  })
  const before = await everything(db)
  for (const now of [saturday, new Date(2026, 10, 22, 23, 59), mondayAt(7)])
    expect(await rescheduleAfterClockChange({ ...context, now: now.toISOString() })).toBe(0)
  expect(await everything(db)).toEqual(before)
})
