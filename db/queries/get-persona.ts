import type { Part } from '../database.ts'
import { permissionsOf } from '../model/grants.ts'
import type { MerchantId } from '../model/common.ts'
import type { Merchant } from '../model/merchant.ts'
import { permission as staffPermission, type AdminUser, type TeamMember } from '../model/people.ts'
import { teamPermissions, type Permission, type TeamRole } from '../model/permissions.ts'
import { teamRoleOf } from '../model/person.ts'
import { findUser } from './find-user.ts'
import { getDemoSettings } from './get-demo-settings.ts'
import { getSession } from './get-session.ts'

/** The merchant whose dashboard opens when no one is signed in, and the administrator whose console opens. */
export const demoMerchantId = 'M-001'
export const demoAdminId = 'AU-01'

export interface MerchantPersona {
  merchant: Merchant
  /** Who is signed in; else the first admin of the demo merchant's team, else that business itself. */
  name: string
  email: string
  /** Their row in the team; null for one who has none there. */
  memberId: string | null
  role: TeamRole
  /** What their role and their groups grant; nothing once they are suspended, or before they have accepted. */
  may: readonly Permission[]
}

/** An administrator of the platform, with what their role grants (spec §6). */
export interface AdminPersona extends AdminUser {
  may: readonly Permission[]
}

/** The business whose dashboard is open: that of the person signed in, else the demo's. */
export async function getMerchantId(db: Part<'sessions'>): Promise<MerchantId> {
  return (await getSession(db))?.merchantId ?? demoMerchantId
}

/** The first admin of a merchant's team who can act; undefined when it has none. */
export async function getFirstAdmin(
  db: Part<'teamMembers'>,
  id: MerchantId,
): Promise<TeamMember | undefined> {
  const team = await db.teamMembers.where('merchantId').equals(id).toArray()
  return team.find(({ role, status }) => role === 'Admin' && status === 'active')
}

/** The member of a merchant's team with an e-mail address, in any case. */
export async function findMember(
  db: Part<'teamMembers'>,
  id: MerchantId,
  email: string,
): Promise<TeamMember | undefined> {
  const wanted = email.trim().toLowerCase()
  const team = await db.teamMembers.where('merchantId').equals(id).toArray()
  return team.find((member) => member.email.toLowerCase() === wanted)
}

/** The merchant's persona; null when the business is gone. */
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
  // Whom nobody knows goes on as the demo's own admin.
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
 * The console's persona: the administrator whom the demo acts as or who is signed in, else the demo's, else the first
 * Super Admin; null when there is none. One who is not active does not act.
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
  const may =
    admin.role === 'Super Admin'
      ? staffPermission.options
      : (roles.find(({ name }) => name === admin.role)?.permissions ?? [])
  return { ...admin, may }
}
