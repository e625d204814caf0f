// Proves OUT-2, OUT-4.
import { getBalances } from '#tests/support/get-balances.ts'
import { later } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { bankAccountRow } from '#tests/support/money-rows.ts'
import { refuses } from '#tests/support/refuses.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import { expect, test } from 'vitest'
import type { ActionInput } from '../all-actions.ts'
import { getNextDue } from '../due-queries.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { retryTransaction } from '../payments/entry-actions.ts'
import { requestPayout } from './actions.ts'
import { makeAutomaticPayouts, setPayoutSettings } from './automatic-actions.ts'
import { cancelPayout, movePayouts } from './moving-actions.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Returns a business with $143.67 available, and an account with CBZ Bank. */
async function world(number = '01122334455667') {
  const { db, context } = await smallWorld()
  await db.transaction('rw', ledgerTables, () =>
    putTransactions(db, paymentRow(11, { merchantId, amount: 101_33 })),
  )
  await db.bankAccounts.add(bankAccountRow({ number }))
  return { db, context }
}

const request = (
  over: Partial<ActionInput<'requestPayout'>> = {},
): ActionInput<'requestPayout'> => ({
  merchantId,
  accountId: 'BA-01',
  amount: 40_00,
  attemptId: 'po-1',
  ...over,
})

const all = 143_67

test('a payout takes its amount from the balance, is pending in the ledger, and is in the log', async () => {
  const { db, context } = await world()
  expect((await getBalances(db, merchantId)).USD.available).toBe(all)
  const payout = await requestPayout(context, request())
  expect(payout).toMatchObject({
    id: 'PO-01',
    destination: 'CBZ Bank •••• 5667',
    amount: 40_00,
    fee: 1_00,
    status: 'pending',
    requestedAt: context.now,
    leavesAt: later(context, minute).now,
    movesAt: later(context, minute).now,
    carriesAfter: null,
    carriesUpTo: context.now,
  })
  expect(await db.transactions.get(payout.transactionId)).toMatchObject({
    merchantId,
    type: 'payout',
    status: 'pending',
    amount: 40_00,
    fee: 1_00,
    paymentMethod: 'bank',
    account: '**** 5667',
    reference: 'PO-01',
  })
  expect((await getBalances(db, merchantId)).USD).toMatchObject({
    available: all - 40_00,
    paidOut: 0,
    payoutsPending: { count: 1, amount: 40_00 },
  })
  expect(await db.activityLog.orderBy('id').last()).toMatchObject({
    action: 'Requested payout',
    target: 'PO-01',
    after: { amount: 40_00, to: 'CBZ Bank •••• 5667' },
  })
})

test('R04 two presses of one form are one payout', async () => {
  const { db, context } = await world()
  const [one, other] = await Promise.all([
    requestPayout(context, request()),
    requestPayout(context, request()),
  ])
  expect(other).toEqual(one)
  expect(await db.payouts.count()).toBe(1)
})

test('two at once can’t take more than there is', async () => {
  const { db, context } = await world()
  const ask = (attemptId: string) => requestPayout(context, request({ amount: 90_00, attemptId }))
  const asked = await Promise.allSettled([ask('a'), ask('b')])
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await getBalances(db, merchantId)).USD.available).toBe(all - 90_00)
})

test('what is asked for is held against the balance, the account and the least amount', async () => {
  const { db, context } = await world()
  const ask = (over: Partial<ActionInput<'requestPayout'>>) => () =>
    requestPayout(context, request(over))
  const left = { code: 'over-balance', details: { left: String(all), currency: 'USD' } }
  await refuses(context, left, ask({ amount: all + 1 }))
  for (const amount of [0, -5_00, 4_99, 10.5, Number.NaN])
    await refuses(context, { code: 'invalid' }, ask({ amount }))
  await refuses(context, { code: 'not-found' }, ask({ accountId: 'BA-09' }))
  await refuses(context, { code: 'not-found' }, ask({ merchantId: 'M-001' }))
  await db.bankAccounts.update('BA-01', { status: 'unverified' })
  await refuses(context, { code: 'account-unverified' }, ask({}))
  await db.bankAccounts.update('BA-01', { status: 'verified' })
  await db.merchants.update(merchantId, { status: 'suspended' })
  await refuses(context, { code: 'invalid' }, ask({}))
})

