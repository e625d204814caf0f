import type { Part } from '../database.ts'
import type { Session } from '../model/visitor.ts'

/** Who is signed in on this device; null when no one is. */
export async function getSession(db: Part<'sessions'>): Promise<Session | null> {
  return (await db.sessions.get('current')) ?? null
}
