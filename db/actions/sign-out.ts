import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { getDemoSettings } from '../demo/queries.ts'
import { getSession } from '../people/persona-queries.ts'
import { defineAction } from '../define-action.ts'

/**
 * Ends the session on this device and gives what it was. Without one the demo's own personas acted: null, and
 * nothing is written, unless the demo acted as another administrator: it does not any more. Spec §4.
 */
export const signOut = defineAction({
  permission: permissionOf.signOut,
  tables: ['sessions', 'demoSettings'],
  input: v.void(),
  run: async ({ db, put, log }) => {
    const { adminId, ...rest } = await getDemoSettings(db)
    if (adminId !== undefined) await put('demoSettings', rest)
    const session = await getSession(db)
    if (!session) return null
    const { id, name, email, merchantId } = session
    await db.sessions.delete(id)
    await log({ action: 'Signed out', target: email, type: 'system', merchantId }, name)
    return session
  },
})