test('all of the balance can be paid out, also where the screen has just read it', async () => {
  const { db, context } = await world()
  const { available } = (await getBalances(db, merchantId)).USD
  await requestPayout(context, request({ amount: available }))
  expect((await getBalances(db, merchantId)).USD.available).toBe(0)
  await refuses(context, { code: 'over-balance' }, () =>
    requestPayout(context, request({ attemptId: 'po-2', amount: 5_00 })),
  )
})

test('one in ZWL is held against the ZWL balance alone, and carries on from the one in ZWL before', async () => {
  const { db, context } = await world()
  await db.bankAccounts.add(bankAccountRow({ id: 'BA-02', currency: 'ZWL', attemptId: 'b' }))
  const inZwl = request({ accountId: 'BA-02', amount: 1_000_00 })
  await refuses(context, { code: 'over-balance', details: { left: '0', currency: 'ZWL' } }, () =>
    requestPayout(context, inZwl),
  )
  await db.transaction('rw', ledgerTables, () =>
    putTransactions(
      db,
      paymentRow(12, { merchantId, currency: 'ZWL', amount: 1_500_00, fee: 40_00 }),
    ),
  )
  await requestPayout(context, request({ amount: 10_00, attemptId: 'usd' }))
  const payout = await requestPayout(context, inZwl)
  expect(payout).toMatchObject({ currency: 'ZWL', fee: 17_50, carriesAfter: null })
  const { USD, ZWL } = await getBalances(db, merchantId)
  expect([USD.available, ZWL.available]).toEqual([all - 10_00, 460_00])
  const second = await requestPayout(later(context, 1_000), {
    ...inZwl,
    amount: 100_00,
    attemptId: 'zwl',
  })
  expect(second.carriesAfter).toBe(payout.carriesUpTo)
})

test('it leaves after a minute, arrives on its day, and the merchant is told', async () => {
  const { db, context } = await world()
  const { id, transactionId, arrivesAt } = await requestPayout(context, request())
  expect((await movePayouts(later(context, minute - 1))).done).toEqual([])
  const next = await getNextDue(db, new Date(context.now))
  expect(next).toBe(Date.parse(later(context, minute).now))
  await movePayouts(later(context, minute))
  expect(await db.payouts.get(id)).toMatchObject({ status: 'in-transit', movesAt: arrivesAt })
  expect(await db.transactions.get(transactionId)).toMatchObject({ status: 'pending' })
  expect((await movePayouts(later(context, 2 * minute))).done).toEqual([])
  await movePayouts({ ...context, now: arrivesAt })
  const paid = await db.payouts.get(id)
  expect(paid).toMatchObject({ status: 'paid', endedAt: arrivesAt })
  expect(paid).not.toHaveProperty('movesAt')
  const row = await db.transactions.get(transactionId)
  expect(row?.status).toBe('successful')
  expect(row?.history?.map(({ note, status }) => note ?? status)).toEqual([
    'pending',
    'In transit',
    'successful',
  ])
  expect((await getBalances(db, merchantId)).USD).toMatchObject({
    available: all - 40_00,
    paidOut: 39_00,
    payoutsPending: { count: 0, amount: 0 },
  })
  expect(await db.notifications.get(`N-${id}`)).toMatchObject({
    kind: 'payout-ended',
    amount: 39_00,
    failureReason: null,
  })
  expect(await db.messages.toArray()).toMatchObject([
    {
      to: ['hello@karibaboats.example'],
      subject: `Payout ${id} has arrived`,
      body: 'USD 39.00 arrived at CBZ Bank •••• 5667.',
    },
  ])
  expect(await getNextDue(db)).toBeNull()
})

