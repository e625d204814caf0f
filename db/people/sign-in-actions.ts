import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { demoMerchantId, merchantId as merchantIdOf, type MerchantId } from '../common.ts'
import { type Act, defineAction, defineAttempt, definePrepared } from '../define-action.ts'
import { getDemoSettings } from '../demo/queries.ts'
import { getSystemSettings } from '../settings/queries.ts'
import {
  findMember,
  getAdminPersona,
  getFirstAdmin,
  getMerchantPersona,
  getSession,
  personOfMerchant,
} from './persona-queries.ts'
import { findUser } from './queries.ts'
import { accountIdOf } from './person.ts'
import { lockedAt, lockMinutes, wrongSampleCode } from './sessions.ts'
import { type Proof, proofOf, spendCode } from './two-factor-actions.ts'

/** Refuses a suspended or removed person, or one who has not accepted an invitation. */
function checkActive(rows: readonly ({ name: string; status: string } | undefined)[]): void {
  for (const row of rows) {
    if (!row || row.status === 'active') continue
    const { name, status } = row
    const reason =
      status === 'pending' ? 'the invitation hasn’t been accepted' : `the account is ${status}`
    throw new ActionError('not-admitted', `${name}: ${reason}.`, { name, reason })
  }
}

/** Returns the platform administrator with an address, and resets the console's chosen persona. */
async function findAdmin({ db, put }: Act<'adminUsers' | 'demoSettings'>, email: string) {
  const { adminId, ...rest } = await getDemoSettings(db)
  if (adminId !== undefined) await put('demoSettings', rest)
  const wanted = email.trim().toLowerCase()
  const admins = await db.adminUsers.toArray()
  return admins.find((admin) => admin.email.toLowerCase() === wanted)
}

/** Refuses a person with two-factor authentication whose code is not verified. */
async function checkCode(
  { db, put }: Act<'accounts'>,
  email: string,
  proof: Proof | null,
): Promise<void> {
  const account = await db.accounts.get(accountIdOf(email))
  if (!account?.twoFactor) return
  if (!proof) throw new ActionError('code-wrong', 'No code was entered.')
  await put('accounts', { ...account, twoFactor: spendCode(account.twoFactor, proof) })
}

/** Throws `locked-out` while an address is locked. */
function checkUnlocked(email: string, until: string | null): void {
  if (until !== null) throw new ActionError('locked-out', `${email} is locked.`, { email, until })
}

/**
 * Counts a wrong code and locks the address after too many. Returns when the lock ends; null if
 * there is none.
 */
const countWrong = defineAction('signIn', {
  permission: null,
  refuses: [],
  tables: ['signInAttempts', 'systemSettings'],
  input: v.string(),
  run: async ({ db, now, put, log }, email) => {
    const id = accountIdOf(email)
    const row = await db.signInAttempts.get(id)
    const until = lockedAt(row, now)
    if (until !== null) return until
    const { maxLoginAttempts } = await getSystemSettings(db)
    // An expired lock restarts the count.
    const wrong = (row?.lockedUntil ? 0 : (row?.wrong ?? 0)) + 1
    const isLocked = wrong >= maxLoginAttempts
    const lockedUntil = isLocked
      ? new Date(Date.parse(now) + lockMinutes * 60_000).toISOString()
      : null
    await put('signInAttempts', { id, wrong, lockedUntil })
    if (isLocked)
      await log(
        {
          action: `Locked account after ${wrong} wrong ${wrong === 1 ? 'code' : 'codes'}`,
          target: email.trim(),
          type: 'system',
        },
        'System',
      )
    return lockedUntil
  },
})

const signInOnce = definePrepared('signIn', {
  permission: null,
  refuses: ['code-wrong', 'code-used', 'locked-out', 'not-admitted'],
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
    /**
     * Verified if the person uses two-factor authentication; otherwise any code but the sample
     * wrong one is accepted.
     */
    code: v.exactOptional(v.string()),
  }),
  prepare: async ({ db, now }, { email, code = '' }) => {
    checkUnlocked(email, lockedAt(await db.signInAttempts.get(accountIdOf(email)), now))
    const twoFactor = (await db.accounts.get(accountIdOf(email)))?.twoFactor
    if (!twoFactor && code === wrongSampleCode)
      throw new ActionError('code-wrong', 'This is the sample of a wrong code.')
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
      { action: 'Logged in', target: session.email, type: 'system', merchantId },
      session.name,
    )
    return session
  },
})

/**
 * Signs in with an e-mail address, ending the previous session. A known person gets their business
 * and role; anyone else gets the demo merchant. The password is not checked, because none is
 * stored. With two-factor authentication on, the code must be from the authenticator or an unused
 * recovery code; otherwise only the sample wrong code fails. Too many wrong codes lock the address
 * for a while. Refuses with `code-wrong`, `code-used`, `locked-out`, `not-admitted` for a
 * person who is suspended, inactive, removed or not yet accepted, or `invalid` for too long an
 * address. AUTH-1.
 */
