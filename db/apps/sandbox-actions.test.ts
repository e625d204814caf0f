// Proves API-3.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appRow, newKey, testPaymentRow, webhookRow } from '#tests/support/app-rows.ts'
import { later } from '#tests/support/ledger-database.ts'
import { everything } from '#tests/support/memory-database.ts'
import { merchantId, smallWorld } from '#tests/support/small-world.ts'
import type { ActionContext } from '../action.ts'
import type { PaidDatabase } from '../database.ts'
import { sandboxSecretKey, webhookEventTypes } from './schemas.ts'
import { lastMonths } from '../days.ts'
import { settlementDays } from '../payouts/settlement-figures.ts'
import { findTransactions, getConsoleLedger } from '../payments/ledger-queries.ts'
import { getApp, getTestPayment, listTestPayments } from './queries.ts'
import { getBalances } from '#tests/support/get-balances.ts'
import { getFees } from '../payments/fee-queries.ts'
import { getHome } from '../payments/home-queries.ts'
import { getMoneyFlow } from '../payments/money-flow-figures.ts'
import { needsDoing, readBooks } from '../merchants/needs-doing-queries.ts'
import { getNextDue } from '../due-queries.ts'
import { getReportSource } from '../reports/queries.ts'
import { listMerchants } from '../merchants/queries.ts'
import { listNotifications } from '../log/queries.ts'
import { listPaymentLinks } from '../links/queries.ts'
import { listPaymentMethods } from '../payments/queries.ts'
import { listPayouts } from '../payouts/queries.ts'
import { clearTestPayments } from './sandbox-actions.ts'
import { createTransaction } from '../payments/entry-actions.ts'
import { deliverEvents } from './webhook-actions.ts'
import { refundTransaction } from '../payments/refund-actions.ts'
import { sendTestRequest, type TestRequest } from './sandbox-actions.ts'
import { settleDue } from '../payments/settling-actions.ts'
import { settleTestPayments } from './sandbox-actions.ts'
import { undo } from '../undo-action.ts'

const body = {
  amount: 50_00,
  currency: 'USD',
  method: 'ecocash',
  customer: { account: '0771111111' },
  reference: 'Order 1042',
}

const request = (over: Partial<TestRequest> = {}): TestRequest => ({
  merchantId,
  key: sandboxSecretKey,
  digest: '',
  body,
  attemptId: 'a-1',
  ...over,
})

const with_ = (over: object) => request({ body: { ...body, ...over } })
const appKey = { key: 'sk_test_ours', digest: newKey().digest }

