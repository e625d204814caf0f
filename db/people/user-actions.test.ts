// Proves ADM-4, ADM-5.
import { contextFor, memoryDatabase, waitingMerchant } from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { roleRow, staffRow, superRow } from '#tests/support/staff-rows.ts'
import { memberRow, supportRow } from '#tests/support/team-rows.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PaidDatabase } from '../database.ts'
import { getAdminPersona, getMerchantPersona } from './persona-queries.ts'
import { findPerson } from './queries.ts'
import { actAs, signIn } from './sign-in-actions.ts'
import {
  acceptAdminInvitation,
  inviteAdmin,
  resendAdminInvitation,
  setAdminActive,
  setAdminRole,
  updateRoles,
} from './staff-actions.ts'
import { reinstateUser, resetUserPassword, setUserRole, suspendUser } from './user-actions.ts'

const support = { email: 'kudzai@paid.example', id: 'AU-05' }

let db: PaidDatabase
beforeEach(async () => {
  db = memoryDatabase()
  await db.merchants.bulkAdd([waitingMerchant(), waitingMerchant({ id: 'M-002' })])
  await db.teamMembers.bulkAdd([memberRow(), supportRow()])
  const user = { status: 'active', lastLogin: null, merchantId: 'M-002' } as const
  await db.users.bulkAdd([
    {
      ...user,
      id: 'U-001',
      name: 'Farai Ncube',
      role: 'merchant_admin',
      email: 'farai@msasapharmacy.example',
    },
    {
      ...user,
      id: 'U-002',
      name: 'Prince Makoni',
      role: 'merchant_user',
      email: 'prince@msasapharmacy.example',
    },
    {
      ...user,
      id: 'U-003',
      name: 'Gladys Hove',
      role: 'merchant_user',
      status: 'inactive',
      email: 'gladys@msasapharmacy.example',
    },
    {
      ...user,
      id: 'U-004',
      name: 'Tatenda Marufu',
      role: 'super_admin',
      merchantId: null,
      email: 'Tatenda@paid.example',
    },
  ])
  await db.adminUsers.bulkAdd([superRow(), staffRow()])
  await db.roles.bulkAdd([
    roleRow(),
    roleRow({ id: 'R-03', name: 'Support Admin', permissions: [] }),
  ])
  await db.counters.bulkAdd([
    { id: 'U', next: 5 },
    { id: 'AU', next: 6 },
    { id: 'TM', next: 3 },
  ])
})

const refusedWith = (code: string, act: () => Promise<unknown>) => refuses({ db }, code, act)
const lastLog = async () => db.activityLog.orderBy('id').last()

describe('somebody who is suspended', () => {
  test('can’t sign in, may do nothing where they are signed in, is told, and has it back', async () => {
    const { email } = supportRow()
    await actAs(contextFor(db), { as: 'member', id: 'TM-02' })
    await suspendUser(contextFor(db, 1), ` ${email.toUpperCase()}`)
    expect(await findPerson(db, email)).toMatchObject({ status: 'suspended', name: 'Kuda Mapfumo' })
    expect(await getMerchantPersona(db)).toMatchObject({ name: 'Kuda Mapfumo', may: [] })
    await refusedWith('not-admitted', () => signIn(contextFor(db, 2), { email }))
    await refusedWith('not-active', () => actAs(contextFor(db, 2), { as: 'member', id: 'TM-02' }))
    expect(await lastLog()).toMatchObject({
      user: 'Tatenda Marufu',
      action: 'Suspended user',
      target: 'Kuda Mapfumo',
      merchantId: 'M-001',
      before: { status: 'active' },
      after: { status: 'suspended' },
    })
    await refusedWith('no-change', () => suspendUser(contextFor(db), email))

    await reinstateUser(contextFor(db, 3), email)
    expect((await getMerchantPersona(db))?.may).toContain('payments')
    await signIn(contextFor(db, 4), { email })
    expect(await db.messages.toArray()).toMatchObject([
      { to: [email], subject: 'Your access to Paid was suspended', merchantId: 'M-001' },
      { to: [email], subject: 'Your access to Paid was restored' },
    ])
    await refusedWith('no-change', () => reinstateUser(contextFor(db), email))
  })

  test('of the staff does not act in the console any more', async () => {
    await db.demoSettings.add({ id: 'demo', dryRun: false, adminId: support.id })
    expect((await getAdminPersona(db))?.id).toBe(support.id)
    await db.demoSettings.clear()
    await suspendUser(contextFor(db), support.email)
    await refusedWith('not-active', () => actAs(contextFor(db), { as: 'admin', id: support.id }))
    await refusedWith('not-admitted', () => signIn(contextFor(db), { email: support.email }))
    await refusedWith('not-active', () =>
      setAdminActive(contextFor(db), { id: support.id, active: true }),
    )
    await reinstateUser(contextFor(db), support.email)
    await actAs(contextFor(db), { as: 'admin', id: support.id })
  })

  test('is somebody who is there, and active', async () => {
    await refusedWith('not-found', () => suspendUser(contextFor(db), 'nobody@x.example'))
    await refusedWith('not-found', () => reinstateUser(contextFor(db), 'nobody@x.example'))
    await refusedWith('no-change', () =>
      suspendUser(contextFor(db), 'gladys@msasapharmacy.example'),
    )
  })
})

