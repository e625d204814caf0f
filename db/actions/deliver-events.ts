import { permissionOf } from '../permissions.ts'
import { afterAttempt, latestTry, webhookAnswer } from '../apps/schemas.ts'
import { checkRow, defineRound } from '../define-action.ts'
import { eventTables } from './raise-event.ts'

/**
 * Sends every event whose moment has come to its address, each by itself: it is delivered, or tried again after a pause
 * that grows, or given up after the last. Nothing leaves the device; the address's host fixes what it answers. An
 * address that was switched off is sent nothing more. What waits for longer than any pause is due: the clock was set back. `getNextDue` says when to call it again.
 */
export const deliverEvents = defineRound({
  permission: permissionOf.deliverEvents,
  tables: eventTables,

  async due({ webhookEvents }, now) {
    const waiting = () => webhookEvents.where('nextAt')
    const [past, tooLate] = await Promise.all([
      waiting().belowOrEqual(now).primaryKeys(),
      waiting().above(latestTry(now)).primaryKeys(),
    ])
    return [...past, ...tooLate]
  },
  async one(act, id) {
    const row = await act.db.webhookEvents.get(id)
    // Its address was taken away meanwhile.
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
