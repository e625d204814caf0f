import { findUser } from '../queries/find-user.ts'
import { demoMerchantId, getFirstAdmin } from '../queries/get-persona.ts'
import { defineAction } from './define-action.ts'

/**
 * Signs in with an e-mail address: a known user gets their business, anyone else the demo merchant, so that every
 * demo goes on. Neither password nor code is checked: nothing is kept to check them against. Ends the session before.
 * Refused with `invalid` for an address too long to keep. Spec §2.
 */
export const signIn = defineAction(
  ['sessions', 'users', 'teamMembers', 'merchants'],
  async ({ db, now, put, log }, { email }: { email: string }) => {
    const user = await findUser(db, email)
    const own = user?.merchantId && (await db.merchants.get(user.merchantId))
    const merchantId = own ? own.id : demoMerchantId
    const session = await put('sessions', {
      id: 'current',
      name: user?.name ?? (await getFirstAdmin(db, merchantId))?.name ?? email,
      email: user?.email ?? email.trim(),
      merchantId,
      startedAt: now,
    })
    if (user) await put('users', { ...user, lastLogin: now })
    await log(
      { action: 'Signed in', target: session.email, type: 'system', merchantId },
      session.name,
    )
    return session
  },
)
