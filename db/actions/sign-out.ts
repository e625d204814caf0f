import { getSession } from '../queries/get-session.ts'
import { defineAction } from './define-action.ts'

/**
 * Ends the session on this device and gives what it was. Without one the demo's own personas acted: null, and
 * nothing is written. Spec §4.
 */
export const signOut = defineAction(['sessions'], async ({ db, log }) => {
  const session = await getSession(db)
  if (!session) return null
  const { id, name, email, merchantId } = session
  await db.sessions.delete(id)
  await log({ action: 'Signed out', target: email, type: 'system', merchantId }, name)
  return session
})