describe('a request of the sandbox', () => {
  test('is answered with a pending payment, noted for the usage and the log', async () => {
    const { db, context } = await smallWorld()
    expect(await sendTestRequest(context, request())).toEqual({
      status: 201,
      replayed: false,
      paymentId: 'TP-01',
      body: {
        id: 'TP-01',
        object: 'payment',
        amount: 5000,
        // 1% in this world.
        customer_fee: 50,
        currency: 'USD',
        method: 'ecocash',
        customer: { account: '077 *** 1111' },
        status: 'pending',
        failure: null,
        reference: 'Order 1042',
        created: context.now,
        livemode: false,
      },
    })
    expect(await db.apiRequests.toArray()).toMatchObject([{ status: 201, appId: null }])
    expect(await db.activityLog.toArray()).toMatchObject([
      { action: 'Sent test request', target: 'TP-01', merchantId },
    ])
    // Test numbers are masked too.
    expect(JSON.stringify(await db.testPayments.toArray())).not.toContain('0771111111')
  })

  test('with the same idempotency key is answered the same, and with another body refused', async () => {
    const { db, context } = await smallWorld()
    const first = await sendTestRequest(context, request())
    const again = await sendTestRequest(later(context, 500), request())
    expect(again).toEqual({ ...first, replayed: true })
    const other = await sendTestRequest(context, with_({ amount: 60_00 }))
    expect(other).toMatchObject({
      status: 409,
      body: { error: { code: 'idempotency_key_reused' } },
    })
    expect(await db.testPayments.count()).toBe(1)
  })

  test('has an idempotency key of its own in each business', async () => {
    const { db, context } = await smallWorld()
    await sendTestRequest(context, request({ merchantId: 'M-001' }))
    const first = await sendTestRequest(context, request())
    expect(await sendTestRequest(context, request())).toEqual({ ...first, replayed: true })
    expect(await db.testPayments.count()).toBe(2)
  })

  test('with a reference of any length is answered, and keeps what fits', async () => {
    const { db, context } = await smallWorld()
    const long = with_({ reference: 'R'.repeat(5000) })
    const answer = await sendTestRequest(context, long)
    expect(answer).toMatchObject({ status: 201, body: { reference: 'R'.repeat(200) } })
    expect(await sendTestRequest(context, long)).toMatchObject({ replayed: true })
    expect(await db.testPayments.count()).toBe(1)
  })

  test.each([
    ['no key', request({ key: '' }), 401, 'key_missing'],
    ['a key that nobody has', request({ key: 'sk_test_x' }), 401, 'key_invalid'],
    ['a live key', request({ key: 'sk_live_x' }), 401, 'key_wrong_mode'],
    ['a publishable key', request({ key: 'pk_test_x' }), 403, 'key_publishable'],
    ['no amount', with_({ amount: undefined }), 400, 'parameter_missing'],
    ['an amount of 0', with_({ amount: 0 }), 400, 'amount_invalid'],
    ['half a cent', with_({ amount: 0.5 }), 400, 'amount_invalid'],
    ['an amount in words', with_({ amount: 'ten' }), 400, 'amount_invalid'],
    ['too much', with_({ amount: 100_000_001 }), 400, 'amount_invalid'],
    ['another currency', with_({ currency: 'EUR' }), 400, 'currency_invalid'],
    ['another method', with_({ method: 'cash' }), 400, 'method_invalid'],
    ['no number', with_({ customer: { account: '' } }), 400, 'parameter_missing'],
    [
      'a card for a wallet',
      with_({ customer: { account: '4242424242424242' } }),
      400,
      'account_invalid',
    ],
    [
      'a Visa card for Mastercard',
      with_({ method: 'mastercard', customer: { account: '4242424242424242' } }),
      400,
      'account_invalid',
    ],
  ])(
    'with %s is answered with its error, and makes no payment',
    async (_what, sent, status, code) => {
      const { db, context } = await smallWorld()
      const answer = await sendTestRequest(context, sent)
      expect(answer).toMatchObject({ status, paymentId: null, body: { error: { code } } })
      expect(await db.testPayments.count()).toBe(0)
      expect(await db.apiRequests.toArray()).toMatchObject([{ status }])
    },
  )

  test('by a method that is switched off is refused', async () => {
    const { db, context } = await smallWorld()
    await db.paymentMethods.update('ecocash', { enabled: false })
    expect(await sendTestRequest(context, request())).toMatchObject({
      status: 409,
      body: { error: { code: 'method_off', param: 'method' } },
    })
  })

  test('is an app’s by its key, as far as the app may and its key goes', async () => {
    const { db, context } = await smallWorld()
    await db.apps.add(appRow())
    expect((await sendTestRequest(context, request(appKey))).status).toBe(201)
    const now = new Date(context.now)
    const today = (await getApp(db, merchantId, 'APP-01', now))?.usage.at(-1)
    expect(today).toMatchObject({ requests: 1, deliveries: 0 })
    const asked = async () => sendTestRequest(context, request({ ...appKey, attemptId: 'a-2' }))
    await db.apps.update('APP-01', { permissions: ['payments:read'] })
    expect(await asked()).toMatchObject({ status: 403, body: { error: { code: 'not_permitted' } } })
    const [key] = appRow().keys
    if (key) await db.apps.put(appRow({ keys: [{ ...key, revokedAt: context.now }] }))
    expect(await asked()).toMatchObject({ status: 401, body: { error: { code: 'key_invalid' } } })
    await db.apps.put(appRow({ merchantId: 'M-001' }))
    expect((await asked()).status).toBe(401)
  })

  test('of a business that is gone is no request', async () => {
    const { db, context } = await smallWorld()
    const before = await everything(db)
    const gone = sendTestRequest(context, request({ merchantId: 'M-099' }))
    await expect(gone).rejects.toMatchObject({ code: 'not-found' })
    expect(await everything(db)).toEqual(before)
  })
})