test('what fell due while the app was closed is done at the next opening, at its own moments', async () => {
  const { db, context } = await world()
  const { id, arrivesAt } = await requestPayout(context, request())
  await movePayouts(later(context, 30 * day))
  expect(await db.payouts.get(id)).toMatchObject({ status: 'paid', endedAt: arrivesAt })
})

test('to a number that ends in 0000 it comes back a minute after it has left, all of it', async () => {
  const { db, context } = await world('01122334450000')
  const { id, transactionId } = await requestPayout(context, request())
  await movePayouts(later(context, minute))
  expect((await db.payouts.get(id))?.status).toBe('in-transit')
  await movePayouts(later(context, 2 * minute))
  expect(await db.payouts.get(id)).toMatchObject({
    status: 'failed',
    failureReason: 'The account is closed',
  })
  expect(await db.transactions.get(transactionId)).toMatchObject({
    status: 'failed',
    failureReason: 'The account is closed',
  })
  expect(await db.notifications.get(`N-${id}`)).toMatchObject({
    amount: 40_00,
    failureReason: 'The account is closed',
  })
  expect((await getBalances(db, merchantId)).USD).toMatchObject({ available: all, paidOut: 0 })
})

test('it can be cancelled until it leaves, and then all of it is back', async () => {
  const { db, context } = await world()
  const { id } = await requestPayout(context, request())
  const cancelled = await cancelPayout(later(context, minute - 1), id)
  expect(cancelled).toMatchObject({ status: 'cancelled', failureReason: 'Cancelled' })
  expect((await getBalances(db, merchantId)).USD).toMatchObject({
    available: all,
    payoutsPending: { count: 0 },
  })
  expect(await db.notifications.get(`N-${id}`)).toBeUndefined()
  await refuses(context, { code: 'not-pending' }, () => cancelPayout(context, id))
  const second = await requestPayout(context, request({ attemptId: 'po-2' }))
  await refuses(
    context,
    { code: 'not-pending', details: { id: 'PO-02', status: 'in transit' } },
    () => cancelPayout(later(context, minute), second.id),
  )
})

test('the next payout carries what settled since the one before it, which has not come back', async () => {
  const { context } = await world()
  const first = await requestPayout(context, request({ amount: 10_00 }))
  const second = await requestPayout(
    later(context, 1_000),
    request({ amount: 10_00, attemptId: 'po-2' }),
  )
  expect(second.carriesAfter).toBe(first.carriesUpTo)
  await cancelPayout(later(context, 2_000), second.id)
  const third = await requestPayout(
    later(context, 3_000),
    request({ amount: 10_00, attemptId: 'po-3' }),
  )
  expect(third.carriesAfter).toBe(first.carriesUpTo)
})

test('a payout is not retried: it waits for its bank', async () => {
  const { context } = await world()
  const { transactionId } = await requestPayout(context, request())
  await refuses(context, { code: 'invalid' }, () => retryTransaction(context, transactionId))
})

test('one whose transaction is gone is set aside, and the others go on', async () => {
  const { db, context } = await world()
  const lost = await requestPayout(context, request({ amount: 10_00 }))
  const kept = await requestPayout(context, request({ amount: 10_00, attemptId: 'po-2' }))
  await db.transactions.delete(lost.transactionId)
  const round = await movePayouts(later(context, minute))
  expect(round).toMatchObject({ done: [{ id: kept.id }], setAside: [lost.id] })
  expect((await movePayouts(later(context, minute))).setAside).toEqual([])
})

test('automatic payouts keep their hour when only the least amount changes', async () => {
  const { context } = await world()
  const chosen = { id: merchantId, every: 'weekly', least: { USD: 50_00, ZWL: 0 } } as const
  const { nextAt = '' } = await setPayoutSettings(context, chosen)
  const justBefore = { ...context, now: new Date(Date.parse(nextAt) - 60_000).toISOString() }
  expect(
    (await setPayoutSettings(justBefore, { ...chosen, least: { USD: 20_00, ZWL: 0 } })).nextAt,
  ).toBe(nextAt)
})

