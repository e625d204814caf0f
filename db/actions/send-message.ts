import type { Message } from '../model/message.ts'
import { nextId } from '../next-id.ts'
import type { Act } from './define-action.ts'

/** Puts a message into the outbox, inside the act's transaction: what would have been sent, to whom and when. */
export async function sendMessage(
  { db, now, put }: Act<'messages'>,
  message: Omit<Message, 'id' | 'createdAt'>,
): Promise<Message> {
  return put('messages', { ...message, id: await nextId(db, 'OB'), createdAt: now })
}
