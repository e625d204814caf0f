import { expect, test } from 'vitest'
import { staffRow, superRow } from '#tests/support/staff-rows.ts'
import { filterAdmins } from './admin-users-screen.tsx'

const people = [
  ...[superRow(), staffRow()].map((admin) => ({ ...admin, admin })),
  { name: 'Kudzai Moyo', email: 'kudzai@x.example', role: 'Admin', admin: undefined } as const,
]
const names = (typed: string) => filterAdmins(people, typed).map(({ name }) => name)

test('the search is by name, e-mail or role, in any case, among the staff alone', () => {
  expect(names('')).toEqual(['Tatenda Marufu', 'Kudzai Banda'])
  expect(names(' KUDZAI')).toEqual(['Kudzai Banda'])
  expect(names('tatenda@')).toEqual(['Tatenda Marufu'])
  expect(names('support ad')).toEqual(['Kudzai Banda'])
  expect(names('nobody')).toEqual([])
})
