import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'
import { eventTables } from './raise-event.ts'

/**
 * Sends an event to its address again, at once, whatever came of it before; its pauses begin anew. The body stays as it
 * was. Refused with `not-found`, and with `no-change` for an address that is switched off.
 */
export const resendEvent = defineAction({
  permission: permissionOf.resendEvent,
  tables: eventTables,
  input: v.string(),
  run: async (act, id) => {
    const event = await act.get('webhookEvents', id)
    const webhook = await act.get('webhooks', event.webhookId)
    if (!webhook.active)
      throw new ActionError('no-change', 'The address is off.', {
        name: webhook.url,
        state: 'switched off',
      })
    const sent = await act.put('webhookEvents', {
      ...event,
      status: 'waiting',
      resentAfter: event.attempts.length,
      nextAt: act.now,
    })
    await act.log({
      action: 'Sent event again',
      target: id,
      type: 'system',
      merchantId: event.merchantId,
    })
    return sent
  },
})
