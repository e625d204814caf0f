// Proves ADM-8, TXN-3, TXN-4.
import { getBalances } from '#tests/support/get-balances.ts'
import { later, ledgerDatabase } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { refuses } from '#tests/support/refuses.ts'
import { superRow } from '#tests/support/staff-rows.ts'
import { describe, expect, test } from 'vitest'
import type { ActionContext } from '../action.ts'
import type { ActionInput } from '../all-actions.ts'
import { getNextDue } from '../due-queries.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { createTransaction, retryTransaction } from './entry-actions.ts'
import { updateFees } from './fee-actions.ts'
import { getFeeTables } from './fee-queries.ts'
import { ruleOf, termsOf } from './fees.ts'
import { findTransactions } from './ledger-queries.ts'
import { getTransaction } from './queries.ts'
import { refundTransaction } from './refund-actions.ts'
import { awaitingCustomer } from './rules.ts'
import { settleDue } from './settling-actions.ts'

const sale: ActionInput<'createTransaction'> = {
  merchantId: 'M-001',
  customer: '  Rudo   Chikomo ',
  amount: 100_00,
  currency: 'USD',
  paymentMethod: 'ecocash',
  type: 'payment',
  account: '+263 77 111 1111',
  attemptId: 'attempt-1',
}

/** The result of a round with nothing due. */
const nothing = { done: [], setAside: [] }

/** Returns the statuses that the table in memory shows, newest first. */
async function shown(db: Parameters<typeof loadLedger>[0]) {
  const ledger = await loadLedger(db)
  return findTransactions(ledger, {}).found.map(({ id, status }) => `${id} ${status}`)
}

describe('a new transaction', () => {
  test('enters as pending, with its fee, its account masked and a log row', async () => {
    const { db, context } = await ledgerDatabase()
    const row = await createTransaction(context, sale)
    expect(row).toMatchObject({
      id: 'TX-500',
      customer: 'Rudo Chikomo',
      status: 'pending',
      fee: 270,
      account: '077 *** 1111',
      settlesAt: '2026-11-21T12:00:02.000Z',
      history: [{ status: 'pending', at: '2026-11-21T12:00:00.000Z' }],
    })
    expect(await db.transactions.get('TX-500')).toMatchObject(row)
    expect(await shown(db)).toEqual(['TX-500 pending'])
    expect(await db.activityLog.toArray()).toMatchObject([
      { action: 'Created payment', target: 'TX-500', merchantId: 'M-001', user: 'Tatenda Marufu' },
    ])
  })

  test('of the same attempt is the same one', async () => {
    const { db, context } = await ledgerDatabase()
    const both = await Promise.all([
      createTransaction(context, sale),
      createTransaction(context, { ...sale, amount: 5_00 }),
    ])
    expect(both[1]).toMatchObject(both[0])
    expect(await db.transactions.count()).toBe(1)
    expect(await db.activityLog.count()).toBe(1)
  })

  test('that is an adjustment bears no fee', async () => {
    const { context } = await ledgerDatabase()
    const adjustment = { ...sale, type: 'adjustment', paymentMethod: 'bank' } as const
    expect(await createTransaction(context, adjustment)).toMatchObject({
      type: 'adjustment',
      fee: 0,
    })
  })

  test.each([
    ['of no amount', { amount: 0 }, 'invalid'],
    ['of half a cent', { amount: 10.5 }, 'invalid'],
    ['of no end', { amount: Infinity }, 'invalid'],
    ['of more than a million', { merchantId: 'M-002', amount: 100_000_001 }, 'invalid'],
    ['of nobody', { customer: '   ' }, 'invalid'],
    ['of a customer with a long name', { customer: 'x'.repeat(201) }, 'invalid'],
    ['above the limit until approved', { amount: 500_01 }, 'over-limit'],
    ['above that limit in ZWL', { amount: 8_750_18, currency: 'ZWL' }, 'over-limit'],
    ['of an unknown merchant', { merchantId: 'M-404' }, 'not-found'],
    ['by a method that is off', { paymentMethod: 'visa' }, 'method-disabled'],
  ] as const)('%s is refused and changes nothing', async (_name, over, code) => {
    const { db, context } = await ledgerDatabase()
    await db.paymentMethods.add({
      id: 'visa',
      name: 'Visa Cards',
      type: 'Credit/Debit Card',
      provider: 'Visa',
      enabled: false,
      transactionFee: 3.5,
    })
    await refuses({ db }, code, () => createTransaction(context, { ...sale, ...over }))
  })

  test('up to the limit is taken, and above it once approved', async () => {
    const { context } = await ledgerDatabase()
    await createTransaction(context, { ...sale, amount: 500_00 })
    await createTransaction(context, {
      ...sale,
      amount: 8_750_00,
      currency: 'ZWL',
      attemptId: 'attempt-2',
    })
    await createTransaction(context, {
      ...sale,
      merchantId: 'M-002',
      amount: 100_000_000,
      attemptId: 'attempt-3',
    })
  })

  test('may be as large as what may be typed', () => {
    // Keeps the constants of rules and database equal, because neither may import the other.
  })

  test.each([
    ['suspended', { status: 'suspended' }],
    ['rejected', { approvalStatus: 'REJECTED' }],
  ] as const)('of a %s merchant is refused', async (_what, change) => {
    const { db, context } = await ledgerDatabase()
    await db.merchants.update('M-001', change)
    await expect(createTransaction(context, sale)).rejects.toMatchObject({
      code: 'not-taking-payments',
    })
  })
})

