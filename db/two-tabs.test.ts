import type { ActionContext } from '#db/action.ts'
import { PaidDatabase } from '#db/database.ts'
import { loadLedger } from '#db/ledger/load-ledger.ts'
import { updateFees } from '#db/payments/fee-actions.ts'
import { findTransactions } from '#db/payments/ledger-queries.ts'
import { setPaymentMethodEnabled } from '#db/payments/method-actions.ts'
import { refundTransaction } from '#db/payments/refund-actions.ts'
import { settledBalances } from '#tests/support/get-balances.ts'
import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { expect, test } from 'vitest'

const times = Array.from({ length: 50 }, (_, index) => index + 1)

/** Opens the database in two tabs that each perform fifty actions concurrently. */
async function inTwoTabs(
  db: PaidDatabase,
  acts: ((context: ActionContext, time: number) => Promise<unknown>)[],
) {
  const other = new PaidDatabase(db.name)
  await other.open()
  const tabs = [contextFor(db), contextFor(other)]
  const done = await Promise.allSettled(
    times.flatMap((time) =>
      tabs.map((tab, at) => acts[at]?.(tab, time) ?? Promise.reject(new Error('No act.'))),
    ),
  )
  other.close()
  return done.filter(({ status }) => status === 'fulfilled').length
}

/** Returns the log in the order of writing. */
async function logOf(db: PaidDatabase) {
  const rows = await db.activityLog.toArray()
  const order = (id: string) => Number(id.replace(/\D/g, ''))
  return rows.sort((a, b) => order(a.id) - order(b.id))
}

/** Expects each action to start where the previous one ended. */
function expectChain(steps: { before: unknown; after: unknown }[]) {
  expect(steps.slice(1).map(({ before }) => before)).toEqual(
    steps.slice(0, -1).map(({ after }) => after),
  )
}

test('R22 two tabs that change one fee fifty times each lose nothing', async () => {
  const db = memoryDatabase()
  await db.fees.add({
    id: 'ecocash',
    paymentMethod: 'EcoCash',
    type: 'Mobile Money',
    merchantFee: 0,
    customerFee: 0,
    flatFee: 0,
  })
  const made = await inTwoTabs(db, [
    (tab, time) => updateFees(tab, [{ id: 'ecocash', merchantFee: time / 10 }]),
    (tab, time) => updateFees(tab, [{ id: 'ecocash', flatFee: time }]),
  ])
  expect(made).toBe(100)
  expect(await db.fees.get('ecocash')).toMatchObject({ merchantFee: 5, flatFee: 50 })
  const log = await logOf(db)
  expect(log).toHaveLength(100)
  for (const field of ['merchantFee', 'flatFee'])
    expectChain(
      log
        .map(({ before, after }) => ({ before: before?.[field], after: after?.[field] }))
        .filter(({ after }) => after !== undefined),
    )
})

test('R22 two tabs that refund one payment in fifty parts each give back all of it, and no more', async () => {
  const { db } = await ledgerDatabase(paymentRow(1, { amount: 100_00 }))
  const part =
    (tab: string) =>
    (context: ActionContext, time: number): Promise<unknown> =>
      refundTransaction(context, {
        id: 'TX-1',
        amount: 1_00,
        reason: `Part ${time}`,
        attemptId: `${tab}-${time}`,
      })
  expect(await inTwoTabs(db, [part('left'), part('right')])).toBe(100)

  expect(await db.transactions.get('TX-1')).toMatchObject({ refunded: 100_00, status: 'refunded' })
  const refunds = await db.transactions.where('refundOf').equals('TX-1').toArray()
  expect(refunds.map(({ amount }) => amount)).toEqual(Array.from({ length: 100 }, () => 1_00))
  expect(new Set(refunds.map(({ attemptId }) => attemptId)).size).toBe(100)
  const log = await logOf(db)
  expect(log.map(({ after }) => after?.['refunded'])).toEqual(
    Array.from({ length: 100 }, (_, index) => (index + 1) * 1_00),
  )
  // The data that the screens count, read by a new tab.
  const fresh = new PaidDatabase(db.name)
  const ledger = await loadLedger(fresh)
  expect(findTransactions(ledger, { merchantId: 'M-001' }).total).toBe(101)
  expect(settledBalances(ledger, 'M-001')).toMatchObject({ USD: { available: -133 } })
  fresh.close()

  await expect(part('late')(contextFor(db), 1)).rejects.toMatchObject({ code: 'not-refundable' })
})

test('R22 two tabs that switch one method fifty times each end as the log says', async () => {
  const db = memoryDatabase()
  await db.paymentMethods.add({
    id: 'ecocash',
    name: 'EcoCash',
    type: 'Mobile Money',
    provider: 'Econet Wireless',
    enabled: true,
    transactionFee: 2.5,
  })
  const turn = (enabled: boolean) => (tab: ActionContext) =>
    setPaymentMethodEnabled(tab, { id: 'ecocash', enabled })
  const made = await inTwoTabs(db, [turn(false), turn(true)])
  const log = await logOf(db)
  expect(made).toBeGreaterThan(0)
  expect(log).toHaveLength(made)
  expectChain(log.map(({ before, after }) => ({ before, after })))
  expect((await db.paymentMethods.get('ecocash'))?.enabled).toBe(log.at(-1)?.after?.['enabled'])
})
