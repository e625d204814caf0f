import type { PaidDatabase } from '../database.ts'
import { accountIdOf } from '../model/account.ts'
import { lockedAt } from '../model/sign-in-terms.ts'
import { getSystemSettings } from './get-system-settings.ts'

/** What signing in with an e-mail address comes to after the password. */
export interface SignInTerms {
  /** The code of the person's authenticator app, one that is sent, or nothing more. */
  asks: 'authenticator' | 'code' | 'nothing'
  /** Until when the address is locked, as ISO text; null while it is not. */
  lockedUntil: string | null
}

/**
 * What signing in with an e-mail address asks for at an instant: an administrator without an authenticator app is asked for
 * no code where two-factor is off for administrators (spec §9).
 */
export async function getSignIn(
  db: Pick<PaidDatabase, 'accounts' | 'adminUsers' | 'signInAttempts' | 'systemSettings'>,
  email: string,
  now: string,
): Promise<SignInTerms> {
  const id = accountIdOf(email)
  const [account, admins, attempts, settings] = await Promise.all([
    db.accounts.get(id),
    db.adminUsers.toArray(),
    db.signInAttempts.get(id),
    getSystemSettings(db),
  ])
  const isAdmin = admins.some((admin) => accountIdOf(admin.email) === id)
  const skips = isAdmin && !settings.twoFactorForAdmins
  return {
    asks: account?.twoFactor ? 'authenticator' : skips ? 'nothing' : 'code',
    lockedUntil: lockedAt(attempts, now),
  }
}
