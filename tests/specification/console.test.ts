import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingRanges } from '#db/settings/schemas.ts'
import { merchantStatus, priority } from '#db/merchants/schemas.ts'
import { entryName, navGroups } from '#src/app/shells/nav-entries.ts'
import { reviewHours } from '#db/merchants/review-target.ts'
import { rangeText } from '#src/screens/console/fee-structure/fee-form.ts'
import { applicationActions } from '#src/screens/console/shared/applications/application-actions.tsx'
import { tabs as transactionTabs } from '#src/screens/console/transactions/console-rows.ts'
import { merchantRowActions } from '#src/screens/shared/merchants/merchant-actions.tsx'

const labels = (rows: readonly { label: unknown }[]) => rows.map(({ label }) => label)

/** Returns the labels of a screen's tabs, which are declared beside their imports. */
function tabsOf(screen: string): (string | undefined)[] {
  const file = new URL(`../../src/screens/console/${screen}`, import.meta.url)
  return [...readFileSync(file, 'utf8').matchAll(/label: '([^']+)',\n\s+Panel/g)].map(
    ([, label]) => label,
  )
}

/** This demo's own links beside them. */
const ownLinks = ['Cases', 'Disputes']

test('section 2: the fourteen links of the sidebar, and their addresses', () => {
  const rows = navGroups('console').flatMap((group) => group.rows)
  const links = rows.map((row) => [entryName(row), row.path])
  expect(links.filter(([name = '']) => ownLinks.includes(name))).toEqual([
    ['Cases', '/super-admin/payments/cases'],
    ['Disputes', '/super-admin/payments/disputes'],
  ])
  expect(links.filter(([name = '']) => !ownLinks.includes(name))).toEqual([
    ['Dashboard', '/super-admin'],
    ['Merchants', '/super-admin/merchants'],
    ['Pending Merchants', '/super-admin/merchants/pending'],
    ['Users Management', '/super-admin/users'],
    ['Admin Users', '/super-admin/users/admins'],
    ['Payment Methods', '/super-admin/payments/methods'],
    ['Fee Structure', '/super-admin/payments/fees'],
    ['Transactions', '/super-admin/payments/transactions'],
    ['Financial Reports', '/super-admin/reports/financial'],
    ['Transaction Reports', '/super-admin/reports/transaction'],
    ['Analytics', '/super-admin/analytics'],
    ['Activity Logs', '/super-admin/security/logs'],
    ['Permissions', '/super-admin/security/permissions'],
    ['System Settings', '/super-admin/settings'],
  ])
})

test('section 2: what can be done with a merchant and with an application', () => {
  expect(labels(merchantRowActions)).toEqual(['View Details', 'Edit', 'Reactivate', 'Suspend'])
  expect(labels(applicationActions)).toEqual([
    'Review',
    'Reject',
    'Approve',
    // This demo's own.
    'Request information',
    'Reopen',
  ])
})

test('section 2: the tabs of the transactions, the financial reports and the analytics', () => {
  expect(labels(transactionTabs)).toEqual(['All', 'Completed', 'Pending', 'Failed'])
  expect(tabsOf('financial-reports/financial-reports-screen.tsx')).toEqual([
    'Overview',
    'Revenue Analysis',
    'Merchant Performance',
    'Payment Methods',
  ])
  expect(tabsOf('analytics/analytics-screen.tsx')).toEqual([
    'Overview',
    'Merchants',
    'Payments',
    'Geography',
  ])
})

test('sections 3, 4: the states of a merchant, and how urgent an application is', () => {
  expect(merchantStatus.options).toEqual(['active', 'pending', 'suspended'])
  expect(priority.options).toEqual(['high', 'medium', 'low'])
  // The specification sets no target for high priority: this demo's choice.
  expect(reviewHours.high).toBe(24)
})

test('section 9: what fees are usual', () => {
  expect(rangeText('Mobile Money')).toBe('1.5–3.0%')
  expect(rangeText('Credit/Debit Card')).toBe('2.5–4.0%')
  expect(rangeText('Bank Transfer')).toBe('0.5–2.0%')
})

test('section 9: what the settings that are numbers may be, this demo’s choice', () => {
  expect(settingRanges).toEqual({
    sessionTimeoutMinutes: { min: 5, max: 480 },
    maxLoginAttempts: { min: 1, max: 10 },
    connectionPoolSize: { min: 1, max: 100 },
  })
})
