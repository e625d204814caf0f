import { currentTime } from '../clock.ts'
import { demoMerchantId, type MerchantId } from '../common.ts'
import type { PaidDatabase, Part } from '../database.ts'
import { getDemoSettings } from '../demo/queries.ts'
import { ownLinks } from '../links/queries.ts'
import { linkStatusAt } from '../links/rules.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { getSystemSettings } from '../settings/queries.ts'
import {
  accountIdOf,
  type Permission,
  permissionsOf,
  type SecondFactor,
  secondFactorOf,
  staffPermissionsOf,
  type TeamRole,
  teamRoleOf,
} from './person.ts'
import { findUser } from './queries.ts'
import { type AdminUser, type TeamMember, teamPermissions } from './schemas.ts'
import { lockedAt, type Session } from './sessions.ts'

/** Returns the session on this device; null if nobody is signed in. */
export async function getSession(db: Part<'sessions'>): Promise<Session | null> {
  return (await db.sessions.get('current')) ?? null
}

/** The administrator whose console opens when no one is signed in. */
const demoAdminId = 'AU-01'

export interface MerchantPersona {
  merchant: Merchant
  /**
   * The person signed in; otherwise the first admin of the demo merchant's team, otherwise the
   * business itself.
   */
  name: string
  email: string
  memberId: string | null
  role: TeamRole
  /** Granted by their role and groups; empty when suspended, or before accepting. */
  may: readonly Permission[]
}

/** An administrator of the platform, with their role's permissions (ROLE-1). */
export interface AdminPersona extends AdminUser {
  may: readonly Permission[]
}

/** Returns the business whose dashboard is open: the signed-in person's, otherwise the demo's. */
export async function getMerchantId(db: Part<'sessions'>): Promise<MerchantId> {
  return (await getSession(db))?.merchantId ?? demoMerchantId
}

/** Returns the first active admin of a merchant's team; undefined if there is none. */
export async function getFirstAdmin(
  db: Part<'teamMembers'>,
  id: MerchantId,
): Promise<TeamMember | undefined> {
  const team = await db.teamMembers.where('merchantId').equals(id).toArray()
  return team.find(({ role, status }) => role === 'Admin' && status === 'active')
}

/** Returns the member of a merchant's team with an e-mail address, ignoring case. */
export async function findMember(
  db: Part<'teamMembers'>,
  id: MerchantId,
  email: string,
): Promise<TeamMember | undefined> {
  const wanted = email.trim().toLowerCase()
  const team = await db.teamMembers.where('merchantId').equals(id).toArray()
  return team.find((member) => member.email.toLowerCase() === wanted)
}

/** Returns the merchant's persona; null if the business is gone. */
export async function getMerchantPersona(
  db: Part<'sessions' | 'merchants' | 'teamMembers' | 'users' | 'userGroups'>,
): Promise<MerchantPersona | null> {
  const session = await getSession(db)
  const id = session?.merchantId ?? demoMerchantId
  const [merchant, own, user] = await Promise.all([
    db.merchants.get(id),
    session ? findMember(db, id, session.email) : undefined,
    session ? findUser(db, session.email) : undefined,
  ])
  if (!merchant) return null
  // An unknown person acts as the demo's own admin.
  const member = own ?? (user ? undefined : await getFirstAdmin(db, id))
  const canAct = (own?.status ?? 'active') === 'active' && (user?.status ?? 'active') === 'active'
  const role = teamRoleOf(user, member)
  const groups = member ? await db.userGroups.where('merchantId').equals(id).toArray() : []
  const granted = member ? permissionsOf(member, groups) : role === 'Admin' ? teamPermissions : []
  return {
    merchant,
    name: session?.name ?? member?.name ?? merchant.name,
    email: session?.email ?? member?.email ?? merchant.email,
    memberId: member?.id ?? null,
    role,
    may: canAct ? granted : [],
  }
}

/**
 * Returns the console's persona: the chosen or signed-in administrator, otherwise the demo's,
 * otherwise the first Super Admin; null if there is none. Inactive ones can't act.
 */
