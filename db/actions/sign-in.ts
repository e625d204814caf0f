import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { accountIdOf } from '../people/schemas.ts'
import { lockedAt, lockMinutes, wrongSampleCode } from '../people/sessions.ts'
import { findUser } from '../people/queries.ts'
import { getDemoSettings } from '../demo/queries.ts'
import { demoMerchantId, findMember, getFirstAdmin } from '../people/persona-queries.ts'
import { getSystemSettings } from '../settings/queries.ts'
import { proofOf, spendCode, type Proof } from './check-code.ts'
import { defineAction, defineAttempt, definePrepared, type Act } from '../define-action.ts'

/** Refuses whoever may not come in: suspended, removed, or with an invitation still to accept. */
function checkActive(rows: readonly ({ name: string; status: string } | undefined)[]): void {
  for (const row of rows) {
    if (!row || row.status === 'active') continue
    const { name, status } = row
    const reason =
      status === 'pending' ? 'the invitation is not accepted' : `the account is ${status}`
    throw new ActionError('not-admitted', `${name}: ${reason}.`, { name, reason })
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

/** Throws `locked-out` while an address is locked. */
function checkUnlocked(email: string, until: string | null): void {
  if (until !== null) throw new ActionError('locked-out', `${email} is locked.`, { email, until })
}

/** Counts a wrong code; the one too many locks the address. Gives until when it is locked; null where it is not. */
const countWrong = defineAction({
  permission: null,
  tables: ['signInAttempts', 'systemSettings'],
  input: v.string(),
  run: async ({ db, now, put, log }, email) => {
    const id = accountIdOf(email)
    const row = await db.signInAttempts.get(id)
    const until = lockedAt(row, now)
    if (until !== null) return until
    const { maxLoginAttempts } = await getSystemSettings(db)
    // A lock that has ended begins anew.
    const wrong = (row?.lockedUntil ? 0 : (row?.wrong ?? 0)) + 1
    const isLocked = wrong >= maxLoginAttempts
    const lockedUntil = isLocked
      ? new Date(Date.parse(now) + lockMinutes * 60_000).toISOString()
      : null
    await put('signInAttempts', { id, wrong, lockedUntil })
    if (isLocked)
      await log(
        {
          action: `Blocked sign-in after ${wrong} ${wrong === 1 ? 'attempt' : 'attempts'}`,
          target: email.trim(),
          type: 'system',
        },
        'System',
      )
    return lockedUntil
  },
})

const signInOnce = definePrepared({
  permission: permissionOf.signIn,
  tables: [
    'sessions',
    'users',
    'teamMembers',
    'merchants',
    'adminUsers',
    'demoSettings',
    'accounts',
    'signInAttempts',
  ],
  input: v.object({
    email: v.string(),
    /** Checked where the person has turned on two-factor authentication; elsewhere any but the sample of a wrong one does. */
    code: v.exactOptional(v.string()),
  }),
  prepare: async ({ db, now }, { email, code = '' }) => {
    checkUnlocked(email, lockedAt(await db.signInAttempts.get(accountIdOf(email)), now))
    const twoFactor = (await db.accounts.get(accountIdOf(email)))?.twoFactor
    if (!twoFactor && code === wrongSampleCode)
      throw new ActionError('code-wrong', 'It is the sample of a wrong code.')
    return { email, proof: twoFactor ? await proofOf(twoFactor, code, now) : null }
  },
  run: async (act, { email, proof }) => {
    const { db, now, put, log } = act
    const attempts = accountIdOf(email)
    checkUnlocked(email, lockedAt(await db.signInAttempts.get(attempts), now))
    await checkCode(act, email, proof)
    const user = await findUser(db, email)
    const own = user?.merchantId && (await db.merchants.get(user.merchantId))
    const merchantId = own ? own.id : demoMerchantId
    const member = await findMember(db, merchantId, email)
    const admin = await findAdmin(act, email)
    checkActive([user, member, admin])
    const known = user ?? member ?? admin
    const session = await put('sessions', {
      id: 'current',
      name: known?.name ?? (await getFirstAdmin(db, merchantId))?.name ?? email,
      email: known?.email ?? email.trim(),
      merchantId,
      startedAt: now,
    })
    if (user) await put('users', { ...user, lastLogin: now })
    if (member) await put('teamMembers', { ...member, lastActive: now })
    if (admin) await put('adminUsers', { ...admin, lastLogin: now })
    await db.signInAttempts.delete(attempts)
    await log(
      { action: 'Signed in', target: session.email, type: 'system', merchantId },
      session.name,
    )
    return session
  },
})

/**
 * Signs in with an e-mail address: a known user or member of a team gets their business and what their role grants there,
 * anyone else the demo merchant, so that every demo goes on. The password is not checked: nothing is kept to check it
 * against. Nor is the code, but for the sample of a wrong one, until the person has turned on two-factor authentication:
 * then it is that of their authenticator, or a recovery code, each of which does once. Ends the session before. A wrong code
 * counts, and one too many locks the address for a while (§9). Refused with `code-wrong`, `code-used`, `locked-out`,
 * `not-admitted` for who is suspended or inactive, was removed or has not accepted yet, and with `invalid` for an address
 * too long to keep. Spec §2.
 */
export const signIn = defineAttempt(signInOnce, async (context, { email }, { code }) => {
  if (code === 'code-wrong' || code === 'code-used')
    checkUnlocked(email, await countWrong(context, email))
})
