import { appRow, eventRow, newKey, testPaymentRow, webhookRow } from '../app-rows.ts'
import { merchantId } from '../small-world.ts'
import type { ActionContext } from '#db/action.ts'
import type { Inputs } from './types.ts'

/** Stores an app with a webhook address, and a pending event for it. */
async function addApp({ db, now }: ActionContext) {
  await db.apps.add(appRow())
  await db.webhooks.add(webhookRow())
  await db.webhookEvents.add(eventRow({ nextAt: now }))
}

const webhook = {
  appId: 'APP-01',
  mode: 'test',
  url: 'https://shop.example/test',
  events: ['payment.succeeded'],
  secret: 'whsec_1',
  attemptId: 'wh-2',
} as const

const charge = {
  amount: 50_00,
  currency: 'USD',
  method: 'ecocash',
  customer: { account: '0771111111' },
}

/** Apps, their webhook addresses and test payments. */
export const apps = {
  clearTestPayments: async ({ db }) => {
    await db.testPayments.add(testPaymentRow())
    return merchantId
  },
  createApp: () => ({
    merchantId,
    name: 'Till',
    description: '',
    permissions: ['payments:write'],
    keys: [newKey()],
    attemptId: 'app-2',
  }),
  createWebhook: async (context) => {
    await addApp(context)
    return { ...webhook, events: [...webhook.events] }
  },
  deleteApp: async (context) => {
    await addApp(context)
    return 'APP-01'
  },
  deleteWebhook: async (context) => {
    await addApp(context)
    return 'WH-01'
  },
  deliverEvents: addApp,
  resendEvent: async (context) => {
    await addApp(context)
    return 'EV-01'
  },
  revokeKey: async (context) => {
    await addApp(context)
    return { appId: 'APP-01', digest: newKey().digest }
  },
  rollKey: async (context) => {
    await addApp(context)
    const key = newKey({ digest: 'b'.repeat(64) })
    return { appId: 'APP-01', digest: newKey().digest, key, grace: 'hour' }
  },
  sendTestRequest: async (context) => {
    await addApp(context)
    const key = 'sk_test_a'
    return { merchantId, key, digest: newKey().digest, body: charge, attemptId: 'rq-1' }
  },
  settleTestPayments: async ({ db, now }) => {
    await db.webhooks.add(webhookRow({ mode: 'test' }))
    await db.testPayments.add(testPaymentRow({ status: 'pending', settlesAt: now }))
  },
  updateApp: async (context) => {
    await addApp(context)
    return { id: 'APP-01', name: 'Till' }
  },
  updateWebhook: async (context) => {
    await addApp(context)
    return { id: 'WH-01', active: false }
  },
} satisfies Partial<Inputs>
