import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { isSame, type MerchantId, shortened } from '../common.ts'
import { type Act, checkRow, defineAction, defineRound } from '../define-action.ts'
import { nextId } from '../next-id.ts'
import { isReadable } from '../readable.ts'
import { apiEvent } from './api.ts'
import { afterAttempt, latestTry, webhookAnswer } from './rules.ts'
import {
  type ApiMode,
  apiMode,
  type Webhook,
  type WebhookEventType,
  webhookEventType,
} from './schemas.ts'
import { dueRounds } from '../due-rounds.ts'

export const eventTables = ['webhooks', 'webhookEvents'] as const

interface Happened {
  merchantId: MerchantId
  mode: ApiMode
  type: WebhookEventType
  /** The object of the event, in the format of the API. */
  object: { id: string }
}

/**
 * Queues an event for each active address of the merchant that subscribes to it; returns their
 * number. It runs in the action's transaction, so each address gets the event exactly once.
 */
export async function raiseEvent(
  { db, now, put }: Act<(typeof eventTables)[number]>,
  { merchantId, mode, type, object }: Happened,
): Promise<number> {
  let raised = 0
  const webhooks = await db.webhooks.where('merchantId').equals(merchantId).toArray()
  for (const webhook of webhooks) {
    // Rounds read unreadable rows too; these must not block a payment.
    if (!isReadable('webhooks', webhook) || !webhook.active) continue
    if (webhook.mode !== mode || !webhook.events.includes(type)) continue
    const id = await nextId(db, 'EV')
    const body = apiEvent(id, { mode, type, object, created: now })
    await put('webhookEvents', {
      id,
      merchantId,
      webhookId: webhook.id,
      type,
      mode,
      objectId: object.id,
      body: JSON.stringify(body),
      attempts: [],
      status: 'waiting',
      createdAt: now,
      nextAt: now,
    })
    raised += 1
  }
  return raised
}

/** Refuses with `name-taken` if the app already has the address for the same mode. */
async function checkUrl({ db }: Act<'webhooks'>, webhook: Omit<Webhook, 'secret'>): Promise<void> {
  const own = await db.webhooks.where('merchantId').equals(webhook.merchantId).toArray()
  const { id, appId, mode, url } = webhook
  const same = (other: Webhook) =>
    other.id !== id && other.appId === appId && other.mode === mode && other.url === url
  if (own.some(same)) throw new ActionError('name-taken', `${url} already exists.`, { name: url })
}

/**
 * Adds an address for an app's live or test events, with the secret that signs them. Repeating an
 * attempt returns the address it made. API-2.
 */
export const createWebhook = defineAction('createWebhook', {
  permission: 'developers',
  refuses: ['not-found', 'name-taken'],
  invalid: ['webhook-incomplete'],
  tables: ['apps', 'webhooks'],
  input: v.object({
    appId: v.string(),
    mode: apiMode,
    url: v.string(),
    events: v.array(webhookEventType),
    secret: v.string(),
    attemptId: v.string(),
  }),
  run: async (act, fields): Promise<Webhook> => {
    const { merchantId, name } = await act.get('apps', fields.appId)
    const own = await act.db.webhooks.where('merchantId').equals(merchantId).toArray()
    const made = own.find(({ attemptId }) => attemptId === fields.attemptId)
    if (made) return made
    const webhook = await act.put(
      'webhooks',
      {
        ...fields,
        id: await nextId(act.db, 'WH'),
        merchantId,
        active: true,
        createdAt: act.now,
      },
      'webhook-incomplete',
    )
    await checkUrl(act, webhook)
    await act.log({
      action: 'Added webhook',
      target: name,
      type: 'configuration',
      merchantId,
      after: { url: webhook.url, mode: webhook.mode, events: webhook.events.join(', ') },
    })
    return webhook
  },
})

