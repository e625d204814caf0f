import type { MerchantId } from '../common.ts'
import type { SystemSettings } from '../settings/schemas.ts'
import {
  type Account,
  type AdminUser,
  type NotificationWay,
  permission as staffPermission,
  type Role,
  type StaffPermission,
  type StaffRole,
  type TeamMember,
  type TeamPermission,
  teamPermissions,
  type User,
  type UserGroup,
} from './schemas.ts'

/** A permission of a merchant's team or of the platform's staff (ROLE-1). */
export type Permission = TeamPermission | StaffPermission

/** The permission that each side needs for what both may do. */
export type BySide = Readonly<{ team: TeamPermission; staff: StaffPermission }>

/** Returns the permission that one side needs; null if anybody may. */
export const neededBy = (
  side: string | undefined,
  permission: Permission | BySide | null,
): Permission | null =>
  permission === null || typeof permission === 'string'
    ? permission
    : permission[side === 'staff' ? 'staff' : 'team']

export type TeamRole = 'Admin' | 'Finance' | 'Support' | 'Read Only'

/** The permissions of each team role. Read Only can view but change nothing. */
const rolePermissions: Record<TeamRole, readonly TeamPermission[]> = {
  Admin: teamPermissions,
  Finance: ['payments', 'refunds', 'payouts', 'reports', 'billing'],
  Support: ['payments', 'reports'],
  'Read Only': [],
}

/** This demo's own permissions, which all roles have that deal with money. */
const moneyGrants: readonly StaffPermission[] = [
  'finances',
  'merchant_refunds',
  'case_management',
  'dispute_management',
]

/** The initial permissions of each role (ROLE-1); those of Finance Admin are this demo's choice. */
export const defaultGrants: Record<StaffRole, readonly StaffPermission[]> = {
  'Super Admin': staffPermission.options,
  Admin: ['merchant_management', 'financial_reports', 'security_logs', ...moneyGrants],
  'Support Admin': ['merchant_management'],
  'Finance Admin': ['financial_reports', ...moneyGrants],
}

/**
 * Returns what a role of the platform's staff may do, given the stored roles. A Super Admin may do
 * everything, whatever is stored (ROLE-1).
 */
export const staffPermissionsOf = (
  role: string | null,
  roles: readonly Pick<Role, 'name' | 'permissions'>[],
): readonly StaffPermission[] =>
  role === 'Super Admin'
    ? staffPermission.options
    : (roles.find(({ name }) => name === role)?.permissions ?? [])

/** The rows with an e-mail address: as a platform user, on its staff, in a merchant's team. */
export interface PersonRows {
  user?: User | undefined
  admin?: AdminUser | undefined
  member?: TeamMember | undefined
}

/**
 * A person who can or could sign in: one for each e-mail address, in whichever tables it appears.
 */
export interface Person extends PersonRows {
  id: string
  name: string
  email: string
  side: 'staff' | 'merchant'
  /** Determines their permissions; null for a former staff member without a role. */
  role: StaffRole | TeamRole | null
  status: User['status'] | 'pending'
  lastLogin: string | null
  merchantId: MerchantId | null
}

/**
 * Returns the role in a merchant's team: the member's own, otherwise the one matching the platform
 * user's role (ROLE-1).
 */
export const teamRoleOf = (user: User | undefined, member: TeamMember | undefined): TeamRole =>
  member?.role ?? (user?.role === 'merchant_user' ? 'Read Only' : 'Admin')

function statusOf({ user, admin, member }: PersonRows): Person['status'] {
  if (user?.status === 'suspended') return 'suspended'
  if (admin) return admin.status
  if (member?.status === 'pending') return 'pending'
  return user?.status ?? 'active'
}

/** Combines an address's rows into one person; null if there are none. */
export function personOf(rows: PersonRows): Person | null {
  const { user, admin, member } = rows
  const known = admin ?? user ?? member
  if (!known) return null
  const isStaff = admin !== undefined || user?.role === 'super_admin'
  const logins = [user?.lastLogin, admin?.lastLogin, member?.lastActive].filter(
    (at) => typeof at === 'string',
  )
  return {
    ...rows,
    id: known.email.trim().toLowerCase(),
    name: known.name,
    email: known.email,
    side: isStaff ? 'staff' : 'merchant',
    role: isStaff ? (admin?.role ?? null) : teamRoleOf(user, member),
    status: statusOf(rows),
    lastLogin: [...logins].sort().at(-1) ?? null,
    merchantId: isStaff ? null : (user?.merchantId ?? member?.merchantId ?? null),
  }
}

/** What signing in asks for after the password: the code of an app, one that is sent, or nothing. */
export type SecondFactor = 'authenticator' | 'code' | 'nothing'

/**
 * Returns what signing in asks a person for: no code of an administrator without an authenticator
 * if two-factor is off for administrators (ADM-14).
 */
export const secondFactorOf = (
  account: Pick<Account, 'twoFactor'> | undefined,
  isAdmin: boolean,
  { twoFactorForAdmins }: Pick<SystemSettings, 'twoFactorForAdmins'>,
): SecondFactor =>
  account?.twoFactor ? 'authenticator' : isAdmin && !twoFactorForAdmins ? 'nothing' : 'code'

/** The source of a permission: the person's role, or the names of groups. */
export interface Grant {
  permission: TeamPermission
  byRole: boolean
  groups: string[]
}

type GrantedPerson = Pick<TeamMember, 'id' | 'role'>
type Group = Pick<UserGroup, 'name' | 'permissions' | 'memberIds'>

/**
 * Lists every team permission with its source for a person. Role and groups add up; none removes a
 * permission (ROLE-1).
 */
export function grantsOf({ id, role }: GrantedPerson, groups: readonly Group[]): Grant[] {
  const own = groups.filter(({ memberIds }) => memberIds.includes(id))
  return teamPermissions.map((permission) => ({
    permission,
    byRole: rolePermissions[role].includes(permission),
    groups: own
      .filter(({ permissions }) => permissions.includes(permission))
      .map(({ name }) => name),
  }))
}

/** Returns all permissions granted by a person's role or groups. */
export function permissionsOf(person: GrantedPerson, groups: readonly Group[]): TeamPermission[] {
  return grantsOf(person, groups)
    .filter(({ byRole, groups: by }) => byRole || by.length > 0)
    .map(({ permission }) => permission)
}

/** Returns how a person wants to be notified of a kind of event. */
export const waysFor = (
  account: Pick<Account, 'notifications'> | undefined,
  kind: string,
): readonly NotificationWay[] => account?.notifications?.[kind] ?? ['app']

/** Returns the id of the account of an e-mail address. */
export const accountIdOf = (email: string): string => email.trim().toLowerCase()
