import { ActionError } from '../action.ts'
import { accountIdOf } from '../model/account.ts'
import { findUser } from '../queries/find-user.ts'
import { demoMerchantId, getAdminName } from '../queries/get-persona.ts'
import { proofOf, spendCode, type Proof } from './check-code.ts'
import { defineAction, definePrepared } from './define-action.ts'

export interface SignIn {
  email: string
  /** Checked where the person has turned on two-factor authentication. */
  code?: string
}

const signInChecked = defineAction(
  ['sessions', 'users', 'teamMembers', 'merchants', 'accounts'],
  async ({ db, now, put, log }, { email, proof }: { email: string; proof: Proof | null }) => {
    const account = await db.accounts.get(accountIdOf(email))
    if (account?.twoFactor) {
      if (!proof) throw new ActionError('code-wrong', 'There is no code.')
      await put('accounts', { ...account, twoFactor: spendCode(account.twoFactor, proof) })
    }
    const user = await findUser(db, email)
    const own = user?.merchantId && (await db.merchants.get(user.merchantId))
    const merchantId = own ? own.id : demoMerchantId
    const session = await put('sessions', {
      id: 'current',
      name: user?.name ?? (await getAdminName(db, merchantId)) ?? email,
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

/**
 * Signs in with an e-mail address: a known user gets their business, anyone else the demo merchant, so that every
 * demo goes on. The password is not checked: nothing is kept to check it against. Nor is the code, until the person has
 * turned on two-factor authentication: then it is that of their authenticator, or a recovery code, each of which does
 * once. Ends the session before. Refused with `code-wrong`, `code-used`, and `invalid` for an address too long to keep.
 * Spec §2.
 */
export const signIn = definePrepared(async ({ db, now }, { email, code = '' }: SignIn) => {
  const twoFactor = (await db.accounts.get(accountIdOf(email)))?.twoFactor
  return { email, proof: twoFactor ? await proofOf(twoFactor, code, now) : null }
}, signInChecked)
