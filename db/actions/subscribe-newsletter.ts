import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { checkRow, defineAction, invalid } from '../define-action.ts'

/**
 * Keeps an e-mail address for the newsletter, in lower case, with its log row. One that is there already changes
 * nothing and is said to be `already` there. Refused with `invalid`. Spec §2 Landing.
 */
export const subscribeNewsletter = defineAction({
  permission: permissionOf.subscribeNewsletter,
  tables: ['subscribers'],
  input: v.string(),
  run: async ({ db, now, log }, email) => {
    const reason = 'Please enter a valid email address.'
    const wanted = { id: email.trim().toLowerCase(), createdAt: now }
    const subscriber = checkRow('subscribers', wanted, reason)
    if (!subscriber.id.includes('@')) throw invalid(reason)
    const before = await db.subscribers.get(subscriber.id)
    if (before) return { subscriber: before, already: true }
    await db.subscribers.add(subscriber)
    await log({ action: 'Subscribed to the newsletter', target: subscriber.id, type: 'system' })
    return { subscriber, already: false }
  },
})
