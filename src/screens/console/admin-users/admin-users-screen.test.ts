// Proves ADM-4.
import { expect, test } from 'vitest'
import { staffRow, superRow } from '#tests/support/staff-rows.ts'
import { filterUsers } from '../users/users-screen.tsx'
import { filterAdmins } from './admin-users-screen.tsx'

const people = [
  ...[superRow(), staffRow()].map((admin) => ({ ...admin, side: 'staff' as const })),
  { name: 'Kudzai Moyo', email: 'kudzai@x.example', role: 'Admin', side: 'merchant' },
  // Former staff are listed, as in Users Management.
  { name: 'Lindiwe Khoza', email: 'lindiwe@paid.example', role: null, side: 'staff' },
] as const
const names = (typed: string) => filterAdmins(people, typed).map(({ name }) => name)

test('the search is by name, e-mail or role, in any case, among the staff alone', () => {
  expect(names('')).toEqual(['Tatenda Marufu', 'Kudzai Banda', 'Lindiwe Khoza'])
  expect(names(' KUDZAI')).toEqual(['Kudzai Banda'])
  expect(names('tatenda@')).toEqual(['Tatenda Marufu'])
  expect(names('support ad')).toEqual(['Kudzai Banda'])
  expect(names('nobody')).toEqual([])
})

test('both lists count the same staff', () => {
  const everybody = people.map((person) => ({ ...person, status: 'active' as const }))
  expect(filterUsers(everybody, 'admins', '').map(({ name }) => name)).toEqual(names(''))
})