export const signIn = defineAttempt(signInOnce, async (context, { email }, { code }) => {
  if (code === 'code-wrong' || code === 'code-used')
    checkUnlocked(email, await countWrong(context, email))
})

/**
 * Ends the session on this device and returns it, and stops acting as another administrator.
 * Returns null if nobody was signed in. AUTH-6.
 */
export const signOut = defineAction('signOut', {
  permission: null,
  refuses: [],
  tables: ['sessions', 'demoSettings'],
  input: v.void(),
  run: async ({ db, put, log }) => {
    const { adminId, ...rest } = await getDemoSettings(db)
    if (adminId !== undefined) await put('demoSettings', rest)
    const session = await getSession(db)
    if (!session) return null
    const { id, name, email, merchantId } = session
    await db.sessions.delete(id)
    await log({ action: 'Logged out', target: email, type: 'system', merchantId }, name)
    return session
  },
})

/**
 * Signs out a session idle longer than the settings allow, given the device's last activity (ISO);
 * activity in the future counts as now, because the clock was set back. Returns the ended session;
 * null if nobody is signed in, the demo only acts as somebody, or it is too early. ADM-14.
 */
export const endIdleSession = defineAction('endIdleSession', {
  permission: null,
  refuses: [],
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
      { action: 'Logged out idle session', target: email, type: 'system', merchantId },
      name,
    )
    return session
  },
})

const notActive = (name: string, reason: string) =>
  new ActionError('not-active', `${name}: ${reason}.`, { name, reason })

async function actAsMember(
  act: Act<'teamMembers' | 'users' | 'sessions' | 'merchants' | 'userGroups'>,
  id: string,
): Promise<string> {
  const { db, now, get, put, log } = act
  const member = await get('teamMembers', id)
  const { name, email, merchantId } = member
  if (member.status !== 'active') throw notActive(name, 'the invitation hasn’t been accepted')
  const user = await findUser(db, email)
  if (user && user.status !== 'active') throw notActive(name, `the account is ${user.status}`)
  if ((await getMerchantPersona(db))?.memberId === id) return name
  await put('sessions', { id: 'current', name, email, merchantId, startedAt: now, acting: true })
  await put('teamMembers', { ...member, lastActive: now })
  await log({ action: 'Logged in', target: email, type: 'system', merchantId }, name)
  return name
}

async function actAsMerchant(
  act: Act<'teamMembers' | 'users' | 'sessions' | 'merchants' | 'userGroups'>,
  id: MerchantId,
): Promise<string> {
  const { db, now, get, put, log } = act
  const merchant = await get('merchants', id)
  const { name, email } = await personOfMerchant(db, merchant)
  const before = await getMerchantPersona(db)
  if (before?.merchant.id === id && before.email === email) return name
  await put('sessions', {
    id: 'current',
    name,
    email,
    merchantId: id,
    startedAt: now,
    acting: true,
  })
  await log({ action: 'Logged in', target: email, type: 'system', merchantId: id }, name)
  return name
}

async function actAsAdmin(
  act: Act<'adminUsers' | 'demoSettings' | 'sessions' | 'roles'>,
  id: string,
): Promise<string> {
  const { db, now, get, put, log } = act
  const admin = await get('adminUsers', id)
  const { name, email, status } = admin
  if (status === 'pending') throw notActive(name, 'the invitation hasn’t been accepted')
  if (status !== 'active') throw notActive(name, `the account is ${status}`)
  if ((await getAdminPersona(db))?.id === id) return name
  await put('demoSettings', { ...(await getDemoSettings(db)), adminId: id })
  await put('adminUsers', { ...admin, lastLogin: now })
  await log({ action: 'Logged in', target: email, type: 'system' }, name)
  return name
}

/**
 * Acts as another person, or as the one who answers for a business, without logging out and returns
 * their name; changes nothing if they already act. The persona on the demo's other side stays. Refuses with `not-found`, or
 * `not-active` for a person who is invited, inactive or suspended.
 */
export const actAs = defineAction('actAs', {
  permission: null,
  refuses: ['not-found', 'not-active'],
  tables: [
    'sessions',
    'demoSettings',
    'teamMembers',
    'users',
    'userGroups',
    'merchants',
    'adminUsers',
    'roles',
  ],
  input: v.variant('as', [
    v.object({ as: v.picklist(['member', 'admin']), id: v.string() }),
    v.object({ as: v.literal('merchant'), id: merchantIdOf }),
  ]),
  run: async (act, wanted) => {
    if (wanted.as === 'merchant') return actAsMerchant(act, wanted.id)
    return wanted.as === 'member' ? actAsMember(act, wanted.id) : actAsAdmin(act, wanted.id)
  },
})
