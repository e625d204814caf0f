// Proves ROLE-1.
import { expect, test } from 'vitest'
import { defaultGrants } from '#db/people/person.ts'
import { defaultSettings } from '#db/settings/schemas.ts'
import { personStatuses, staffPermissionTexts, staffRoles } from '#src/rules/people.ts'
import { userTabs } from '#src/screens/console/users/users-screen.tsx'
import { adminActions, userActions } from '#src/screens/console/shared/people/person-actions.tsx'

test('section 2: the tabs of Users, and what is offered for a user and for an admin user', () => {
  expect(userTabs.map(({ label }) => label)).toEqual([
    'All',
    'Admins',
    'Merchant Users',
    'Suspended',
  ])
  expect(userActions.map(({ label }) => label)).toEqual([
    'View Details',
    'Edit Permissions',
    'Reset Password',
    'Resend Invitation',
    'Reactivate User',
    'Suspend User',
  ])
  expect(adminActions.map(({ label }) => label)).toEqual([
    'View Details',
    'Edit Permissions',
    'Reset Password',
    'Resend Invitation',
    'Activate',
    'Deactivate',
  ])
})

test('sections 3, 6: the tiers of the staff, the six permissions, and what each tier grants at first', () => {
  expect(staffRoles).toEqual(['Super Admin', 'Admin', 'Support Admin', 'Finance Admin'])
  const six = [
    'merchant_management',
    'user_management',
    'financial_reports',
    'system_settings',
    'security_logs',
    'fee_configuration',
  ]
  // This demo's own, for what the six leave open.
  const own = ['finances', 'merchant_refunds', 'case_management', 'dispute_management']
  expect(Object.keys(staffPermissionTexts)).toEqual([...six, ...own])
  expect(defaultGrants).toEqual({
    'Super Admin': [...six, ...own],
    Admin: ['merchant_management', 'financial_reports', 'security_logs', ...own],
    'Support Admin': ['merchant_management'],
    // The specification does not list it: this demo's choice.
    'Finance Admin': ['financial_reports', ...own],
  })
})

test('section 4: the states of a user and of an admin user', () => {
  expect(personStatuses.active.label).toBe('Active')
  expect(personStatuses.inactive.label).toBe('Inactive')
  expect(personStatuses.suspended.label).toBe('Suspended')
})

test('section 9: the defaults of the system settings', () => {
  expect(defaultSettings).toEqual({
    id: 'system',
    sessionTimeoutMinutes: 30,
    maxLoginAttempts: 3,
    connectionPoolSize: 20,
    twoFactorForAdmins: true,
    ipWhitelist: false,
    maintenanceMode: false,
    dailyAutoBackup: true,
  })
})
