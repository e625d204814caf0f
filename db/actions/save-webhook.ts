import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { apiMode } from '../apps/schemas.ts'
import { webhookEventType } from '../apps/schemas.ts'
import type { Webhook } from '../apps/schemas.ts'
import { shortened } from '../common.ts'
import { nextId } from '../next-id.ts'
import { ActionError } from '../action.ts'
import { defineAction, type Act } from '../define-action.ts'

/** What an address must be like, in the words of the field where it is typed. */
export const webhookReason = 'Enter an address that begins with https:// and choose an event.'

/** Refuses an address that the app has for the same mode already: `name-taken`. */
async function checkUrl({ db }: Act<'webhooks'>, webhook: Omit<Webhook, 'secret'>): Promise<void> {
  const own = await db.webhooks.where('merchantId').equals(webhook.merchantId).toArray()
  const { id, appId, mode, url } = webhook
  const same = (other: Webhook) =>
    other.id !== id && other.appId === appId && other.mode === mode && other.url === url
  if (own.some(same)) throw new ActionError('name-taken', `${url} is there.`, { name: url })
}

/**
 * Adds an address that an app is told at of live or of test events, with the secret that signs them. The same attempt
 * again gives the one that it made. Refused with `not-found`, `name-taken` or `invalid`. Spec §2 Applications.
 */
export const createWebhook = defineAction({
  permission: permissionOf.createWebhook,
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
      webhookReason,
    )
    await checkUrl(act, webhook)
    await act.log({
      action: 'Added webhook address',
      target: name,
      type: 'configuration',
      merchantId,
      after: { url: webhook.url, mode: webhook.mode, events: webhook.events.join(', ') },
    })
    return webhook
  },
})

/**
 * Changes an address, what it is told of, or whether it is told at all; its secret stays. Refused with `not-found`,
 * `name-taken` or `invalid`. Spec §2 Applications.
 */
export const updateWebhook = defineAction({
  permission: permissionOf.updateWebhook,
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
    const webhook = await act.put('webhooks', { ...before, ...change }, webhookReason)
    await checkUrl(act, webhook)
    const told = ({ url, active, events }: Webhook) => ({ url, active, events: events.join(', ') })
    await act.log({
      action: 'Updated webhook address',
      target: name,
      type: 'configuration',
      merchantId: webhook.merchantId,
      before: told(before),
      after: told(webhook),
    })
    return webhook
  },
})

/** Takes an address away, with what was sent to it. Refused with `not-found`. Spec §2 Applications. */
export const deleteWebhook = defineAction({
  permission: permissionOf.deleteWebhook,
  tables: ['webhooks', 'webhookEvents'],
  input: v.string(),
  run: async ({ db, get, log }, id) => {
    const webhook = await get('webhooks', id)
    await db.webhookEvents.where('webhookId').equals(id).delete()
    await db.webhooks.delete(id)
    await log({
      action: 'Removed webhook address',
      target: shortened(webhook.url),
      type: 'configuration',
      merchantId: webhook.merchantId,
    })
    return webhook
  },
})