test('automatic payouts leave out a transaction that can’t be read, and are made all the same', async () => {
  const { db, context } = await world()
  const { nextAt = '' } = await setPayoutSettings(context, {
    id: merchantId,
    every: 'daily',
    least: { USD: 0, ZWL: 0 },
  })
  await db.table('transactions').add({ ...paymentRow(12, { merchantId }), amount: 'ten' })
  const { done, setAside } = await makeAutomaticPayouts({ ...context, now: nextAt })
  expect([done.length, setAside]).toEqual([1, []])
})

test('automatic payouts send all of the balance to the default account at their hour, once', async () => {
  const { db, context } = await world()
  const settings = await setPayoutSettings(context, {
    id: merchantId,
    every: 'daily',
    least: { USD: 50_00, ZWL: 0 },
  })
  const { nextAt = '' } = settings
  expect(Date.parse(nextAt)).toBeGreaterThan(Date.parse(context.now))
  expect(await getNextDue(db, new Date(context.now))).toBe(Date.parse(nextAt))
  expect((await makeAutomaticPayouts(context)).done).toEqual([])
  const atHour = { ...context, now: nextAt }
  const [one, other] = await Promise.all([
    makeAutomaticPayouts(atHour),
    makeAutomaticPayouts(atHour),
  ])
  expect([...one.done, ...other.done].flat()).toMatchObject([{ amount: all, automatic: true }])
  expect(await db.payouts.count()).toBe(1)
  const next = (await db.payoutSettings.get(merchantId))?.nextAt ?? ''
  expect(next > nextAt).toBe(true)
  // The balance is empty by then.
  expect((await makeAutomaticPayouts({ ...context, now: next })).done).toEqual([])
})

test('automatic payouts send each balance to the account of its currency, from its own least', async () => {
  const { db, context } = await world()
  const wallet = { kind: 'wallet', institution: 'ecocash', number: '0771111111' } as const
  await db.bankAccounts.add(
    bankAccountRow({ ...wallet, id: 'BA-02', currency: 'ZWL', attemptId: 'b' }),
  )
  await db.transaction('rw', ledgerTables, () =>
    putTransactions(
      db,
      paymentRow(12, { merchantId, currency: 'ZWL', amount: 1_500_00, fee: 40_00 }),
    ),
  )
  const run = async (least: { USD: number; ZWL: number }) => {
    await setPayoutSettings(context, { id: merchantId, every: 'daily', least })
    const { nextAt = '' } = (await db.payoutSettings.get(merchantId)) ?? {}
    const { done } = await makeAutomaticPayouts({ ...context, now: nextAt })
    return done.flat().map(({ currency, amount, accountId }) => [currency, amount, accountId])
  }
  expect(await run({ USD: all + 1, ZWL: 1_460_01 })).toEqual([])
  expect(await run({ USD: all + 1, ZWL: 1_460_00 })).toEqual([['ZWL', 1_460_00, 'BA-02']])
  expect(await run({ USD: 0, ZWL: 0 })).toEqual([['USD', all, 'BA-01']])
})

test('automatic payouts wait for the least amount and a verified account; off, they look no more', async () => {
  const { db, context } = await world()
  const look = async () => {
    const { nextAt = context.now } = (await db.payoutSettings.get(merchantId)) ?? {}
    return makeAutomaticPayouts({ ...context, now: nextAt })
  }
  await setPayoutSettings(context, {
    id: merchantId,
    every: 'weekly',
    least: { USD: 500_00, ZWL: 0 },
  })
  expect((await look()).done).toEqual([])
  await setPayoutSettings(context, { id: merchantId, every: 'weekly', least: { USD: 0, ZWL: 0 } })
  await db.bankAccounts.update('BA-01', { isDefault: false })
  expect((await look()).done).toEqual([])
  expect(await db.payouts.count()).toBe(0)
  const off = await setPayoutSettings(context, {
    id: merchantId,
    every: 'none',
    least: { USD: 0, ZWL: 0 },
  })
  expect(off).not.toHaveProperty('nextAt')
  await refuses(context, { code: 'invalid' }, () =>
    setPayoutSettings(context, { id: merchantId, every: 'daily', least: { USD: -1, ZWL: 0 } }),
  )
})
