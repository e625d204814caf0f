// Proves R60.
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setAhead } from '#db/clock.ts'
import type { PaidDatabase } from '#db/database.ts'
import { moveClock } from '#db/demo/clock-actions.ts'
import { keptTables } from '#db/demo/snapshot-text.ts'
import { dueRounds } from '#db/due-rounds.ts'
import { ledgerTables, putTransactions } from '#db/ledger/put-transactions.ts'
import { checkLogChain } from '#db/log/queries.ts'
import { webhookRow } from '#tests/support/app-rows.ts'
import { disputeRow } from '#tests/support/dispute-rows.ts'
import { linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow, waiting } from '#tests/support/ledger-rows.ts'
import { contextFor, everything } from '#tests/support/memory-database.ts'
import { bankAccountRow, scheduleRow } from '#tests/support/money-rows.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { doDueActs } from './do-due-acts.ts'

// The real module writes in a worker, which Node does not have.
vi.mock(import('#src/files/make-file.ts'), () => ({
  makeFile: async ({ head, rows }) => ({
    file: new Blob([JSON.stringify(await rows(0, head.total))]),
  }),
}))

const start = new Date('2026-11-21T12:00:00.000Z')
const week = 7 * 86_400_000
const payoutAt = '2026-11-23T06:00:00.000Z'

beforeEach(() => {
  // Only the date, because the database waits with timers.
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  // Missing in Node.
  vi.stubGlobal('reportError', vi.fn())
})
afterEach(() => {
  setAhead(0)
  vi.unstubAllGlobals()
})

/** A payment that was entered on this device, so that none like it is sold on the way. */
const payment = (number: number, over: Parameters<typeof paymentRow>[1]) =>
  paymentRow(number, {
    merchantId,
    date: '2026-11-21T11:50:00.000Z',
    attemptId: `p-${number}`,
    ...over,
  })

/** A small world in which something of each kind falls due within the week. */
async function world(): Promise<PaidDatabase> {
  const { db } = await smallWorld()
  await db.transactions.clear()
  await db.transaction('rw', ledgerTables, () =>
    putTransactions(
      db,
      payment(20, { availableAt: '2026-11-21T11:55:00.000Z' }),
      payment(21, waiting('2026-11-21T12:01:00.000Z')),
      // At the moment of the first automatic payout.
      payment(22, waiting(payoutAt)),
      payment(23, { paymentMethod: 'visa', account: '4242', availableAt: payoutAt }),
    ),
  )
  await db.merchants.update(merchantId, { plan: 'business' })
  await db.bankAccounts.add(bankAccountRow())
  await db.payoutSettings.add({
    id: merchantId,
    every: 'daily',
    least: { USD: 0, ZWL: 0 },
    nextAt: payoutAt,
  })
  await db.paymentLinks.update('1042', { expiresAt: '2026-11-24T10:00:00.000Z' })
  await db.paymentLinks.add(linkRow({ id: '1043', merchantId, path: 'other' }))
  await db.reportSchedules.add(scheduleRow({ format: 'csv' }))
  await db.webhooks.add(webhookRow())
  await db.disputes.add(
    disputeRow({ transactionId: 'TX-23', merchantId, movesAt: '2026-11-25T08:00:00.000Z' }),
  )
  return db
}

/** Returns the rows of everything but the presenter's settings. */
const rowsOf = (db: PaidDatabase) =>
  everything(
    db,
    keptTables.filter((name) => name !== 'demoSettings'),
  )

test('a week with the app closed leaves the same rows as a week that is moved', async () => {
  const moved = await world()
  await moveClock(contextFor(moved), { by: week, keepAs: 'before' })
  await doDueActs(moved)
  setAhead(0)
  const away = await world()
  vi.setSystemTime(start.getTime() + week)
  await doDueActs(away)
  expect(await rowsOf(away)).toEqual(await rowsOf(moved))

  expect(await away.transactions.get('TX-21')).toMatchObject({
    status: 'successful',
    history: [{ status: 'pending' }, { status: 'successful', at: '2026-11-21T12:01:00.000Z' }],
  })
  expect(await away.paymentLinks.get('1042')).toMatchObject({ status: 'expired' })
  const log = await away.activityLog.toArray()
  const at = (action: string) =>
    log.flatMap((line) => (line.action === action ? [line.timestamp] : []))
  expect(at('Expired payment link')).toEqual(['2026-11-24T10:00:00.000Z'])
  expect(at('Sent automatic payout')[0]).toBe(payoutAt)
  expect((await away.reports.toArray()).length).toBeGreaterThan(0)
  expect((await checkLogChain(away)).breaks).toEqual([])
})

test('an automatic payout contains what settles at the same moment', async () => {
  const db = await world()
  // Paid out at once.
  await db.merchants.update(merchantId, { plan: 'enterprise' })
  await db.transactions.where('id').noneOf(['TX-22']).delete()
  await db.disputes.clear()
  // Read slowly, so that whatever did not wait for it would be first.
  const { listDue } = dueRounds.settleDue
  const reading = vi.spyOn(dueRounds.settleDue, 'listDue').mockImplementation(async (...asked) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return listDue(...asked)
  })
  onTestFinished(() => reading.mockRestore())
  vi.setSystemTime(payoutAt)
  await doDueActs(db)
  expect(
    (await db.payouts.toArray()).map(({ requestedAt, amount }) => [requestedAt, amount]),
  ).toEqual([[payoutAt, 45_00 - 133]])
})

test('what is entered while an older time is caught up waits for its own', async () => {
  const db = await world()
  vi.setSystemTime(start.getTime() + week)
  const soon = new Date(start.getTime() + week + 5_000).toISOString()
  await db.transaction('rw', ledgerTables, () =>
    putTransactions(db, payment(30, { ...waiting(soon), date: new Date().toISOString() })),
  )
  await doDueActs(db)
  expect(await db.transactions.get('TX-30')).toMatchObject({ status: 'pending', settlesAt: soon })
})
