import type { PaidDatabase } from '../database.ts'
import type { Session } from '../model/visitor.ts'

/** Who is signed in on this device; null when no one is. */
export async function getSession(db: PaidDatabase): Promise<Session | null> {
  return (await db.sessions.get('current')) ?? null
}
