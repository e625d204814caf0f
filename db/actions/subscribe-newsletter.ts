import * as v from 'valibot'
import { ActionError, type ActionContext } from '../action.ts'
import { subscriber, type Subscriber } from '../model/visitor.ts'
import { writeLog } from './write-log.ts'

/**
 * Keeps an e-mail address for the newsletter, in lower case, with its log row. One that is there already changes
 * nothing and is said to be `already` there. Refused with `invalid`. Spec §2 Landing.
 */
export async function subscribeNewsletter(
  context: ActionContext,
  email: string,
): Promise<{ subscriber: Subscriber; already: boolean }> {
  const { db, now } = context
  const row = v.safeParse(subscriber, { id: email.trim().toLowerCase(), createdAt: now })
  if (!row.success || !row.output.id.includes('@'))
    throw new ActionError('invalid', 'That is no email address.', {
      reason: 'Please enter a valid email address.',
    })
  return db.transaction('rw', db.subscribers, db.activityLog, db.counters, async () => {
    const before = await db.subscribers.get(row.output.id)
    if (before) return { subscriber: before, already: true }
    await db.subscribers.add(row.output)
    await writeLog(context, {
      action: 'Subscribed to the newsletter',
      target: row.output.id,
      type: 'system',
    })
    return { subscriber: row.output, already: false }
  })
}