test('a new password goes to the outbox of whoever it is for, a merchant’s or the staff', async () => {
  await resetUserPassword(contextFor(db), 'farai@msasapharmacy.example')
  await resetUserPassword(contextFor(db), support.email)
  const [ofMerchant, ofStaff] = await db.messages.toArray()
  expect(ofMerchant).toMatchObject({ to: ['farai@msasapharmacy.example'], merchantId: 'M-002' })
  expect(ofStaff).toMatchObject({ to: [support.email], subject: 'Choose a new password for Paid' })
  expect(ofStaff).not.toHaveProperty('merchantId')
  expect(await lastLog()).toMatchObject({ action: 'Reset password', target: 'Kudzai Banda' })
  await refusedWith('not-found', () => resetUserPassword(contextFor(db), 'nobody@x.example'))
})

describe('another role of a merchant’s user', () => {
  test('is that of the team, which then holds all of its users who can act', async () => {
    const email = 'prince@msasapharmacy.example'
    await setUserRole(contextFor(db), { email, role: 'Finance' })
    expect(await db.teamMembers.where('merchantId').equals('M-002').toArray()).toMatchObject([
      { name: 'Farai Ncube', role: 'Admin', status: 'active' },
      { name: 'Prince Makoni', role: 'Finance' },
    ])
    expect(await findPerson(db, email)).toMatchObject({ role: 'Finance', side: 'merchant' })
    expect(await lastLog()).toMatchObject({
      action: 'Changed role',
      before: { role: 'Read Only' },
      after: { role: 'Finance' },
    })
    await signIn(contextFor(db), { email })
    expect((await getMerchantPersona(db))?.may).toContain('refunds')
  })

  test('is refused for the last Admin, the same role, who has left, and who is in no team', async () => {
    const change = (email: string, role: 'Admin' | 'Finance') => () =>
      setUserRole(contextFor(db), { email, role })
    await refusedWith('last-admin', change('farai@msasapharmacy.example', 'Finance'))
    await refusedWith('no-change', change('farai@msasapharmacy.example', 'Admin'))
    await refusedWith('not-active', change('gladys@msasapharmacy.example', 'Finance'))
    await refusedWith('not-found', change(support.email, 'Finance'))
    await refusedWith('not-found', change('nobody@x.example', 'Finance'))
  })
})