export async function getAdminPersona(
  db: Part<'sessions' | 'adminUsers' | 'roles' | 'demoSettings'>,
): Promise<AdminPersona | null> {
  const [session, { adminId }, all, roles] = await Promise.all([
    getSession(db),
    getDemoSettings(db),
    db.adminUsers.toArray(),
    db.roles.toArray(),
  ])
  const email = session?.email.toLowerCase()
  const active = all.filter(({ status }) => status === 'active')
  const admin =
    active.find(({ id }) => id === adminId) ??
    active.find((each) => each.email.toLowerCase() === email) ??
    active.find(({ id }) => id === demoAdminId) ??
    active.find(({ role }) => role === 'Super Admin')
  if (!admin) return null
  return { ...admin, may: staffPermissionsOf(admin.role, roles) }
}

interface TeamOf {
  merchantId: string
  business: string
  members: TeamMember[]
}

/** A business that can be acted as, by the person who answers for it. */
export interface MerchantPersonaOf {
  merchantId: MerchantId
  business: string
  /** Its first active administrator among the platform's users, otherwise who signed it up. */
  name: string
  email: string
}

/** Returns the person who answers for a business that has no team. */
export async function personOfMerchant(
  db: Part<'users'>,
  { id, name: business, createdBy, email }: Merchant,
): Promise<MerchantPersonaOf> {
  const user = await db.users
    .filter(
      (each) =>
        each.merchantId === id && each.role === 'merchant_admin' && each.status === 'active',
    )
    .first()
  const person = user ?? { name: createdBy, email }
  return { merchantId: id, business, name: person.name, email: person.email }
}

/** The personas of the demo. */
export interface Personas {
  /** The team of the open business, and the demo's own team if it is another. */
  teams: TeamOf[]
  /** Every business besides those with a team among them, by name. */
  merchants: MerchantPersonaOf[]
  admins: AdminUser[]
  /**
   * The ids of the persons acting on the dashboard and in the console; null for one without a row.
   */
  memberId: string | null
  adminId: string | null
  /** The open business. */
  merchantId: MerchantId
  /** The path of the newest link that can be paid at an instant (ms); null if there is none. */
  payPath: string | null
}

/** Lists the personas of the demo, and those acting now. */
export async function listPersonas(db: PaidDatabase, now = currentTime()): Promise<Personas> {
  const [persona, admin, admins] = await Promise.all([
    getMerchantPersona(db),
    getAdminPersona(db),
    db.adminUsers.toArray(),
  ])
  const merchantId = persona?.merchant.id ?? demoMerchantId
  const ids = [...new Set([merchantId, demoMerchantId])]
  const all = await Promise.all(
    ids.map(async (id) => ({
      merchantId: id,
      business: (await db.merchants.get(id))?.name ?? id,
      members: await db.teamMembers.where('merchantId').equals(id).toArray(),
    })),
  )
  const teams = all.filter(({ members }) => members.length > 0)
  const others = (await db.merchants.orderBy('name').toArray()).filter(
    ({ id }) => !teams.some((team) => team.merchantId === id),
  )
  const merchants = await Promise.all(others.map((each) => personOfMerchant(db, each)))
  const links = (await Promise.all(ids.map((id) => ownLinks(db, id)))).flat()
  const payable = links
    .filter((link) => linkStatusAt(link, now) === 'active' && !link.draft)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  return {
    teams,
    merchants,
    admins,
    memberId: persona?.memberId ?? null,
    adminId: admin?.id ?? null,
    merchantId,
    payPath: payable[0]?.path ?? null,
  }
}

/** The requirements for signing in with an address after the password. */
export interface SignInTerms {
  asks: SecondFactor
  /** The end of the address's lock, as ISO text; null while it is not locked. */
  lockedUntil: string | null
  /** The address is of the platform's staff, whose home is the console. */
  isStaff: boolean
}

/** Returns what signing in asks for at an instant (ADM-14). */
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
  return {
    asks: secondFactorOf(account, isAdmin, settings),
    lockedUntil: lockedAt(attempts, now),
    isStaff: isAdmin,
  }
}
