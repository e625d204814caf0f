import type { PaidDatabase } from '../database.ts'
import type { Message } from '../model/message.ts'

/** What would have been sent, by all businesses of this device: the newest first, at most 100. */
export async function listMessages(db: PaidDatabase): Promise<Message[]> {
  const messages = await db.messages.toArray()
  return messages
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
    .slice(0, 100)
}
