import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { sentKey } from './check-api-key.ts'
import {
  apiError,
  type ApiError,
  type ApiPayment,
  errorCodes,
  errorStatus,
  sandboxPayment,
} from '../apps/api.ts'
import type { App, TestPayment } from '../apps/schemas.ts'
import {
  checkCharge,
  referenceOf,
  type ApiRefusal,
  type Charge,
  type ChargeBody,
} from '../apps/check-charge.ts'
import { maskAccount, outcomeOf } from '../payments/test-accounts.ts'
import { nextId } from '../next-id.ts'
import { checkApiKey } from './check-api-key.ts'
import { defineAction, type Act } from '../define-action.ts'

const testRequest = v.object({
  ...sentKey.entries,
  /** Anything: what is wrong with it is answered as the API would. */
  body: v.custom<ChargeBody>((body) => typeof body === 'object' && body !== null),
  /** The idempotency key: the same one with the same body gives the first answer again. */
  attemptId: v.string(),
})
export type TestRequest = v.InferOutput<typeof testRequest>

/** What the sandbox answered. */
export interface TestAnswer {
  status: number
  body: ApiPayment | ApiError
  /** Whether it is the first answer again. */
  replayed: boolean
  paymentId: TestPayment['id'] | null
}

const tables = ['apps', 'testPayments', 'apiRequests', 'paymentMethods', 'merchants'] as const
type Asking = Act<(typeof tables)[number]>

/** The row of a payment as it is entered: pending, with what will become of it and when. */
async function enter(
  { db, now, put }: Asking,
  { merchantId, body, attemptId }: TestRequest,
  { amount, currency, method, account, reference }: Charge,
  app: App | null,
): Promise<TestPayment> {
  const { delay, failure } = outcomeOf(account)
  return put('testPayments', {
    id: await nextId(db, 'TP'),
    merchantId,
    amount,
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
 * Asks the sandbox for a payment, as a request of the API would: checked by its key and its body, noted for the usage,
 * and answered; a refusal is an answer too, with its status. The payment is pending, and settles after a moment as its
 * number fixes it. It stands apart from the ledger. Refused with `not-found` where the business is gone. Spec §2
 * Sandbox.
 */
export const sendTestRequest = defineAction({
  permission: permissionOf.sendTestRequest,
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
    const { code, ...said } = outcome.refused
    return { status, body: apiError(code, said), replayed: false, paymentId: null }
  },
})
