import { Dexie } from 'dexie'
import type { PaidDatabase } from '../database.ts'
import type { App, Webhook, WebhookEvent } from '../model/app.ts'
import type { MerchantId } from '../model/common.ts'
import { appUsage, type UsageDay } from './figures/app-usage.ts'

export interface AppDetails {
  app: App
  /** Oldest first. */
  webhooks: Webhook[]
  /** What was sent to them, the newest first. */
  events: WebhookEvent[]
  usage: UsageDay[]
}

/** How many of what was sent are given. */
const mostEvents = 200

/** All of one app of a business, with its use in the last 14 days; null where there is none by that id. */
export async function getApp(
  db: PaidDatabase,
  merchantId: MerchantId,
  id: App['id'],
  now = new Date(),
): Promise<AppDetails | null> {
  const app = await db.apps.get(id)
  if (app?.merchantId !== merchantId) return null
  const own = await db.webhooks.where('merchantId').equals(merchantId).toArray()
  const webhooks = own
    .filter(({ appId }) => appId === id)
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  const [events, requests] = await Promise.all([
    db.webhookEvents
      .where('webhookId')
      .anyOf(webhooks.map((webhook) => webhook.id))
      .toArray(),
    db.apiRequests
      .where('[merchantId+createdAt]')
      .between([merchantId, Dexie.minKey], [merchantId, Dexie.maxKey])
      .toArray(),
  ])
  events.sort((a, b) => b.id.localeCompare(a.id, 'en', { numeric: true }))
  return {
    app,
    webhooks,
    events: events.slice(0, mostEvents),
    usage: appUsage(
      requests.filter(({ appId }) => appId === id),
      events,
      now,
    ),
  }
}
