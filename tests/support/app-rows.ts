import type { NewKey } from '#db/apps/api.ts'
import type { ApiRequest, App, TestPayment, Webhook, WebhookEvent } from '#db/apps/schemas.ts'

const merchantId = 'M-002'
const at = '2026-11-20T08:00:00.000Z'

/** A fake secret test key. */
export const newKey = (over: Partial<NewKey> = {}): NewKey => ({
  kind: 'secret',
  mode: 'test',
  start: 'sk_test_',
  last4: 'aaaa',
  digest: 'a'.repeat(64),
  ...over,
})

/** An app with a secret test key. */
export function appRow(over: Partial<App> = {}): App {
  return {
    id: 'APP-01',
    merchantId,
    name: 'Web shop',
    description: '',
    permissions: ['payments:read', 'payments:write'],
    keys: [{ ...newKey(), createdAt: at, expiresAt: null, revokedAt: null }],
    createdAt: at,
    attemptId: 'app-1',
    ...over,
  }
}

/** A webhook address of that app for live payments. */
export function webhookRow(over: Partial<Webhook> = {}): Webhook {
  return {
    id: 'WH-01',
    merchantId,
    appId: 'APP-01',
    mode: 'live',
    url: 'https://shop.example/paid',
    events: ['payment.succeeded', 'payment.failed', 'payment.refunded'],
    secret: 'whsec_abcdefghijklmnopqrstuvwx',
    active: true,
    createdAt: at,
    attemptId: 'wh-1',
    ...over,
  }
}

/** An event waiting to be delivered there. */
export function eventRow(over: Partial<WebhookEvent> = {}): WebhookEvent {
  return {
    id: 'EV-01',
    merchantId,
    webhookId: 'WH-01',
    type: 'payment.succeeded',
    mode: 'live',
    objectId: 'TX-10',
    body: '{}',
    attempts: [],
    status: 'waiting',
    createdAt: at,
    nextAt: at,
    ...over,
  }
}

export function apiRequestRow(over: Partial<ApiRequest> = {}): ApiRequest {
  return {
    id: 'RQ-01',
    merchantId,
    appId: 'APP-01',
    method: 'POST',
    path: '/v1/payments',
    status: 201,
    createdAt: at,
    ...over,
  }
}

/** A settled sandbox payment. */
export function testPaymentRow(over: Partial<TestPayment> = {}): TestPayment {
  return {
    id: 'TP-01',
    merchantId,
    amount: 50_00,
    currency: 'USD',
    paymentMethod: 'ecocash',
    account: '077 *** 1111',
    status: 'successful',
    reference: 'Order 1042',
    createdAt: at,
    settledAt: at,
    appId: null,
    request: '{}',
    attemptId: 'tp-1',
    ...over,
  }
}
