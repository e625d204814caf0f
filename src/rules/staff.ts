import { permission, staffRole, type StaffPermission, type StaffRole } from '#db/model/people.ts'
import type { Person } from '#db/model/person.ts'
import { momentName } from './day-names.ts'
import { peopleMessages } from './messages/people-messages.ts'

export const staffPermissions = permission.options
export const staffRoles = staffRole.options

/** A permission of the staff as people read it: its name, and what it lets one do (spec §6). */
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

/** What each role grants until somebody changes it (spec §6); what Finance Admin does is this demo's choice. */
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

/** When somebody last signed in: `Today, 7:42 AM`, or `Nov 19, 2026, 01:05 PM`. */
export const lastLoginText = (lastLogin: string | null, now: Date): string =>
  lastLogin === null ? 'Never' : momentName(lastLogin, now)

/** Who acts in the console, and how many Super Admins there are who can. */
export interface Acting {
  id: string
  role: string
  superAdmins: number
}

/** Why somebody's access can't be taken or changed by whoever acts; undefined where it can. */
export function heldBack({ admin }: Person, acting: Acting): string | undefined {
  if (!admin) return undefined
  const { id, name, role, status } = admin
  if (role === 'Super Admin' && acting.role !== 'Super Admin') return peopleMessages.superAdminOnly
  if (role === 'Super Admin' && status === 'active' && acting.superAdmins === 1)
    return peopleMessages.lastSuperAdmin(name)
  return id === acting.id ? peopleMessages.ownAccess : undefined
}
