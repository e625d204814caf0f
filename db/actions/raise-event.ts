import { apiEvent } from '../apps/api.ts'
import type { ApiMode, WebhookEventType } from '../apps/schemas.ts'
import type { MerchantId } from '../common.ts'
import { nextId } from '../next-id.ts'
import { isReadable } from '../readable.ts'
import type { Act } from '../define-action.ts'

/** The tables that raising an event needs. */
export const eventTables = ['webhooks', 'webhookEvents'] as const

interface Happened {
  merchantId: MerchantId
  mode: ApiMode
  type: WebhookEventType
  /** What it happened to, as the API gives it. */
  object: { id: string }
}

/**
 * Puts an event on its way to each of a merchant's active addresses that want it, inside the transaction of the act
 * that it tells of: so there is one for each address, whoever else acts and whatever fails.
 */
export async function raiseEvent(
  { db, now, put }: Act<(typeof eventTables)[number]>,
  { merchantId, mode, type, object }: Happened,
): Promise<void> {
  const webhooks = await db.webhooks.where('merchantId').equals(merchantId).toArray()
  for (const webhook of webhooks) {
    // A round reads what its schema refuses as well: that must hold up no payment.
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
  }
}
