import { expect, test } from 'vitest'
import { filterUsers, userTabs } from './users-screen.tsx'

const person = (
  name: string,
  side: 'staff' | 'merchant',
  status: 'active' | 'suspended',
  role: 'Admin' | null = 'Admin',
) => ({
  name,
  email: `${name.toLowerCase()}@x.example`,
  side,
  status,
  role,
})
const people = [
  person('Rudo', 'merchant', 'active'),
  person('Kuda', 'merchant', 'suspended'),
  person('Tatenda', 'staff', 'active'),
  person('Lindiwe', 'staff', 'active', null),
]
const names = (
  ...asked: Parameters<typeof filterUsers> extends [unknown, ...infer R] ? R : never
) => filterUsers(people, ...asked).map(({ name }) => name)

test('a tab has its people, and the search looks at name and e-mail in any case', () => {
  expect(userTabs.map(({ id }) => names(id, '').join())).toEqual([
    'Rudo,Kuda,Tatenda,Lindiwe',
    'Tatenda,Lindiwe',
    'Rudo,Kuda',
    'Kuda',
  ])
  expect(names('all', ' UDA@x ')).toEqual(['Kuda'])
  expect(names('merchants', 'tatenda')).toEqual([])
})
