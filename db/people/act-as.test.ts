// Proves DEMO-3.
import {
  contextFor,
  everything,
  memoryDatabase,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { memberRow, supportRow } from '#tests/support/team-rows.ts'
import { beforeEach, expect, test } from 'vitest'
import type { PaidDatabase } from '../database.ts'
import { getAdminPersona, getMerchantPersona } from './persona-queries.ts'
import type { AdminUser } from './schemas.ts'
import { actAs, signIn, signOut } from './sign-in-actions.ts'

const admin = (id: string, over: Partial<AdminUser> = {}): AdminUser => ({
  id,
  name: id,
  email: `${id}@paid.example`,
  role: 'Super Admin',
  status: 'active',
  lastLogin: null,
  permissions: [],
  ...over,
})

let db: PaidDatabase
beforeEach(async () => {
  db = memoryDatabase()
  await db.merchants.add(waitingMerchant())
  await db.teamMembers.bulkAdd([
    memberRow(),
    supportRow(),
    supportRow({ id: 'TM-03', email: 'new@karibaboats.example', status: 'pending' }),
  ])
  await db.adminUsers.bulkAdd([
    admin('AU-01'),
    admin('AU-02', { role: 'Support Admin' }),
    admin('AU-03', { status: 'inactive' }),
  ])
  await db.roles.add({
    id: 'R-03',
    name: 'Support Admin',
    description: '',
    permissions: ['merchant_management'],
  })
})

async function refusedWith(code: string, act: () => Promise<unknown>) {
  const before = await everything(db)
  await expect(act()).rejects.toMatchObject({ code })
  expect(await everything(db)).toEqual(before)
}

test('acting as a member and as an administrator leave one another alone, and each is in the log', async () => {
  await actAs(contextFor(db), { as: 'member', id: 'TM-02' })
  await actAs(contextFor(db, 1), { as: 'admin', id: 'AU-02' })
  expect(await getMerchantPersona(db)).toMatchObject({
    name: 'Kuda Mapfumo',
    memberId: 'TM-02',
    role: 'Support',
    may: ['payments', 'reports'],
  })
  expect(await getAdminPersona(db)).toMatchObject({ id: 'AU-02', may: ['merchant_management'] })
  expect((await db.teamMembers.get('TM-02'))?.lastActive).toBe(contextFor(db).now)
  expect(await db.activityLog.toArray()).toMatchObject([
    { user: 'Kuda Mapfumo', action: 'Logged in' },
    { user: 'AU-02', action: 'Logged in' },
  ])
  const before = await everything(db)
  await actAs(contextFor(db, 2), { as: 'member', id: 'TM-02' })
  await actAs(contextFor(db, 2), { as: 'admin', id: 'AU-02' })
  expect(await everything(db)).toEqual(before)
  await signOut(contextFor(db, 3))
  expect((await getMerchantPersona(db))?.memberId).toBe('TM-01')
  expect(await getAdminPersona(db)).toMatchObject({ id: 'AU-01' })
})

test('who is invited, inactive, suspended or gone can’t act, nor sign in', async () => {
  const as = (kind: 'member' | 'admin', id: string) => () => actAs(contextFor(db), { as: kind, id })
  await refusedWith('not-active', as('member', 'TM-03'))
  await refusedWith('not-active', as('admin', 'AU-03'))
  await refusedWith('not-found', as('member', 'TM-09'))
  await refusedWith('not-found', as('admin', 'AU-09'))
  const email = (address: string) => () => signIn(contextFor(db), { email: address })
  await refusedWith('not-admitted', email('new@karibaboats.example'))
  await refusedWith('not-admitted', email('au-03@paid.example'))
  await db.users.add({
    id: 'U-001',
    name: 'Kuda Mapfumo',
    email: 'kuda@karibaboats.example',
    role: 'merchant_user',
    status: 'suspended',
    lastLogin: null,
    merchantId: 'M-001',
  })
  await refusedWith('not-active', as('member', 'TM-02'))
  await refusedWith('not-admitted', email('kuda@karibaboats.example'))
})

test('who is suspended while signed in may do nothing from then on', async () => {
  await actAs(contextFor(db), { as: 'member', id: 'TM-02' })
  await db.teamMembers.update('TM-02', { status: 'pending' })
  expect(await getMerchantPersona(db)).toMatchObject({ name: 'Kuda Mapfumo', may: [] })
})

test('signing in by the address of a member takes the member’s role', async () => {
  await signIn(contextFor(db), { email: ' KUDA@karibaboats.example' })
  expect(await getMerchantPersona(db)).toMatchObject({ name: 'Kuda Mapfumo', role: 'Support' })
})

test('a business without a team is acted for by its administrator, or by who signed it up', async () => {
  await db.merchants.bulkAdd([
    waitingMerchant({ id: 'M-002', name: 'Msasa Pharmacy', email: 'hello@msasa.example' }),
    waitingMerchant({ id: 'M-003', name: 'Chipinge Tea', createdBy: 'Farai Dube' }),
  ])
  const user = {
    id: 'U-021',
    email: 'nyasha@msasa.example',
    role: 'merchant_admin',
    lastLogin: null,
    merchantId: 'M-002',
  } as const
  await db.users.bulkAdd([
    { ...user, id: 'U-020', email: 'gone@msasa.example', name: 'Gone', status: 'suspended' },
    { ...user, name: 'Nyasha Moyo', status: 'active' },
  ])
  expect(await actAs(contextFor(db), { as: 'merchant', id: 'M-002' })).toBe('Nyasha Moyo')
  expect(await getMerchantPersona(db)).toMatchObject({
    merchant: { id: 'M-002' },
    name: 'Nyasha Moyo',
    role: 'Admin',
    may: expect.arrayContaining(['business', 'payments']),
  })
  const before = await everything(db)
  await actAs(contextFor(db, 1), { as: 'merchant', id: 'M-002' })
  expect(await everything(db)).toEqual(before)
  expect(await actAs(contextFor(db, 2), { as: 'merchant', id: 'M-003' })).toBe('Farai Dube')
  expect(await getMerchantPersona(db)).toMatchObject({ merchant: { id: 'M-003' }, role: 'Admin' })
  await refusedWith('not-found', () => actAs(contextFor(db, 3), { as: 'merchant', id: 'M-099' }))
})
