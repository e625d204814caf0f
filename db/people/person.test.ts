import fc from 'fast-check'
import { expect, test } from 'vitest'
import { permission, teamPermissions } from './schemas.ts'
import { grantsOf, permissionsOf, staffPermissionsOf, type TeamRole } from './person.ts'

const roles: readonly TeamRole[] = ['Admin', 'Finance', 'Support', 'Read Only']
const someGroups = fc.array(
  fc.record({
    name: fc.string(),
    permissions: fc.subarray([...teamPermissions]),
    memberIds: fc.subarray(['TM-01', 'TM-02']),
  }),
)

test('what a person may do is what the role grants and what each of their groups does, and nothing else', () => {
  fc.assert(
    fc.property(fc.constantFrom(...roles), someGroups, (role, groups) => {
      const own = groups.filter(({ memberIds }) => memberIds.includes('TM-01'))
      const union = new Set([
        ...permissionsOf({ id: 'TM-01', role }, []),
        ...own.flatMap(({ permissions }) => permissions),
      ])
      expect(new Set(permissionsOf({ id: 'TM-01', role }, groups))).toEqual(union)
    }),
  )
})

test('each permission says which role and which groups it comes from', () => {
  const groups = [
    { name: 'Refund desk', permissions: ['refunds', 'payments'] as const, memberIds: ['TM-03'] },
    { name: 'Till', permissions: ['refunds'] as const, memberIds: ['TM-03', 'TM-01'] },
    { name: 'Others', permissions: ['team'] as const, memberIds: ['TM-01'] },
  ].map((group) => ({ ...group, permissions: [...group.permissions] }))
  const grants = grantsOf({ id: 'TM-03', role: 'Support' }, groups)
  const of = (wanted: string) => grants.find(({ permission }) => permission === wanted)
  expect(of('payments')).toMatchObject({ byRole: true, groups: ['Refund desk'] })
  expect(of('refunds')).toMatchObject({ byRole: false, groups: ['Refund desk', 'Till'] })
  expect(of('team')).toMatchObject({ byRole: false, groups: [] })
})

test.each([
  ['Super Admin', permission.options],
  ['Finance Admin', ['financial_reports']],
  ['Support Admin', []],
  [null, []],
])('%s of the staff may do what is stored of the role; a Super Admin everything', (role, may) => {
  const stored = [
    { name: 'Super Admin', permissions: [] },
    { name: 'Finance Admin', permissions: ['financial_reports' as const] },
  ]
  expect(staffPermissionsOf(role, stored)).toEqual(may)
})
