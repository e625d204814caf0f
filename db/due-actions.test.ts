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
import { payoutTimes, nextAutomaticRun } from './payouts/rules.ts'
import { nextReportAt, scheduledPeriod } from './reports/moments.ts'
import { createReportSchedule } from './reports/schedule-actions.ts'

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
  const next = nextReportAt(made, now)
  expect(schedule).toEqual({ ...made, nextAt: next.toISOString() })
  expect(schedule && scheduledPeriod(schedule, next)).toMatchObject({ before: next.getTime() })
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
    nextAt: nextAutomaticRun('daily', now),
  })
})

test('a payout that was asked for with the clock a year ahead leaves and arrives as one of now', async () => {
  const { db, context } = await smallWorld()
  await db.bankAccounts.add(bankAccountRow())
  const payout = { merchantId, accountId: 'BA-01', amount: 20_00, attemptId: 'po-1' }
  const { id } = await requestPayout(aYearAhead(context), payout)
  expect(await getNextDue(db, new Date(context.now))).toBe(0)
  await rescheduleAfterClockChange(context)
  const { leavesAt } = payoutTimes('basic', context.now)
  expect(await db.payouts.get(id)).toMatchObject({ status: 'pending', leavesAt, movesAt: leavesAt })
  expect((await movePayouts({ ...context, now: leavesAt })).done).toHaveLength(1)
  expect((await db.payouts.get(id))?.status).toBe('in-transit')
})

test('what is on time stays, however late in its step', async () => {
  const { db, context } = await smallWorld()
  const saturday = new Date(2026, 10, 21, 12)
  const monday = new Date(2026, 10, 23, 7)
  const { arrivesAt } = payoutTimes('basic', saturday.toISOString())
  await db.payouts.add(payoutRow({ status: 'in-transit', arrivesAt, movesAt: arrivesAt }))
  const rhythm = { frequency: 'weekly', time: '06:00', weekday: 'Monday' } as const
  const nextAt = nextReportAt(rhythm, saturday).toISOString()
  await db.reportSchedules.add(scheduleRow({ ...rhythm, nextAt }))
  const every = 'weekly'
  await db.payoutSettings.add({
    id: merchantId,
    every,
    least: { USD: 0, ZWL: 0 },
    nextAt: nextAutomaticRun(every, saturday),
  })
  const before = await everything(db)
  for (const now of [saturday, new Date(2026, 10, 22, 23, 59), monday])
    expect(await rescheduleAfterClockChange({ ...context, now: now.toISOString() })).toBe(0)
  expect(await everything(db)).toEqual(before)
})
