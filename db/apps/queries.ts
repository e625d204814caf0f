import { Dexie } from 'dexie'
import { currentDate } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { lastDays } from '../days.ts'
import type { ApiRequest, App, TestPayment, Webhook, WebhookEvent } from './schemas.ts'

export interface AppListing extends App {
  webhooks: number
}

/** Lists the apps a business has connected, newest first. API-1. */
export async function listApps(db: PaidDatabase, merchantId: MerchantId): Promise<AppListing[]> {
  const [apps, webhooks] = await Promise.all([
    db.apps.where('merchantId').equals(merchantId).toArray(),
    db.webhooks.where('merchantId').equals(merchantId).toArray(),
  ])
  return apps
    .map((app) => ({ ...app, webhooks: webhooks.filter(({ appId }) => appId === app.id).length }))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
}

export interface UsageDay {
  day: number
  requests: number
  deliveries: number
}

/**
 * Counts an app's requests and deliveries on each recent day, oldest first, today last. API-1.
 */
export function appUsage(
  requests: readonly Pick<ApiRequest, 'createdAt'>[],
  events: readonly Pick<WebhookEvent, 'attempts'>[],
  now: Date,
  days = 14,
): UsageDay[] {
  const starts = lastDays(now, days)
  const usage = starts.slice(0, -1).map((day) => ({ day, requests: 0, deliveries: 0 }))
  const dayOf = (instant: string) => {
    const at = Date.parse(instant)
    return at < (starts.at(-1) ?? 0)
      ? usage[starts.findLastIndex((start) => start <= at)]
      : undefined
  }
  for (const { createdAt } of requests) {
    const day = dayOf(createdAt)
    if (day) day.requests += 1
  }
  for (const { at } of events.flatMap(({ attempts }) => attempts)) {
    const day = dayOf(at)
    if (day) day.deliveries += 1
  }
  return usage
}

export interface AppDetails {
  app: App
  webhooks: Webhook[]
  events: WebhookEvent[]
  usage: UsageDay[]
}

const mostEvents = 200

/** Returns an app of a business with its use in the last 14 days; null for an unknown id. */
export async function getApp(
  db: PaidDatabase,
  merchantId: MerchantId,
  id: App['id'],
  now = currentDate(),
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

/**
 * Lists a business's sandbox payments, newest first; none of them is in the ledger. API-3.
 */
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

/** An event with its address and signing secret. */
export interface SentEvent extends WebhookEvent {
  url: string
  secret: string
}

export interface TestPaymentDetails {
  payment: TestPayment
  events: SentEvent[]
}

/** Returns one sandbox payment; null if the business has none with that id. */
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
