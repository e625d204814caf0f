import type { ActionContext } from '../action.ts'
import type { Session } from '../model/visitor.ts'
import { getSession } from '../queries/get-session.ts'
import { writeLog } from './write-log.ts'

/**
 * Ends the session on this device and gives what it was. Without one the demo's own personas acted: null, and
 * nothing is written. Spec §4.
 */
export async function signOut(context: ActionContext): Promise<Session | null> {
  const { db } = context
  return db.transaction('rw', db.sessions, db.activityLog, db.counters, async () => {
    const session = await getSession(db)
    if (!session) return null
    await db.sessions.delete(session.id)
    await writeLog(
      { ...context, actor: { ...context.actor, name: session.name } },
      {
        action: 'Signed out',
        target: session.email,
        type: 'system',
        merchantId: session.merchantId,
      },
    )
    return session
  })
}