describe('the staff', () => {
  const invited = {
    name: ' Tariro Banda ',
    email: ' tariro@paid.example ',
    attemptId: 'i-1',
    role: 'Finance Admin',
  } as const

  test('has somebody more once an invitation is accepted', async () => {
    const admin = await inviteAdmin(contextFor(db), invited)
    expect(await inviteAdmin(contextFor(db, 1), invited)).toEqual(admin)
    expect(admin).toMatchObject({ id: 'AU-06', name: 'Tariro Banda', status: 'pending' })
    await refusedWith('not-active', () => actAs(contextFor(db), { as: 'admin', id: 'AU-06' }))
    await refusedWith('not-admitted', () => signIn(contextFor(db), { email: admin.email }))
    await resendAdminInvitation(contextFor(db, 2), 'AU-06')
    expect(await db.messages.count()).toBe(2)
    await setAdminActive(contextFor(db), { id: 'AU-06', active: false })
    await refusedWith('no-change', () => acceptAdminInvitation(contextFor(db), 'AU-06'))
    expect(await setAdminActive(contextFor(db), { id: 'AU-06', active: true })).toMatchObject({
      status: 'pending',
    })
    await acceptAdminInvitation(contextFor(db, 3), 'AU-06')
    expect(await lastLog()).toMatchObject({ user: 'Tariro Banda', action: 'Accepted invitation' })
    await actAs(contextFor(db), { as: 'admin', id: 'AU-06' })
    await refusedWith('no-change', () => resendAdminInvitation(contextFor(db), 'AU-06'))
  })

  test('may have a former member again, who then has the invited role', async () => {
    const former = {
      id: 'U-009',
      name: 'Tariro Banda',
      email: 'tariro@paid.example',
      role: 'super_admin',
      status: 'inactive',
      lastLogin: null,
      merchantId: null,
    } as const
    await db.users.add(former)
    expect(await findPerson(db, former.email)).toMatchObject({ side: 'staff', role: null })
    const { id } = await inviteAdmin(contextFor(db), invited)
    await acceptAdminInvitation(contextFor(db, 1), id)
    expect(await findPerson(db, former.email)).toMatchObject({
      side: 'staff',
      role: 'Finance Admin',
      status: 'active',
    })
    await actAs(contextFor(db), { as: 'admin', id })
  })

  test('takes nobody whose address is known, nor without a name', async () => {
    for (const email of [support.email, supportRow().email, 'FARAI@msasapharmacy.example'])
      await refusedWith('member-exists', () => inviteAdmin(contextFor(db), { ...invited, email }))
    await refusedWith('invalid', () => inviteAdmin(contextFor(db), { ...invited, name: ' ' }))
  })

  test('gets other roles, and is deactivated and activated; its users of the platform follow', async () => {
    await db.users.update('U-004', { email: 'Kudzai@paid.example' })
    await setAdminRole(contextFor(db), { id: 'AU-05', role: 'Admin' })
    expect(await lastLog()).toMatchObject({
      before: { role: 'Support Admin' },
      after: { role: 'Admin' },
    })
    await setAdminActive(contextFor(db), { id: 'AU-05', active: false })
    expect((await db.users.get('U-004'))?.status).toBe('inactive')
    expect(await lastLog()).toMatchObject({ action: 'Deactivated admin user' })
    await refusedWith('no-change', () =>
      setAdminActive(contextFor(db), { id: 'AU-05', active: false }),
    )
    await setAdminActive(contextFor(db), { id: 'AU-05', active: true })
    expect((await findPerson(db, support.email))?.status).toBe('active')
    await refusedWith('no-change', () =>
      setAdminRole(contextFor(db), { id: 'AU-05', role: 'Admin' }),
    )
  })

  test('keeps its last active Super Admin, and nobody takes away their own access', async () => {
    const lockOuts = (id: string, email: string) => [
      () => setAdminActive(contextFor(db), { id, active: false }),
      () => setAdminRole(contextFor(db), { id, role: 'Admin' as const }),
      () => suspendUser(contextFor(db), email),
    ]
    for (const act of lockOuts('AU-01', superRow().email))
      await refusedWith('last-super-admin', act)
    await db.adminUsers.add(superRow({ id: 'AU-02', email: 'second@paid.example' }))
    for (const act of lockOuts('AU-01', superRow().email)) await refusedWith('own-access', act)
    // Two tabs at once: the second finds it done.
    const both = await Promise.allSettled([
      setAdminActive(contextFor(db), { id: 'AU-02', active: false }),
      suspendUser(contextFor(db), 'second@paid.example'),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('has a Super Admin made or changed by a Super Admin alone', async () => {
    await actAs(contextFor(db), { as: 'admin', id: 'AU-05' })
    await refusedWith('super-admin-only', () =>
      setAdminRole(contextFor(db), { id: 'AU-05', role: 'Super Admin' }),
    )
    await refusedWith('super-admin-only', () => suspendUser(contextFor(db), superRow().email))
    await refusedWith('super-admin-only', () =>
      inviteAdmin(contextFor(db), { ...invited, role: 'Super Admin' }),
    )
    await refusedWith('own-access', () =>
      setAdminRole(contextFor(db), { id: 'AU-05', role: 'Admin' }),
    )
  })
})

test('where the demo’s own administrator can’t act, another Super Admin does', async () => {
  await db.adminUsers.add(superRow({ id: 'AU-02', name: 'Rudo Moyo', email: 'rudo@paid.example' }))
  await actAs(contextFor(db), { as: 'admin', id: 'AU-02' })
  await suspendUser(contextFor(db), superRow().email)
  await signIn(contextFor(db), { email: 'farai@msasapharmacy.example', code: '123456' })
  expect(await getAdminPersona(db)).toMatchObject({ id: 'AU-02' })
})

describe('what a role grants', () => {
  test('is kept with what was before, and holds at once', async () => {
    await actAs(contextFor(db), { as: 'admin', id: 'AU-05' })
    expect((await getAdminPersona(db))?.may).toEqual([])
    await actAs(contextFor(db), { as: 'admin', id: 'AU-01' })
    const grants = { fee_configuration: true, security_logs: false } as const
    await updateRoles(contextFor(db), [
      { id: 'R-02', grants: { security_logs: false } },
      { id: 'R-03', grants },
    ])
    await actAs(contextFor(db), { as: 'admin', id: 'AU-05' })
    expect((await getAdminPersona(db))?.may).toEqual(['fee_configuration'])
    expect((await db.roles.get('R-02'))?.permissions).toEqual([
      'merchant_management',
      'financial_reports',
    ])
    const log = await db.activityLog.where('id').above('A-0002').toArray()
    expect(log.filter(({ action }) => action === 'Updated role')).toMatchObject([
      { target: 'Admin', before: { security_logs: true }, after: { security_logs: false } },
      {
        target: 'Support Admin',
        before: { fee_configuration: false },
        after: { fee_configuration: true },
      },
    ])
  })

  test('is refused for Super Admin, for one’s own role, and where nothing changes', async () => {
    await db.roles.add(roleRow({ id: 'R-01', name: 'Super Admin' }))
    const save = (id: string, granted: boolean) => () =>
      updateRoles(contextFor(db), [{ id, grants: { security_logs: granted } }])
    await refusedWith('invalid', save('R-01', false))
    await refusedWith('no-change', save('R-02', true))
    await refusedWith('not-found', save('R-99', true))
    await actAs(contextFor(db), { as: 'admin', id: 'AU-05' })
    await refusedWith('own-access', save('R-03', true))
    await refusedWith('no-change', () => updateRoles(contextFor(db), []))
  })
})
