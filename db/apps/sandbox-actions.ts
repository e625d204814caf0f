import { Dexie } from 'dexie'
import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { type Act, checkRow, defineAction, defineRound } from '../define-action.ts'
import { changed } from '../log/write-log.ts'
import { nextId } from '../next-id.ts'
import { getCustomerFees } from '../payments/fee-queries.ts'
import { customerFeeOf } from '../payments/fees.ts'
import { latestWait, maskAccount, outcomeOf } from '../payments/test-accounts.ts'
import {
  apiError,
  type ApiError,
  type ApiPayment,
  errorCodes,
  errorStatus,
  isOver,
  sandboxPayment,
} from './api.ts'
import {
  type ApiRefusal,
  type Charge,
  type ChargeBody,
  checkCharge,
  referenceOf,
} from './check-charge.ts'
import { type App, type AppPermission, sandboxSecretKey, type TestPayment } from './schemas.ts'
import { eventTables, raiseEvent } from './webhook-actions.ts'
import { defineUndoable } from '../undo-action.ts'
import { dueRounds } from '../due-rounds.ts'
import { countOf } from '../text/format.ts'

/** A key as a request carries it, with its SHA-256 as hex, which identifies an app's key. */
const sentKey = v.object({ merchantId: v.string(), key: v.string(), digest: v.string() })
export type SentKey = v.InferOutput<typeof sentKey>

/** Returns the key's app (null for the sandbox's own key), or why the key is refused. */
async function checkApiKey(
  { db, now }: Act<'apps'>,
  { merchantId, key, digest }: SentKey,
  needed: AppPermission,
): Promise<{ app: App | null } | ApiRefusal> {
  if (key === '') return { code: 'key_missing' }
  if (key === sandboxSecretKey) return { app: null }
  if (/^[ps]k_live_/.test(key)) return { code: 'key_wrong_mode' }
  if (key.startsWith('pk_')) return { code: 'key_publishable' }
  const apps = await db.apps.where('merchantId').equals(merchantId).toArray()
  for (const app of apps) {
    const found = app.keys.find((each) => each.digest === digest)
    if (!found || isOver(found, Date.parse(now))) continue
    if (!app.permissions.includes(needed))
      return { code: 'not_permitted', fill: { permission: needed } }
    return { app }
  }
  return { code: 'key_invalid' }
}

const testRequest = v.object({
  ...sentKey.entries,
  /** Any object: the simulated API reports what is wrong with it. */
  body: v.custom<ChargeBody>((body) => typeof body === 'object' && body !== null),
  /** The idempotency key: repeating it with the same body returns the first answer. */
  attemptId: v.string(),
})
export type TestRequest = v.InferOutput<typeof testRequest>

export interface TestAnswer {
  status: number
  body: ApiPayment | ApiError
  replayed: boolean
  paymentId: TestPayment['id'] | null
}

const tables = [
  'apps',
  'testPayments',
  'apiRequests',
  'paymentMethods',
  'fees',
  'merchants',
] as const
type Asking = Act<(typeof tables)[number]>

/** Returns the pending row of a new payment, with its future outcome and time. */
async function enter(
  { db, now, put }: Asking,
  { merchantId, body, attemptId }: TestRequest,
  { amount, currency, method, account, reference }: Charge,
  app: App | null,
): Promise<TestPayment> {
  const { delay, failure } = outcomeOf(account)
  const rate = (await getCustomerFees(db))[method]
  const customerFee = customerFeeOf(rate, { type: 'payment', amount, currency })
  return put('testPayments', {
    id: await nextId(db, 'TP'),
    merchantId,
    amount,
    ...(customerFee > 0 && { customerFee }),
    currency,
    paymentMethod: method,
    account: maskAccount(account),
    status: 'pending',
    reference,
    createdAt: now,
    settlesAt: new Date(Date.parse(now) + delay).toISOString(),
    ...(failure !== null && { willFail: failure }),
    appId: app?.id ?? null,
    request: requestText(body),
    attemptId,
  })
}

const requestText = (body: ChargeBody): string =>
  JSON.stringify({
    ...body,
    reference: referenceOf(body),
    customer: maskAccount(body.customer?.account ?? ''),
  })

async function answer(
  act: Asking,
  request: TestRequest,
): Promise<
  | { app: App | null; refused: ApiRefusal }
  | { app: App | null; row: TestPayment; replayed: boolean }
> {
  const { merchantId, body, attemptId } = request
  const sender = await checkApiKey(act, request, 'payments:write')
  if ('code' in sender) return { app: null, refused: sender }
  const { app } = sender
  const same = await act.db.testPayments.where('attemptId').equals(attemptId).toArray()
  const before = same.find((row) => row.merchantId === merchantId)
  if (before)
    return before.request === requestText(body)
      ? { app, row: before, replayed: true }
      : { app, refused: { code: 'idempotency_key_reused' } }
  const charge = checkCharge(body)
  if ('code' in charge) return { app, refused: charge }
  const method = await act.db.paymentMethods.get(charge.method)
  if (method && !method.enabled) return { app, refused: { code: 'method_off', param: 'method' } }
  return { app, row: await enter(act, request, charge, app), replayed: false }
}

