import type { Message } from '../log/messages.ts'
import { nextId } from '../next-id.ts'
import type { Act } from '../define-action.ts'

/** A subject names people and businesses, each of which may be as long as all of it. */
const cut = (subject: string) => (subject.length > 200 ? `${subject.slice(0, 199)}…` : subject)

/** Puts a message into the outbox, inside the act's transaction: what would have been sent, to whom and when. */
export async function sendMessage(
  { db, now, put }: Act<'messages'>,
  message: Omit<Message, 'id' | 'createdAt'>,
): Promise<Message> {
  const subject = cut(message.subject)
  return put('messages', { ...message, subject, id: await nextId(db, 'OB'), createdAt: now })
}