/** Changes an address, its events, or whether it is active, but not its secret. API-2. */
export const updateWebhook = defineAction('updateWebhook', {
  permission: 'developers',
  refuses: ['not-found', 'name-taken'],
  invalid: ['webhook-incomplete'],
  tables: ['apps', 'webhooks'],
  input: v.object({
    id: v.string(),
    url: v.exactOptional(v.string()),
    events: v.exactOptional(v.array(webhookEventType)),
    active: v.exactOptional(v.boolean()),
  }),
  run: async (act, change): Promise<Webhook> => {
    const before = await act.get('webhooks', change.id)
    const { name } = await act.get('apps', before.appId)
    const webhook = await act.put('webhooks', { ...before, ...change }, 'webhook-incomplete')
    await checkUrl(act, webhook)
    if (isSame(before, webhook)) return webhook
    const told = ({ url, active, events }: Webhook) => ({ url, active, events: events.join(', ') })
    await act.log({
      action: 'Updated webhook',
      target: name,
      type: 'configuration',
      merchantId: webhook.merchantId,
      before: told(before),
      after: told(webhook),
    })
    return webhook
  },
})

/** Deletes an address with its events. API-2. */
export const deleteWebhook = defineAction('deleteWebhook', {
  permission: 'developers',
  refuses: ['not-found'],
  tables: ['webhooks', 'webhookEvents'],
  input: v.string(),
  run: async ({ db, remove, log }, id) => {
    const webhook = await remove('webhooks', id)
    await db.webhookEvents.where('webhookId').equals(id).delete()
    await log({
      action: 'Removed webhook',
      target: shortened(webhook.url),
      type: 'configuration',
      merchantId: webhook.merchantId,
    })
    return webhook
  },
})

/**
 * Delivers every due event in a transaction of its own: it is delivered, retried after a growing
 * pause, or given up after the last. Nothing leaves the device; the address's host decides the
 * answer. Skips inactive addresses. An event waiting longer than any pause is due, because the
 * clock was set back. `getNextDue` says when to run it next.
 */
export const deliverEvents = defineRound('deliverEvents', {
  permission: null,
  refuses: ['not-found'],
  tables: eventTables,
  due: dueRounds.deliverEvents,
  async one(act, id) {
    const row = await act.db.webhookEvents.get(id)
    // The address was deleted in the meantime.
    if (!row) return null
    const event = checkRow('webhookEvents', row)
    const { nextAt, ...kept } = event
    if (nextAt === undefined || (nextAt > act.now && nextAt <= latestTry(act.now))) return null
    const webhook = await act.db.webhooks.get(event.webhookId)
    if (!webhook?.active) return act.put('webhookEvents', { ...kept, status: 'failed' })
    const { url } = checkRow('webhooks', webhook)
    const status = webhookAnswer(url, event.attempts.length)
    const attempts = [...event.attempts, { at: act.now, status }]
    const outcome = afterAttempt(event, status, act.now)
    if (outcome.status === 'failed')
      await act.log({
        action: 'Stopped retrying event',
        target: id,
        type: 'system',
        merchantId: event.merchantId,
        after: { status, attempts: attempts.length },
      })
    return act.put('webhookEvents', { ...kept, attempts, ...outcome })
  },
  async setAside({ db, get }, id) {
    const { nextAt } = await get('webhookEvents', id)
    if (nextAt === undefined) return false
    // Bypasses the schema, which would refuse the row.
    await db.webhookEvents.update(id, { nextAt: undefined })
    return true
  },
})

/**
 * Resends an event immediately, whatever its state, and restarts its retry pauses. The body doesn't
 * change. Refuses with `not-found`, and with `no-change` for an inactive address.
 */
export const resendEvent = defineAction('resendEvent', {
  permission: 'developers',
  refuses: ['not-found', 'no-change'],
  tables: eventTables,
  input: v.string(),
  run: async (act, id) => {
    const event = await act.get('webhookEvents', id)
    const webhook = await act.get('webhooks', event.webhookId)
    if (!webhook.active)
      throw new ActionError('no-change', 'The webhook is off.', {
        name: webhook.url,
        state: 'turned off',
      })
    const sent = await act.put('webhookEvents', {
      ...event,
      status: 'waiting',
      resentAfter: event.attempts.length,
      nextAt: act.now,
    })
    await act.log({
      action: 'Resent event',
      target: id,
      type: 'system',
      merchantId: event.merchantId,
    })
    return sent
  },
})
