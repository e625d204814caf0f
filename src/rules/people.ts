import type { Person, TeamPermission, TeamRole } from '#db/people/person.ts'
import {
  permission,
  type StaffPermission,
  staffRole,
  type StaffRole,
  type TeamMember,
} from '#db/people/schemas.ts'
import { formatMoment } from './format.ts'
import { peopleMessages } from './messages/people.ts'

export const staffPermissions = permission.options
export const staffRoles = staffRole.options

/** The name and description of each staff permission (ROLE-1). */
export const staffPermissionTexts: Record<StaffPermission, { name: string; deed: string }> = {
  merchant_management: {
    name: 'Merchant management',
    deed: 'approve, suspend and manage merchants',
  },
  user_management: { name: 'User management', deed: 'manage users, admin users and permissions' },
  financial_reports: { name: 'Financial reports', deed: 'make and download reports' },
  system_settings: { name: 'System settings', deed: 'change the settings of the platform' },
  security_logs: { name: 'Security logs', deed: 'see and export the activity logs' },
  fee_configuration: { name: 'Fee configuration', deed: 'change fees and payment methods' },
}

/** The initial permissions of each role (ROLE-1); those of Finance Admin are this demo's choice. */
export const defaultGrants: Record<StaffRole, readonly StaffPermission[]> = {
  'Super Admin': staffPermissions,
  Admin: ['merchant_management', 'financial_reports', 'security_logs'],
  'Support Admin': ['merchant_management'],
  'Finance Admin': ['financial_reports'],
}

export const personStatuses: Record<
  Person['status'],
  { tone: 'ok' | 'wait' | 'bad' | 'off'; label: string }
> = {
  active: { tone: 'ok', label: 'Active' },
  pending: { tone: 'wait', label: 'Pending' },
  inactive: { tone: 'off', label: 'Inactive' },
  suspended: { tone: 'bad', label: 'Suspended' },
}

/** Formats a last sign-in: `Today, 7:42 AM`, or `Nov 19, 1:05 PM`. */
export const lastLoginText = (lastLogin: string | null, now: Date): string =>
  lastLogin === null ? 'Never' : formatMoment(lastLogin, now)

/** The acting administrator, and the number of Super Admins who can sign in. */
export interface Acting {
  id: string
  role: string
  superAdmins: number
}

/** Returns why the administrator may not change or revoke a person's access; undefined when they may. */
export function heldBack({ admin }: Person, acting: Acting): string | undefined {
  if (!admin) return undefined
  const { id, name, role, status } = admin
  if (role === 'Super Admin' && acting.role !== 'Super Admin') return peopleMessages.superAdminOnly
  if (role === 'Super Admin' && status === 'active' && acting.superAdmins === 1)
    return peopleMessages.lastSuperAdmin(name)
  return id === acting.id ? peopleMessages.ownAccess : undefined
}

/** The name of each permission and its description, which follows "May" or "May not". */
export const permissionTexts: Record<TeamPermission, { name: string; deed: string }> = {
  payments: {
    name: 'Payments',
    deed: 'enter and retry payments, and make or change links and invoices',
  },
  refunds: { name: 'Refunds', deed: 'pay a customer back, in full or in part' },
  payouts: { name: 'Payouts', deed: 'ask for payouts, or change where and when they go' },
  reports: { name: 'Reports', deed: 'generate, save and schedule reports' },
  business: { name: 'Business', deed: 'change the business, its documents and its directors' },
  team: { name: 'Team', deed: 'invite and remove people, and change what they may do' },
  developers: { name: 'Applications', deed: 'make applications, keys and test payments' },
  billing: { name: 'Plan', deed: 'change the plan and its payment' },
}

/** A one-sentence description of each role; every team member can see everything. */
export const roleTexts: Record<TeamRole, string> = {
  Admin: 'Sees and does everything, the team included.',
  Finance: 'Moves money: payments, refunds, payouts and the plan.',
  Support: 'Helps customers with payments and invoices, but pays nobody back.',
  'Read Only': 'Sees everything and changes nothing.',
}

export const teamRoles = Object.keys(roleTexts) as TeamRole[]

export const memberStatuses: Record<TeamMember['status'], { tone: 'ok' | 'wait'; label: string }> =
  {
    active: { tone: 'ok', label: 'Active' },
    pending: { tone: 'wait', label: 'Pending' },
  }

/** Formats the last activity of a team member: `Today, 7:42 AM`, or "invited" when there is none yet. */
export function lastActiveText(
  { lastActive, invitedAt }: Pick<TeamMember, 'lastActive' | 'invitedAt'>,
  now: Date,
): string {
  if (lastActive !== null) return formatMoment(lastActive, now)
  return invitedAt === undefined
    ? 'Never'
    : `Invited ${formatMoment(invitedAt, now).replace(/^[TY]/, (first) => first.toLowerCase())}`
}