describe('the fee of a payment', () => {
  const row = {
    type: 'Credit/Debit Card',
    merchantFee: 3.5,
    customerFee: 0,
    flatFee: 1_00,
  } as const
  const feeOfVisa = async (context: ActionContext, attemptId: string) => {
    const { fee, feeRule } = await createTransaction(context, {
      ...sale,
      paymentMethod: 'visa',
      attemptId,
    })
    return { fee, feeRule }
  }

  test('is that of the fee structure when it is made, and stays so', async () => {
    const { db, context } = await ledgerDatabase()
    await db.fees.bulkAdd([
      { ...row, id: 'visa', paymentMethod: 'Visa' },
      { ...row, id: 'mastercard', paymentMethod: 'Mastercard' },
    ])
    const began = { fee: 4_50, feeRule: { percentage: 3.5, fixedFee: 1_00 } }
    expect(await feeOfVisa(context, 'a-1')).toEqual(began)
    await updateFees(context, [{ id: 'visa', merchantFee: 2.8, flatFee: 20 }])
    const edited = { fee: 3_00, feeRule: { percentage: 2.8, fixedFee: 20 } }
    expect(await feeOfVisa(context, 'a-2')).toEqual(edited)
    expect(termsOf(await getFeeTables(db, 'M-001'), 'visa')).toEqual({
      ...edited.feeRule,
      since: context.now,
    })
    expect(termsOf(await getFeeTables(db, 'M-001'), 'mastercard')).toEqual(began.feeRule)

    // Restored to the original figures, but still edited.
    await updateFees(later(context, 5), [{ id: 'visa', merchantFee: 3.5, flatFee: 1_00 }])
    expect(await feeOfVisa(context, 'a-3')).toMatchObject({ fee: 4_50 })
    // Settled under other fees than it was made under.
    expect((await settleDue(later(context, 60_000))).done).toHaveLength(3)
    expect(await db.transactions.get('TX-500')).toMatchObject(began)
    expect((await getTransaction(db, 'TX-501'))?.transaction).toMatchObject(edited)
    const { found } = findTransactions(await loadLedger(db), {})
    const merchantFees = await db.merchantFees.toArray()
    expect(found.slice(1).map((each) => ruleOf(merchantFees, each))).toEqual([
      edited.feeRule,
      began.feeRule,
    ])
    expect(found.map(({ fee }) => fee)).toEqual([4_50, 3_00, 4_50])
  })

  test('of the sample data came of the sample’s terms, whatever the console has edited since', async () => {
    const { db, context } = await ledgerDatabase(paymentRow(10), paymentRow(11, { type: 'refund' }))
    await db.fees.add({ ...row, id: 'ecocash', paymentMethod: 'EcoCash' })
    await updateFees(context, [{ id: 'ecocash', merchantFee: 9 }])
    expect((await getTransaction(db, 'TX-10'))?.transaction.feeRule).toEqual({
      percentage: 2.5,
      fixedFee: 20,
    })
    expect((await getTransaction(db, 'TX-11'))?.transaction).not.toHaveProperty('feeRule')
  })
})