describe('a test payment', () => {
  test.each([
    ['0771111111', 2_000, 'successful', undefined],
    ['0772222222', 30_000, 'successful', undefined],
    ['0773333333', 2_000, 'failed', 'The customer cancelled'],
    ['0774444444', 2_000, 'failed', 'Insufficient funds in the wallet'],
  ])('by %s settles after %d ms as %s', async (account, ms, status, failureReason) => {
    const { db, context } = await smallWorld()
    await sendTestRequest(context, with_({ customer: { account } }))
    expect(await getNextDue(db, new Date(context.now))).toBe(Date.parse(context.now) + ms)
    expect((await settleTestPayments(later(context, ms - 1))).done).toEqual([])
    await settleTestPayments(later(context, ms))
    const [row] = await listTestPayments(db, merchantId)
    expect(row).toMatchObject({ status, settledAt: later(context, ms).now })
    expect(row?.failureReason).toBe(failureReason)
    const action = status === 'failed' ? 'Recorded failed test payment' : 'Completed test payment'
    expect((await db.activityLog.toArray()).at(-1)).toMatchObject({
      action,
      target: 'TP-01',
      merchantId,
      after: { status },
    })
    expect(await getNextDue(db, new Date(context.now))).toBeNull()
  })

  test('settles where a clock that was set back had put it off', async () => {
    const { db, context } = await smallWorld()
    await sendTestRequest(later(context, 86_400_000), request())
    expect(await getNextDue(db, new Date(context.now))).toBe(0)
    await settleTestPayments(context)
    expect((await listTestPayments(db, merchantId))[0]).toMatchObject({ status: 'successful' })
    expect(await getNextDue(db, new Date(context.now))).toBeNull()
  })

  test('has an event of its own, where no address takes it', async () => {
    const { db, context } = await smallWorld()
    await sendTestRequest(context, request())
    await sendTestRequest(context, request({ attemptId: 'a-2' }))
    await settleTestPayments(later(context, 2_000))
    const ids = (await listTestPayments(db, merchantId)).map(({ eventId }) => eventId)
    expect(new Set(ids)).toEqual(new Set(['EV-01', 'EV-02']))
  })

  test('is told to the addresses for tests alone, as no live one', async () => {
    const { db, context } = await smallWorld()
    await db.webhooks.bulkAdd([webhookRow(), webhookRow({ id: 'WH-02', mode: 'test' })])
    await sendTestRequest(context, request())
    await settleTestPayments(later(context, 2_000))
    const details = await getTestPayment(db, merchantId, 'TP-01')
    expect(details?.events).toMatchObject([{ webhookId: 'WH-02', type: 'payment.succeeded' }])
    expect(JSON.parse(details?.events[0]?.body ?? '')).toMatchObject({ livemode: false })
    expect(await db.webhookEvents.count()).toBe(1)
    expect(await getTestPayment(db, 'M-001', 'TP-01')).toBeNull()
  })

  test('is cleared with the others of its business, and comes back', async () => {
    const { db, context } = await smallWorld()
    const rows = [testPaymentRow(), testPaymentRow({ id: 'TP-02', attemptId: 'tp-2' })]
    const other = testPaymentRow({ id: 'TP-03', merchantId: 'M-001', attemptId: 'tp-3' })
    await db.testPayments.bulkAdd([...rows, other])
    const { result, undo: token } = await clearTestPayments(context, merchantId)
    expect(result).toEqual(rows)
    expect(await db.testPayments.toArray()).toEqual([other])
    const cleared = await everything(db)
    await expect(clearTestPayments(context, merchantId)).rejects.toMatchObject({
      code: 'no-change',
    })
    await expect(undo(context, { ...token, changes: [] })).rejects.toMatchObject({
      code: 'invalid',
    })
    expect(await everything(db)).toEqual(cleared)
    await undo(context, token)
    expect(await db.testPayments.toArray()).toEqual([...rows, other])
    expect(await db.activityLog.orderBy('id').last()).toMatchObject({
      action: 'Restored test payments',
      target: '2 payments',
      merchantId,
    })
    const back = await everything(db)
    await expect(undo(context, token)).rejects.toMatchObject({ code: 'cannot-undo' })
    expect(await everything(db)).toEqual(back)
  })
})

const now = new Date('2026-11-21T14:00:00.000Z')

