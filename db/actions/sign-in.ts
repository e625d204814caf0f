import { ActionError } from '../action.ts'
import { accountIdOf } from '../model/account.ts'
import { findUser } from '../queries/find-user.ts'
import { getDemoSettings } from '../queries/get-demo-settings.ts'
import { demoMerchantId, findMember, getFirstAdmin } from '../queries/get-persona.ts'
import { proofOf, spendCode, type Proof } from './check-code.ts'
import { defineAction, definePrepared, type Act } from './define-action.ts'

export interface SignIn {
  email: string
  /** Checked where the person has turned on two-factor authentication. */
  code?: string
}

/** Refuses whoever may not come in: suspended, removed, or with an invitation still to accept. */
function checkActive(rows: readonly ({ name: string; status: string } | undefined)[]): void {
  for (const row of rows) {
    if (!row || row.status === 'active') continue
    const { name, status } = row
    const reason =
      status === 'pending' ? 'the invitation is not accepted' : `the account is ${status}`
    throw new ActionError('not-active', `${name}: ${reason}.`, { name, reason })
  }
}

/** The administrator of the platform with an address; whom the demo acts as there is forgotten. */
async function findAdmin({ db, put }: Act<'adminUsers' | 'demoSettings'>, email: string) {
  const { adminId, ...rest } = await getDemoSettings(db)
  if (adminId !== undefined) await put('demoSettings', rest)
  const wanted = email.trim().toLowerCase()
  const admins = await db.adminUsers.toArray()
  return admins.find((admin) => admin.email.toLowerCase() === wanted)
}

/** Refuses a person with two-factor authentication on, whose code is not proved. */
async function checkCode(
  { db, put }: Act<'accounts'>,
  email: string,
  proof: Proof | null,
): Promise<void> {
  const account = await db.accounts.get(accountIdOf(email))
  if (!account?.twoFactor) return
  if (!proof) throw new ActionError('code-wrong', 'There is no code.')
  await put('accounts', { ...account, twoFactor: spendCode(account.twoFactor, proof) })
}

const signInChecked = defineAction(
  ['sessions', 'users', 'teamMembers', 'merchants', 'adminUsers', 'demoSettings', 'accounts'],
  async (act, { email, proof }: { email: string; proof: Proof | null }) => {
    const { db, now, put, log } = act
    await checkCode(act, email, proof)
    const user = await findUser(db, email)
    const own = user?.merchantId && (await db.merchants.get(user.merchantId))
    const merchantId = own ? own.id : demoMerchantId
    const member = await findMember(db, merchantId, email)
    checkActive([user, member, await findAdmin(act, email)])
    const known = user ?? member
    const session = await put('sessions', {
      id: 'current',
      name: known?.name ?? (await getFirstAdmin(db, merchantId))?.name ?? email,
      email: known?.email ?? email.trim(),
      merchantId,
      startedAt: now,
    })
    if (user) await put('users', { ...user, lastLogin: now })
    if (member) await put('teamMembers', { ...member, lastActive: now })
    await log(
      { action: 'Signed in', target: session.email, type: 'system', merchantId },
      session.name,
    )
    return session
  },
)

/**
 * Signs in with an e-mail address: a known user or member of a team gets their business and what their role grants there,
 * anyone else the demo merchant, so that every demo goes on. The password is not checked: nothing is kept to check it
 * against. Nor is the code, until the person has turned on two-factor authentication: then it is that of their
 * authenticator, or a recovery code, each of which does once. Ends the session before. Refused with `code-wrong`,
 * `code-used`, `not-active` for who is suspended or inactive, was removed or has not accepted yet, and with `invalid` for
 * an address too long to keep. Spec §2.
 */
export const signIn = definePrepared(async ({ db, now }, { email, code = '' }: SignIn) => {
  const twoFactor = (await db.accounts.get(accountIdOf(email)))?.twoFactor
  return { email, proof: twoFactor ? await proofOf(twoFactor, code, now) : null }
}, signInChecked)