describe('settling', () => {
  test.each([
    ['0771111111', 2_000, 'successful', undefined],
    ['0772222222', 30_000, 'successful', undefined],
    ['0773333333', 2_000, 'failed', 'The customer cancelled'],
    ['0774444444', 2_000, 'failed', 'Insufficient funds in the wallet'],
    ['+263 77 444 4444', 2_000, 'failed', 'Insufficient funds in the wallet'],
    ['0775555555', 2_000, 'failed', 'The customer was charged, but the merchant was not paid'],
    ['0776666666', 2_000, 'successful', undefined],
    ['', 2_000, 'successful', undefined],
  ])('of a payment from %j comes after %i ms: %s', async (account, delay, status, reason) => {
    const { db, context } = await ledgerDatabase()
    const { id } = await createTransaction(context, { ...sale, account })
    expect(await getNextDue(db, new Date(context.now))).toBe(Date.parse(context.now) + delay)
    expect(await settleDue(later(context, delay - 1))).toEqual(nothing)
    const at = later(context, delay)
    const { done } = await settleDue(at)
    const [settled] = done
    expect(settled).toMatchObject({ id, status })
    expect(settled?.failureReason).toBe(reason)
    expect(settled).not.toHaveProperty('settlesAt')
    expect(settled?.history?.map((step) => step.status)).toEqual(['pending', status])
    expect(settled?.history?.at(-1)?.at).toBe(at.now)
    expect(await shown(db)).toEqual([`${id} ${status}`])
    expect(await settleDue(at)).toEqual(nothing)
    expect(await getNextDue(db)).toBeNull()
    expect(await db.activityLog.count()).toBe(2)
  })

  test('twice at once is done once', async () => {
    const { db, context } = await ledgerDatabase()
    const { id } = await createTransaction(context, sale)
    const due = later(context, 2_000)
    const results = await Promise.all([settleDue(due), settleDue(due)])
    expect(results.flatMap(({ done }) => done.map((row) => row.id))).toEqual([id])
    expect(await db.activityLog.count()).toBe(2)
  })

  test('goes on past one that can’t be read, which waits no more and is named', async () => {
    const { db, context } = await ledgerDatabase()
    const { id } = await createTransaction(context, sale)
    const bad = { ...paymentRow(10, { status: 'pending' }), amount: 'ten' }
    const settlesAt = '2026-11-21T12:00:01.000Z'
    const table = db.table<unknown>('transactions')
    await table.bulkPut([
      { ...bad, settlesAt },
      { ...bad, id: 'TX-11', settlesAt: 'soon' },
    ])
    const due = later(context, 2_000)
    expect(await getNextDue(db, new Date(due.now))).toBe(0)
    expect(await settleDue(due)).toMatchObject({
      done: [{ id, status: 'successful' }],
      setAside: ['TX-10', 'TX-11'],
    })
    expect(await table.get('TX-10')).toEqual(bad)
    expect(await db.activityLog.toArray()).toMatchObject([
      { action: 'Created payment' },
      { action: 'Skipped unreadable row', target: 'TX-10', user: 'Tatenda Marufu' },
      { action: 'Completed payment', target: id },
      { action: 'Skipped unreadable row', target: 'TX-11' },
    ])
    expect(await getNextDue(db, new Date(due.now))).toBeNull()
    expect(await settleDue(due)).toEqual(nothing)
  })

  test('R45 one whose clock was set back since is due now, and one that may still wait is not', async () => {
    const { db, context } = await ledgerDatabase()
    const { id } = await createTransaction(context, sale)
    const anHourAgo = later(context, -3_600_000)
    expect(await getNextDue(db, new Date(anHourAgo.now))).toBe(0)
    expect(await settleDue(anHourAgo)).toMatchObject({ done: [{ id, status: 'successful' }] })

    const slow = { ...sale, account: '0772222222', attemptId: 'attempt-2' }
    const { settlesAt = '' } = await createTransaction(context, slow)
    expect(await getNextDue(db, new Date(context.now))).toBe(Date.parse(settlesAt))
    expect(await settleDue(context)).toEqual(nothing)
    // Within the size of an ordinary clock correction.
    expect(await settleDue(later(context, -10_000))).toEqual(nothing)
    expect((await settleDue(later(context, -10_001))).done).toHaveLength(1)
  })

  test.each(['successful', 'failed', 'refunded'] as const)(
    'and retrying a %s one is refused and changes nothing',
    async (status) => {
      const { db, context } = await ledgerDatabase(paymentRow(10, { status }))
      await refuses({ db }, 'not-pending', () => retryTransaction(context, 'TX-10'))
    },
  )

  test('and retrying an unknown one is refused', async () => {
    const { context } = await ledgerDatabase()
    await expect(retryTransaction(context, 'TX-404')).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('retrying', () => {
  test('a pending one of the sample data settles it two seconds later', async () => {
    const { db, context } = await ledgerDatabase(paymentRow(10, { status: 'pending' }))
    expect(await getNextDue(db)).toBeNull()
    await retryTransaction(context, 'TX-10')
    const { done } = await settleDue(later(context, 2_000))
    const [settled] = done
    expect(settled).toMatchObject({ id: 'TX-10', status: 'successful' })
    expect(settled?.history).toEqual([
      { status: 'pending', at: '2026-11-01T08:10:00.000Z' },
      { status: 'pending', at: '2026-11-21T12:00:00.000Z', note: 'Retried' },
      { status: 'successful', at: '2026-11-21T12:00:02.000Z' },
    ])
    expect(await db.activityLog.toArray()).toMatchObject([
      { action: 'Retried payment' },
      { action: 'Completed payment' },
    ])
  })

  test('a delayed one brings it forward, once', async () => {
    const { db, context } = await ledgerDatabase()
    const { id } = await createTransaction(context, { ...sale, account: '0772222222' })
    const pressed = later(context, 5_000)
    await retryTransaction(pressed, id)
    const retried = await db.transactions.get(id)
    expect(retried?.settlesAt).toBe('2026-11-21T12:00:07.000Z')
    expect(await retryTransaction(later(pressed, 1), id)).toEqual(retried)
    expect((await settleDue(later(pressed, 2_000))).done).toHaveLength(1)
  })

  test('one that waits for its customer succeeds when it is asked again, and fails after a day', async () => {
    const row = awaitingCustomer(
      paymentRow(10, { status: 'pending', date: '2026-11-21T11:00:00.000Z' }),
    )
    const { db, context } = await ledgerDatabase(row)
    // It is no clock that was set back.
    expect(await settleDue(context)).toMatchObject({ done: [] })
    const day = 86_400_000
    expect((await settleDue(later(context, day - 3_600_001))).done).toEqual([])
    expect((await settleDue(later(context, day - 3_600_000))).done).toMatchObject([
      { status: 'failed', failureReason: 'The customer did not answer' },
    ])
    expect(await db.transactions.get('TX-10')).not.toHaveProperty('awaitsCustomer')
    const again = await ledgerDatabase(row)
    expect(await retryTransaction(again.context, 'TX-10')).not.toHaveProperty('awaitsCustomer')
    expect((await settleDue(later(again.context, 2_000))).done).toMatchObject([
      { status: 'successful' },
    ])
  })

  test('one that will fail does not save it', async () => {
    const { context } = await ledgerDatabase()
    const { id } = await createTransaction(context, { ...sale, account: '0774444444' })
    await retryTransaction(context, id)
    expect(await settleDue(later(context, 2_000))).toMatchObject({ done: [{ status: 'failed' }] })
  })
})

describe('refunding', () => {
  const refund = { id: 'TX-10', amount: 45_00, reason: ' Goods returned ', attemptId: 'r-1' }

  test('all of it makes a refund row and marks the payment as refunded', async () => {
    const reached = { customerEmail: 'rudo@mail.example', customerPhone: '+263 77 200 4567' }
    const { db, context } = await ledgerDatabase(paymentRow(10, reached))
    const row = await refundTransaction(context, refund)
    expect(row).toMatchObject({
      ...reached,
      id: 'TX-500',
      type: 'refund',
      status: 'successful',
      amount: 45_00,
      fee: 0,
      refundOf: 'TX-10',
      reference: 'Goods returned',
      account: '077 *** 4567',
    })
    expect(await db.transactions.get('TX-10')).toMatchObject({
      status: 'refunded',
      refunded: 45_00,
      fee: 133,
    })
    expect(await shown(db)).toEqual(['TX-500 successful', 'TX-10 refunded'])
    expect(await db.activityLog.toArray()).toMatchObject([
      {
        action: 'Refunded payment',
        target: 'TX-10',
        before: { status: 'successful', refunded: 0 },
        after: { status: 'refunded', refunded: 45_00 },
      },
    ])
    expect(await getTransaction(db, 'TX-10')).toMatchObject({
      leftToRefund: 0,
      refunds: [{ id: 'TX-500' }],
      timeline: [{ status: 'pending' }, { status: 'successful' }, { status: 'refunded' }],
    })
    expect(await getTransaction(db, 'TX-500')).toMatchObject({ refundedPayment: { id: 'TX-10' } })
  })

  test('of a payment without a history of its own follow its refunds', async () => {
    const refundOf = (number: number, amount: number) =>
      paymentRow(number, { type: 'refund', refundOf: 'TX-10', amount })
    const { db } = await ledgerDatabase(
      paymentRow(10, { status: 'refunded', refunded: 45_00 }),
      refundOf(11, 20_00),
      refundOf(12, 25_00),
    )
    expect((await getTransaction(db, 'TX-10'))?.timeline).toEqual([
      { status: 'pending', at: '2026-11-01T08:10:00.000Z' },
      { status: 'successful', at: '2026-11-01T08:10:00.000Z' },
      { status: 'successful', at: '2026-11-01T08:11:00.000Z', note: 'Partly refunded' },
      { status: 'refunded', at: '2026-11-01T08:12:00.000Z' },
    ])
  })

  test('in parts goes on until nothing is left', async () => {
    const { db, context } = await ledgerDatabase(paymentRow(10))
    await refundTransaction(context, { ...refund, amount: 20_00 })
    expect(await getTransaction(db, 'TX-10')).toMatchObject({
      transaction: { status: 'successful', refunded: 20_00 },
      leftToRefund: 25_00,
    })
    await expect(
      refundTransaction(context, { ...refund, amount: 25_01, attemptId: 'r-2' }),
    ).rejects.toMatchObject({ code: 'over-refund', details: { left: '2500', currency: 'USD' } })
    await refundTransaction(context, { ...refund, amount: 25_00, attemptId: 'r-3' })
    expect((await db.transactions.get('TX-10'))?.status).toBe('refunded')
  })

  test('of what is not settled yet comes out of the pending balance', async () => {
    const availableAt = '2026-11-22T12:00:00.000Z'
    const { db, context } = await ledgerDatabase(
      paymentRow(10, { availableAt }),
      paymentRow(11, { amount: 60_00, fee: 0 }),
    )
    await refundTransaction(context, { ...refund, amount: 20_00 })
    const balance = async (now: string) => (await getBalances(db, 'M-001', new Date(now))).USD
    expect(await balance(context.now)).toMatchObject({ available: 60_00, pending: 23_67 })
    expect(await balance(availableAt)).toMatchObject({ available: 83_67, pending: 0 })
  })

  test('twice by one attempt is one refund, also at once', async () => {
    const { db, context } = await ledgerDatabase(paymentRow(10))
    const half = { ...refund, amount: 10_00 }
    const both = await Promise.all([
      refundTransaction(context, half),
      refundTransaction(later(context, 5), half),
    ])
    expect(both[1]).toMatchObject(both[0])
    expect((await db.transactions.get('TX-10'))?.refunded).toBe(10_00)
    expect(await db.transactions.count()).toBe(2)
  })

  test('by the platform’s staff is the same refund, once, and the merchant hears of it', async () => {
    const { db, context } = await ledgerDatabase(paymentRow(10))
    await db.adminUsers.add(superRow())
    const staff = { ...context, actor: { ...context.actor, side: 'staff' as const } }
    const row = await refundTransaction(staff, refund)
    expect(await refundTransaction(staff, refund)).toMatchObject(row)
    expect(row).toMatchObject({ type: 'refund', refundOf: 'TX-10', amount: 45_00 })
    expect((await db.transactions.get('TX-10'))?.status).toBe('refunded')
    expect((await db.activityLog.toArray()).map(({ action }) => action)).toEqual([
      'Refunded payment',
    ])
    const { email = '' } = (await db.merchants.get(row.merchantId)) ?? {}
    expect(await db.messages.toArray()).toMatchObject([
      {
        to: [email],
        subject: 'TX-10 was refunded by Paid',
        body: expect.stringMatching(/USD 45\.00 of TX-10/),
      },
    ])
    await expect(refundTransaction(staff, { ...refund, attemptId: 'r-9' })).rejects.toMatchObject({
      code: 'not-refundable',
    })
    await db.adminUsers.update('AU-01', { role: 'Finance Admin' })
    await refuses({ db }, 'not-permitted', () =>
      refundTransaction(staff, { ...refund, attemptId: 'r-10' }),
    )
  })

  test.each([
    ['more than it was', {}, { amount: 45_01 }, 'over-refund'],
    ['nothing', {}, { amount: 0 }, 'invalid'],
    ['less than nothing', {}, { amount: -1 }, 'invalid'],
    ['half a cent', {}, { amount: 0.5 }, 'invalid'],
    ['without a reason', {}, { reason: '  ' }, 'invalid'],
    ['for a very long reason', {}, { reason: 'x'.repeat(201) }, 'invalid'],
    ['a pending payment', { status: 'pending' }, {}, 'not-refundable'],
    ['a failed payment', { status: 'failed' }, {}, 'not-refundable'],
    ['a refunded payment', { status: 'refunded', refunded: 45_00 }, {}, 'not-refundable'],
    ['a refund', { type: 'refund' }, {}, 'not-refundable'],
    ['a payout', { type: 'payout' }, {}, 'not-refundable'],
    ['an adjustment', { type: 'adjustment' }, {}, 'not-refundable'],
    ['an unknown payment', {}, { id: 'TX-404' }, 'not-found'],
  ] as const)('%s is refused and changes nothing', async (_name, row, over, code) => {
    const { db, context } = await ledgerDatabase(paymentRow(10, row))
    await refuses({ db }, code, () => refundTransaction(context, { ...refund, ...over }))
  })
})
