import { afterAttempt, webhookAnswer } from '../model/webhook-terms.ts'
import { checkRow, defineRound } from './define-action.ts'
import { eventTables } from './raise-event.ts'

/**
 * Sends every event whose moment has come to its address, each by itself: it is delivered, or tried again after a pause
 * that grows, or given up after the last. Nothing leaves the device; the address's host fixes what it answers. An
 * address that was switched off is sent nothing more. `getNextDue` says when to call it again.
 */
export const deliverEvents = defineRound(eventTables, {
  async due({ webhookEvents }, now) {
    return webhookEvents.where('nextAt').belowOrEqual(now).primaryKeys()
  },
  async one(act, id) {
    const event = checkRow('webhookEvents', await act.get('webhookEvents', id))
    const { nextAt, ...kept } = event
    if (nextAt === undefined || nextAt > act.now) return null
    const webhook = await act.db.webhooks.get(event.webhookId)
    if (!webhook?.active) return act.put('webhookEvents', { ...kept, status: 'failed' })
    const { url } = checkRow('webhooks', webhook)
    const status = webhookAnswer(url, event.attempts.length)
    const attempts = [...event.attempts, { at: act.now, status }]
    const outcome = afterAttempt(event, status, act.now)
    if (outcome.status === 'failed')
      await act.log({
        action: 'Gave up sending event',
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
    // Past the schema, which refuses the row.
    await db.webhookEvents.update(id, { nextAt: undefined })
    return true
  },
})
