import { expect, test } from 'vitest'
import { contextFor, memoryDatabase, waitingMerchant } from '#tests/support/memory-database.ts'
import { roleRow, staffRow, superRow } from '#tests/support/staff-rows.ts'
import { memberRow, supportRow } from '#tests/support/team-rows.ts'
import { linkLog } from '../log/chain.ts'
import { listActivityOf } from '../log/queries.ts'
import { saveSettings } from '../settings/actions.ts'
import { findPerson, listPeople, listRoles } from './queries.ts'
import type { User } from './schemas.ts'

const userRow = (over: Partial<User> = {}): User => ({
  id: 'U-001',
  name: 'Rudo Chikomo',
  email: 'RUDO@karibaboats.example',
  role: 'merchant_admin',
  status: 'active',
  lastLogin: '2026-11-21T09:00:00.000Z',
  merchantId: 'M-001',
  ...over,
})

async function world() {
  const db = memoryDatabase()
  await db.merchants.add(waitingMerchant())
  await db.users.bulkAdd([
    userRow(),
    userRow({ id: 'U-002', name: 'Tatenda Marufu', email: superRow().email, role: 'super_admin' }),
    userRow({ id: 'U-003', name: 'Lindiwe Khoza', email: 'l@paid.example', role: 'super_admin' }),
  ])
  await db.teamMembers.bulkAdd([memberRow(), supportRow({ status: 'pending', lastActive: null })])
  await db.adminUsers.bulkAdd([superRow(), staffRow()])
  return db
}

test('whoever stands in several tables is one person, with the last that was heard of them', async () => {
  const people = await listPeople(await world())
  expect(people.map(({ name, side, role, status }) => [name, side, role, status])).toEqual([
    ['Kuda Mapfumo', 'merchant', 'Support', 'pending'],
    ['Kudzai Banda', 'staff', 'Support Admin', 'active'],
    ['Lindiwe Khoza', 'staff', null, 'active'],
    ['Rudo Chikomo', 'merchant', 'Admin', 'active'],
    ['Tatenda Marufu', 'staff', 'Super Admin', 'active'],
  ])
  expect(people.find(({ name }) => name === 'Rudo Chikomo')).toMatchObject({
    merchantName: 'Kariba Boats',
    lastLogin: '2026-11-21T09:00:00.000Z',
  })
  expect(people.find(({ name }) => name === 'Tatenda Marufu')?.merchantName).toBeNull()
})

test('what signing in asks of each: an authenticator of their own, a code, or nothing of staff where it is off', async () => {
  const db = await world()
  const asked = async () =>
    (await listPeople(db)).map(({ name, secondFactor }) => [name.split(' ')[0], secondFactor])
  expect(new Set((await asked()).map(([, factor]) => factor))).toEqual(new Set(['code']))
  const confirmedAt = '2026-11-20T09:00:00.000Z'
  await db.accounts.add({
    id: staffRow().email,
    merchantId: 'M-001',
    createdAt: confirmedAt,
    twoFactor: { secret: 'JBSWY3DPEHPK3PXP', recovery: [], confirmedAt },
  })
  await saveSettings(contextFor(db), { twoFactorForAdmins: false })
  expect(await asked()).toEqual([
    ['Kuda', 'code'],
    ['Kudzai', 'authenticator'],
    ['Lindiwe', 'code'],
    ['Rudo', 'code'],
    ['Tatenda', 'nothing'],
  ])
})

test('who is suspended as a user of the platform is suspended, whatever their team says', async () => {
  const db = await world()
  await db.users.update('U-001', { status: 'suspended' })
  expect((await findPerson(db, ' rudo@KARIBABOATS.example'))?.status).toBe('suspended')
  expect(await findPerson(db, 'nobody@x.example')).toBeUndefined()
})

test('somebody’s activity is what they did and what was done to them, not what their namesake did', async () => {
  const db = await world()
  const entry = { action: 'Did', type: 'system', ip: '::1' } as const
  const logged = (day: number, user: string, target: string, merchantId = 'M-001') => ({
    ...entry,
    id: `A-000${day}`,
    user,
    target,
    merchantId,
    timestamp: `2026-11-0${day}T08:00:00.000Z`,
  })
  await db.activityLog.bulkAdd(
    linkLog([
      logged(1, 'Rudo Chikomo', 'A link'),
      logged(2, 'Paid', 'Rudo@karibaboats.example'),
      logged(3, 'Rudo Chikomo', 'A link', 'M-002'),
      logged(4, 'Kuda Mapfumo', 'Rudo Chikomo'),
      logged(5, 'Kuda Mapfumo', 'A link'),
    ]),
  )
  const person = { name: 'Rudo Chikomo', email: 'RUDO@karibaboats.example', merchantId: 'M-001' }
  expect((await listActivityOf(db, person)).map(({ id }) => id)).toEqual([
    'A-0004',
    'A-0002',
    'A-0001',
  ])
})

test('a role counts all of its people', async () => {
  const db = await world()
  await db.adminUsers.add(staffRow({ id: 'AU-06', status: 'inactive', email: 'y@paid.example' }))
  await db.roles.bulkAdd([roleRow({ id: 'R-03', name: 'Support Admin' }), roleRow()])
  expect((await listRoles(db)).map(({ name, userCount }) => [name, userCount])).toEqual([
    ['Admin', 0],
    ['Support Admin', 2],
  ])
})
