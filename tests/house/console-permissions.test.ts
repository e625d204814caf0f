// Proves ROLE-1: whatever the console shows or does asks for a permission.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defaultGrants, neededBy } from '#db/people/person.ts'
import { type ActionName, actions } from '#db/all-actions.ts'
import { permission } from '#db/people/schemas.ts'
import { builtPaths } from '#routes/paths.ts'
import { screenPermission, staffRoles } from '#src/rules/people.ts'

const screens = builtPaths.filter(({ area }) => area === 'console').map(({ id }) => id)
const isOfStaff = (name: ActionName) =>
  permission.options.some((each) => each === neededBy('staff', actions[name].permission))

test('every screen of the console asks for a permission, but the overview, whose parts do', () => {
  expect(screens.length).toBeGreaterThan(20)
  expect(screens.filter((id) => screenPermission(id) === null)).toEqual(['console'])
})

/** The screens that each role opens at first. */
const opened: Record<(typeof staffRoles)[number], string[]> = {
  'Super Admin': screens,
  Admin: screens.filter(
    (id) =>
      !/users?$/.test(id) &&
      !['payment-methods', 'fee-structure', 'permissions', 'system-settings'].includes(id),
  ),
  'Support Admin': ['console', 'merchants', 'pending-merchants', 'merchant'],
  'Finance Admin': [
    'console',
    'console-transactions',
    'cases',
    'case-statement',
    'console-disputes',
    'console-dispute',
    'console-transaction',
    'financial-reports',
    'transaction-reports',
    'analytics',
  ],
}

test.each(staffRoles)('what a %s may open at first', (role) => {
  const may = (id: (typeof screens)[number]) => {
    const needed = screenPermission(id)
    return needed === null || defaultGrants[role].includes(needed)
  }
  expect(screens.filter(may)).toEqual(opened[role])
})

/** The names of the actions that a file of the console runs, offers or asks about. */
const named = (code: string): ActionName[] =>
  [
    ...code.matchAll(
      /(?:useAction\(|\brun\(|\baction: |\bact(?:: |=")|[fF]orbids(?:\(\))?\()\s*'?(\w+)/g,
    ),
  ].flatMap(([, name = '']) => (Object.hasOwn(actions, name) ? [name as ActionName] : []))

const sources = [
  ...readdirSync('src/screens/console', { recursive: true, encoding: 'utf8' }).map(
    (name) => `src/screens/console/${name}`,
  ),
  'src/screens/shared/merchants/merchant-actions.tsx',
  'src/screens/shared/merchants/suspension.ts',
  'src/screens/shared/cases/open-case-dialog.tsx',
  'src/screens/shared/disputes/open-dispute-dialog.tsx',
].filter((name) => /(?<!test)\.tsx?$/.test(name))

describe('each action of the console asks for a permission of the staff', () => {
  const files = sources
    .map((file) => ({ file, names: [...new Set(named(readFileSync(file, 'utf8')))] }))
    .filter(({ names }) => names.length > 0)

  test('they are found', () => {
    const names = new Set(files.flatMap((each) => each.names))
    expect(names.size).toBeGreaterThan(25)
    for (const name of ['decideDispute', 'resolveCase', 'updateRoles', 'saveSettings'] as const)
      expect(names).toContain(name)
  })

  test.each(files)('$file', ({ names }) => {
    expect(names.filter((name) => !isOfStaff(name))).toEqual([])
  })
})

/** The permission of a folder's screen; null for the overview and for what several screens share. */
const folders: Record<string, (typeof screens)[number]> = {
  'activity-entry': 'activity-entry',
  'activity-logs': 'activity-logs',
  'admin-user': 'admin-user',
  'admin-users': 'admin-users',
  analytics: 'analytics',
  'case-statement': 'case-statement',
  cases: 'cases',
  dispute: 'console-dispute',
  disputes: 'console-disputes',
  'fee-structure': 'fee-structure',
  'financial-reports': 'financial-reports',
  merchant: 'merchant',
  merchants: 'merchants',
  'payment-methods': 'payment-methods',
  'pending-merchants': 'pending-merchants',
  permissions: 'permissions',
  'shared/applications': 'pending-merchants',
  'system-settings': 'system-settings',
  'transaction-details': 'console-transaction',
  'transaction-reports': 'transaction-reports',
  transactions: 'console-transactions',
  user: 'console-user',
  users: 'console-users',
}
const permissionOfFolder = (file: string) => {
  const id = folders[/^src\/screens\/console\/(shared\/\w+|[^/]+)\//.exec(file)?.[1] ?? '']
  return id === undefined ? null : screenPermission(id)
}

test('a link to a screen that asks for another permission stands only where the person may open it', () => {
  const unasked = sources.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const asks = /\bmayOpen\b|useMayOpen|\bopens: '/.test(code)
    return [...code.matchAll(/pathTo\('([\w-]+)'/g)].flatMap(([, id = '']) => {
      const needed = screenPermission(id as (typeof screens)[number])
      return needed === null || needed === permissionOfFolder(file) || asks
        ? []
        : [`${file}: ${id}`]
    })
  })
  expect(unasked).toEqual([])
})

test.each<[ActionName, string]>([
  ['refundTransaction', 'merchant_refunds'],
  ['openCase', 'case_management'],
  ['resolveCase', 'case_management'],
  ['checkStatement', 'case_management'],
  ['openDispute', 'dispute_management'],
  ['decideDispute', 'dispute_management'],
])('%s asks for %s', (name, needed) => {
  expect(neededBy('staff', actions[name].permission)).toBe(needed)
})
