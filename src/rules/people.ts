import type { Person, SecondFactor, TeamRole } from '#db/people/person.ts'
import {
  permission,
  type StaffPermission,
  staffRole,
  type TeamMember,
  type TeamPermission,
} from '#db/people/schemas.ts'
import { type PathId, permissionToOpen } from '#routes/paths.ts'
import { formatMoment, formatMomentWithin } from '#db/text/format.ts'
import { peopleMessages } from './messages/people.ts'

export const staffPermissions = permission.options
export const staffRoles = staffRole.options

/** The name and description of each staff permission (ROLE-1). */
export const staffPermissionTexts: Record<StaffPermission, { name: string; description: string }> =
  {
    merchant_management: {
      name: 'Merchant management',
      description: 'approve, suspend and manage merchants',
    },
    user_management: {
      name: 'User management',
      description: 'manage users, admin users and permissions',
    },
    financial_reports: {
      name: 'Financial reports',
      description: 'view, generate and download reports',
    },
    system_settings: { name: 'System settings', description: 'change platform settings' },
    security_logs: { name: 'Security logs', description: 'view and export activity logs' },
    fee_configuration: {
      name: 'Fee configuration',
      description: 'change fees and payment methods',
    },
    finances: { name: 'Finances', description: 'view transactions, balances and figures' },
    merchant_refunds: { name: 'Refunds', description: 'refund the payments of any merchant' },
    case_management: { name: 'Cases', description: 'open and resolve cases, match statements' },
    dispute_management: { name: 'Disputes', description: 'open and decide disputes' },
  }

/** Returns the permission that a screen asks for before it opens; null if it opens for everybody (ROLE-1). */
export const screenPermission = (screen: PathId): StaffPermission | null => permissionToOpen(screen)

/**
 * Lists what is granted: `Merchant management, Security logs`, `Everything` or `View only`. Of more than `most` it names the
 * first ones: `Merchant management, Security logs and 3 more`.
 */
export function grantedText(granted: readonly StaffPermission[], most = Infinity): string {
  const names = staffPermissions
    .filter((each) => granted.includes(each))
    .map((each) => staffPermissionTexts[each].name)
  if (names.length === staffPermissions.length) return 'Everything'
  if (names.length === 0) return 'View only'
  const left = names.length - most
  return left > 0 ? `${names.slice(0, most).join(', ')} and ${left} more` : names.join(', ')
}

/** How a person confirms a login after the password. */
export const secondFactors: Record<SecondFactor, string> = {
  authenticator: 'Authenticator app',
  code: 'Email code',
  nothing: 'Off',
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

/** The name of each permission and its description, listed under "Allowed" or "Not allowed". */
export const permissionTexts: Record<TeamPermission, { name: string; description: string }> = {
  payments: {
    name: 'Payments',
    description: 'enter and retry payments, create and edit links and invoices',
  },
  refunds: { name: 'Refunds', description: 'refund customers in full or in part' },
  payouts: { name: 'Payouts', description: 'request payouts and change payout settings' },
  reports: { name: 'Reports', description: 'generate, save and schedule reports' },
  business: { name: 'Business', description: 'edit business details, documents and directors' },
  team: { name: 'Team', description: 'invite and remove people, change permissions' },
  developers: { name: 'Applications', description: 'manage apps, keys and test payments' },
  billing: { name: 'Plan', description: 'change the plan and billing' },
}

/** A one-sentence description of each role; every team member can see everything. */
export const roleTexts: Record<TeamRole, string> = {
  Admin: 'Full access, including the team.',
  Finance: 'Manages payments, refunds, payouts and the plan.',
  Support: 'Manages payments and invoices. Can’t refund.',
  'Read Only': 'Views everything. Can’t make changes.',
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
  return invitedAt === undefined ? 'Never' : `Invited ${formatMomentWithin(invitedAt, now)}`
}