/**
 * Sends a simulated API request for a payment: checks its key and body, counts it, and answers; a
 * refusal is an answer with a status. The payment is pending and settles shortly, with an outcome
 * fixed by its number. It is not in the ledger. Refuses with `not-found` if the business is gone.
 * API-3.
 */
export const sendTestRequest = defineAction('sendTestRequest', {
  permission: 'developers',
  refuses: ['not-found'],
  tables: tables,
  input: testRequest,
  run: async (act, request): Promise<TestAnswer> => {
    const { merchantId } = request
    await act.get('merchants', merchantId)
    const outcome = await answer(act, request)
    const isRefused = 'refused' in outcome
    const status = isRefused ? errorStatus[errorCodes[outcome.refused.code].type] : 201
    const appId = outcome.app?.id ?? null
    await act.put('apiRequests', {
      id: await nextId(act.db, 'RQ'),
      merchantId,
      appId,
      method: 'POST',
      path: '/v1/payments',
      status,
      createdAt: act.now,
    })
    await act.log({
      action: 'Sent test request',
      target: isRefused ? outcome.refused.code : outcome.row.id,
      type: 'system',
      merchantId,
      after: { status },
    })
    if (!isRefused)
      return {
        status,
        body: sandboxPayment(outcome.row),
        replayed: outcome.replayed,
        paymentId: outcome.row.id,
      }
    const { code, ...details } = outcome.refused
    return { status, body: apiError(code, details), replayed: false, paymentId: null }
  },
})

/**
 * Deletes and returns all test payments of a business. The ledger doesn't change. Refuses with
 * `no-change` if there are none. API-3.
 */
export const clearTestPayments = defineUndoable('clearTestPayments', {
  permission: 'developers',
  refuses: ['no-change'],
  tables: ['testPayments'],
  input: v.string(),
  run: async ({ db, removeAny, log }, merchantId): Promise<TestPayment[]> => {
    const rows = await db.testPayments
      .where('[merchantId+createdAt]')
      .between([merchantId, Dexie.minKey], [merchantId, Dexie.maxKey])
      .toArray()
    if (rows.length === 0) throw new ActionError('no-change', 'There are no test payments.')
    await removeAny(
      'testPayments',
      rows.map(({ id }) => id),
    )
    await log({
      action: 'Cleared test payments',
      target: countOf(rows.length, 'payment'),
      type: 'system',
      merchantId,
    })
    return rows
  },
  undo: {
    of: 'testPayments',
    name: () => 'The list of test payments',
    log: ({ before: { merchantId } }, _act, count) => ({
      action: 'Restored test payments',
      target: countOf(count, 'payment'),
      type: 'system',
      merchantId,
    }),
  },
})

/**
 * Settles every sandbox payment that is due, with the outcome fixed by its number, and notifies
 * addresses that want test events. `getNextDue` says when to run it next. API-3.
 */
export const settleTestPayments = defineRound('settleTestPayments', {
  permission: null,
  refuses: ['not-found'],
  tables: ['testPayments', ...eventTables],
  due: dueRounds.settleTestPayments,
  async one(act, id) {
    const stored = await act.db.testPayments.get(id)
    // Cleared in the meantime.
    if (!stored) return null
    const row = checkRow('testPayments', stored)
    const { settlesAt, willFail, ...kept } = row
    if (settlesAt === undefined || (settlesAt > act.now && settlesAt <= latestWait(act.now)))
      return null
    const settled: TestPayment = await act.put('testPayments', {
      ...kept,
      status: willFail === undefined ? 'successful' : 'failed',
      ...(willFail !== undefined && { failureReason: willFail }),
      settledAt: act.now,
    })
    const raised = await raiseEvent(act, {
      merchantId: row.merchantId,
      mode: 'test',
      type: willFail === undefined ? 'payment.succeeded' : 'payment.failed',
      object: sandboxPayment(settled),
    })
    await act.log({
      action:
        settled.status === 'successful' ? 'Completed test payment' : 'Recorded failed test payment',
      target: id,
      type: 'system',
      merchantId: row.merchantId,
      ...changed(row, settled, ['status']),
    })
    if (raised > 0) return settled
    // The example of its event has a number of its own.
    return act.put('testPayments', { ...settled, eventId: await nextId(act.db, 'EV') })
  },
  async setAside({ db, get }, id) {
    const { settlesAt } = await get('testPayments', id)
    if (settlesAt === undefined) return false
    // Bypasses the schema, which would refuse the row.
    await db.testPayments.update(id, { settlesAt: undefined })
    return true
  },
})
