import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { getSession } from '../people/persona-queries.ts'
import { getSystemSettings } from '../settings/queries.ts'
import { defineAction } from '../define-action.ts'

/**
 * Signs out whoever has done nothing for as long as the settings let a session be idle, since an instant (ISO) at which
 * something was last done on the device; what lies ahead of a clock that was set back counts as now, and a session that
 * was begun ahead is as idle as the device. Gives the session that it ended; null where nobody is signed in, where the demo
 * only acts as somebody, and where it is too early. Spec §9.
 */
export const endIdleSession = defineAction({
  permission: permissionOf.endIdleSession,
  tables: ['sessions', 'systemSettings'],
  input: v.string(),
  run: async ({ db, now, log }, idleSince) => {
    const session = await getSession(db)
    if (!session || session.acting) return null
    const { sessionTimeoutMinutes } = await getSystemSettings(db)
    const { id, name, email, merchantId, startedAt } = session
    const [instant, started] = [Date.parse(now), Date.parse(startedAt)]
    const active = Math.min(Date.parse(idleSince), instant)
    const since = started > instant ? active : Math.max(active, started)
    if (instant - since < sessionTimeoutMinutes * 60_000) return null
    await db.sessions.delete(id)
    await log(
      { action: 'Signed out idle session', target: email, type: 'system', merchantId },
      name,
    )
    return session
  },
})
