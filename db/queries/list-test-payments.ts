import { Dexie } from 'dexie'
import type { PaidDatabase } from '../database.ts'
import type { WebhookEvent } from '../model/app.ts'
import type { MerchantId } from '../model/common.ts'
import type { TestPayment } from '../model/test-payment.ts'

/** A business's payments of the sandbox, the newest first; none of them is in the ledger. Spec §2 Sandbox. */
export async function listTestPayments(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<TestPayment[]> {
  const rows = await db.testPayments
    .where('[merchantId+createdAt]')
    .between([merchantId, Dexie.minKey], [merchantId, Dexie.maxKey])
    .toArray()
  return rows.sort((a, b) => b.id.localeCompare(a.id, 'en', { numeric: true }))
}

/** An event, where it goes, and what signs it. */
export interface SentEvent extends WebhookEvent {
  url: string
  secret: string
}

export interface TestPaymentDetails {
  payment: TestPayment
  /** What the business's addresses were told of it. */
  events: SentEvent[]
}

/** One payment of the sandbox; null where the business has none by that id. */
export async function getTestPayment(
  db: PaidDatabase,
  merchantId: MerchantId,
  id: TestPayment['id'],
): Promise<TestPaymentDetails | null> {
  const payment = await db.testPayments.get(id)
  if (payment?.merchantId !== merchantId) return null
  const webhooks = await db.webhooks.where('merchantId').equals(merchantId).toArray()
  const events = await db.webhookEvents
    .where('webhookId')
    .anyOf(webhooks.map((webhook) => webhook.id))
    .toArray()
  const sent = events.flatMap((event) => {
    const webhook = webhooks.find((each) => each.id === event.webhookId)
    if (!webhook || event.objectId !== id || event.mode !== 'test') return []
    return [{ ...event, url: webhook.url, secret: webhook.secret }]
  })
  return { payment, events: sent }
}
