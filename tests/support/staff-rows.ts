import type { AdminUser, Role } from '#db/people/schemas.ts'

/** A member of the platform's staff who helps merchants. */
export const staffRow = (over: Partial<AdminUser> = {}): AdminUser => ({
  id: 'AU-05',
  name: 'Kudzai Banda',
  email: 'kudzai@paid.example',
  role: 'Support Admin',
  status: 'active',
  lastLogin: null,
  permissions: ['support', 'merchant_support'],
  ...over,
})

/** The administrator who acts in the console by default. */
export const superRow = (over: Partial<AdminUser> = {}): AdminUser =>
  staffRow({
    id: 'AU-01',
    name: 'Tatenda Marufu',
    email: 'tatenda@paid.example',
    role: 'Super Admin',
    permissions: ['full_access'],
    ...over,
  })

/** The role Admin with its default grants (ROLE-1). */
export const roleRow = (over: Partial<Role> = {}): Role => ({
  id: 'R-02',
  name: 'Admin',
  description: 'Manages merchants, reads reports and logs.',
  permissions: ['merchant_management', 'financial_reports', 'security_logs'],
  ...over,
})
