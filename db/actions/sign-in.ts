import * as v from 'valibot'
import { ActionError, type ActionContext } from '../action.ts'
import { session as sessionSchema, type Session } from '../model/visitor.ts'
import { findUser } from '../queries/find-user.ts'
import { demoMerchantId, getAdminName } from '../queries/get-persona.ts'
import { writeLog } from './write-log.ts'

/**
 * Signs in with an e-mail address: a known user gets their business, anyone else the demo merchant, so that every
 * demo goes on. Neither password nor code is checked: nothing is kept to check them against. Ends the session before.
 * Refused with `invalid` for an address too long to keep. Spec §2.
 */
export async function signIn(
  context: ActionContext,
  { email }: { email: string },
): Promise<Session> {
  const { db, now } = context
  const tables = [
    db.sessions,
    db.users,
    db.teamMembers,
    db.merchants,
    db.activityLog,
    db.counters,
  ] as const
  return db.transaction('rw', tables, async () => {
    const user = await findUser(db, email)
    const own = user?.merchantId && (await db.merchants.get(user.merchantId))
    const merchantId = own ? own.id : demoMerchantId
    const started = v.safeParse(sessionSchema, {
      id: 'current',
      name: user?.name ?? (await getAdminName(db, merchantId)) ?? email,
      email: user?.email ?? email.trim(),
      merchantId,
      startedAt: now,
    })
    if (!started.success) throw new ActionError('invalid', 'The address is too long to keep.')
    const session = started.output
    await db.sessions.put(session)
    if (user) await db.users.update(user.id, { lastLogin: now })
    await writeLog(
      { ...context, actor: { ...context.actor, name: session.name } },
      { action: 'Signed in', target: session.email, type: 'system', merchantId },
    )
    return session
  })
}
