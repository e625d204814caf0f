import { ActionError } from '../action.ts'
import type { Person } from '../people/person.ts'
import type { AdminUser, StaffRole } from '../people/schemas.ts'
import { getAdminPersona } from '../people/persona-queries.ts'
import type { Act } from '../define-action.ts'

/** The tables that guarding the staff needs. */
export const staffTables = ['users', 'adminUsers', 'sessions', 'roles', 'demoSettings'] as const
type Staff = Act<(typeof staffTables)[number]>

/** Labels of what a role is for, as the sample data has them (spec §3). */
export const staffLabels: Record<StaffRole, string[]> = {
  'Super Admin': ['full_access'],
  Admin: ['merchant_management', 'reports'],
  'Support Admin': ['support', 'merchant_support'],
  'Finance Admin': ['financial_reports', 'transactions'],
}

/**
 * Refuses what would take the console from whoever runs it: `super-admin-only` where the row or the wanted role is Super
 * Admin and whoever acts is not, `last-super-admin` for the only active one, and `own-access` for one's own.
 */
export async function guardStaff({ db }: Staff, admin: AdminUser, wanted?: StaffRole) {
  const { name } = admin
  const acting = await getAdminPersona(db)
  if ([admin.role, wanted].includes('Super Admin') && acting?.role !== 'Super Admin')
    throw new ActionError('super-admin-only', 'It takes a Super Admin.', { name })
  const all = await db.adminUsers.toArray()
  const active = all.filter(({ role, status }) => role === 'Super Admin' && status === 'active')
  if (active.length === 1 && active[0]?.id === admin.id)
    throw new ActionError('last-super-admin', `${name} is the last.`, { name })
  if (acting?.id === admin.id) throw new ActionError('own-access', 'It is their own.', { name })
}

/** Refuses the invitation of whoever stands in a table of people already. Throws `member-exists`. */
export function checkUnknown(person: Person | undefined, email: string): void {
  if (person) throw new ActionError('member-exists', `${email} is there.`, { email })
}

/** Writes a status of the staff; a user of the platform with the same address follows. */
export async function putAdminStatus(
  { db, put }: Staff,
  before: AdminUser,
  status: AdminUser['status'],
): Promise<AdminUser> {
  const email = before.email.toLowerCase()
  const users = await db.users.toArray()
  const user = users.find((each) => each.email.toLowerCase() === email)
  if (user && status !== 'pending') await put('users', { ...user, status })
  return put('adminUsers', { ...before, status })
}