async function live(db: PaidDatabase) {
  const { ledger, disputes } = await getReportSource(db, merchantId)
  const consoleLedger = await getConsoleLedger(db)
  return {
    rows: findTransactions(ledger, {}).found,
    console: findTransactions(consoleLedger.ledger, {}).counts,
    settlements: settlementDays(ledger, merchantId, disputes, lastMonths(now).month),
    balances: await getBalances(db, merchantId),
    fees: await getFees(db, merchantId, now),
    flow: await getMoneyFlow(db, merchantId, '30', now),
    home: await getHome(db, merchantId, now),
    links: await listPaymentLinks(db, merchantId, now),
    merchants: await listMerchants(db, now),
    methods: await listPaymentMethods(db, now),
    needs: needsDoing(await readBooks(db, merchantId, now)),
    notifications: await listNotifications(db, merchantId),
    payouts: await listPayouts(db, merchantId),
    transactions: await db.transactions.toArray(),
    told: (await db.webhookEvents.toArray())
      .filter(({ mode }) => mode === 'live')
      .map(({ type, objectId, attempts }) => ({ type, objectId, attempts })),
  }
}

const sandbox = async (db: PaidDatabase) => ({
  payments: await listTestPayments(db, merchantId),
  requests: await db.apiRequests.toArray(),
  told: (await db.webhookEvents.toArray())
    .filter(({ mode }) => mode === 'test')
    .map(({ type, objectId, attempts }) => ({ type, objectId, attempts })),
})

const account = fc.constantFrom('0771111111', '0772222222', '0773333333', '0774444444')
const amount = fc.integer({ min: -1, max: 60_000 })
const act = fc.oneof(
  fc.record({ of: fc.constant('live' as const), do: fc.constant('pay' as const), account, amount }),
  fc.record({ of: fc.constant('live' as const), do: fc.constant('refund' as const), amount }),
  fc.record({
    of: fc.constant('test' as const),
    do: fc.constant('send' as const),
    account,
    amount,
  }),
  fc.record({ of: fc.constant('test' as const), do: fc.constant('clear' as const) }),
)
type Mixed = (typeof act extends fc.Arbitrary<infer Each> ? Each : never) & { at: number }

async function doAct(context: ActionContext, each: Mixed): Promise<unknown> {
  const attemptId = `a-${each.at}`
  if (each.do === 'clear') return clearTestPayments(context, merchantId)
  if (each.do === 'refund')
    return refundTransaction(context, {
      id: 'TX-10',
      amount: each.amount,
      reason: 'Back',
      attemptId,
    })
  const shared = { amount: each.amount, currency: 'USD' as const }
  if (each.do === 'send') {
    const sent = { ...shared, method: 'ecocash', customer: { account: each.account } }
    return sendTestRequest(context, request({ body: sent, attemptId }))
  }
  return createTransaction(context, {
    ...shared,
    merchantId,
    customer: 'Rudo',
    paymentMethod: 'ecocash',
    type: 'payment',
    account: each.account,
    attemptId,
  })
}

/** Runs these actions one second apart, with time passing between them. */
async function worldAfter(acts: readonly Mixed[], moments: number): Promise<PaidDatabase> {
  const { db, context } = await smallWorld()
  const events = [...webhookEventTypes]
  await db.webhooks.bulkAdd([
    webhookRow({ events }),
    webhookRow({ id: 'WH-02', mode: 'test', url: 'https://flaky.example', events }),
  ])
  for (let at = 0; at <= moments; at += 1) {
    const then = later(context, at * 1_000)
    const each = acts.find((one) => one.at === at)
    // Both worlds refuse the same actions.
    if (each) await doAct(then, each).catch(() => {})
    await settleDue(then)
    await settleTestPayments(then)
    await deliverEvents(then)
  }
  return db
}

test('whatever is mixed, live money is as if there were no tests, and tests as if there were no live money', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 6 }), async (drawn) => {
      const acts = drawn.map((each, at) => ({ ...each, at: at * 2 }))
      const moments = acts.length * 2 + 6
      const of = (mode: string) => acts.filter((each) => each.of === mode)
      const mixed = await worldAfter(acts, moments)
      const liveAlone = await worldAfter(of('live'), moments)
      const testAlone = await worldAfter(of('test'), moments)
      expect(await live(mixed)).toEqual(await live(liveAlone))
      expect(await sandbox(mixed)).toEqual(await sandbox(testAlone))
      expect((await sandbox(liveAlone)).payments).toEqual([])
      for (const db of [mixed, liveAlone, testAlone]) db.close()
    }),
    { numRuns: 8 },
  )
})
