// Proves TEAM-1.
import {
  contextFor,
  everything,
  memoryDatabase,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { superRow } from '#tests/support/staff-rows.ts'
import { groupRow, memberRow, supportRow } from '#tests/support/team-rows.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PaidDatabase } from '../database.ts'
import { acceptInvitation, inviteMember, resendInvitation } from './invitation-actions.ts'
import { removeMember, resetMemberPassword, setMemberRole } from './member-actions.ts'
import { getMerchantPersona } from './persona-queries.ts'
import { findUser } from './queries.ts'
import { actAs } from './sign-in-actions.ts'
import { signUp } from './visitor-actions.ts'
import { undo } from '../undo-action.ts'

const tariro = {
  merchantId: 'M-001',
  name: ' Tariro Banda ',
  email: 'tariro@karibaboats.example',
  role: 'Finance',
  attemptId: 'i-1',
} as const

let db: PaidDatabase
beforeEach(async () => {
  db = memoryDatabase()
  await db.merchants.bulkAdd([waitingMerchant(), waitingMerchant({ id: 'M-002' })])
  await db.teamMembers.bulkAdd([memberRow(), supportRow()])
  await db.userGroups.add(groupRow())
  await db.users.add({
    id: 'U-001',
    name: 'Farai Ncube',
    email: 'farai@msasapharmacy.example',
    role: 'merchant_admin',
    status: 'active',
    lastLogin: null,
    merchantId: 'M-002',
  })
  await db.counters.bulkAdd([
    { id: 'TM', next: 3 },
    { id: 'U', next: 2 },
    { id: 'M', next: 3 },
  ])
})

const logged = async () =>
  (await db.activityLog.toArray()).map(({ user, action, target }) =>
    [user, action, target].join(': '),
  )

async function refusedWith(code: string, act: () => Promise<unknown>) {
  const before = await everything(db)
  await expect(act()).rejects.toMatchObject({ code })
  expect(await everything(db)).toEqual(before)
}

describe('an invitation', () => {
  test('makes a pending member once, with its message in the outbox, and acts only once it is accepted', async () => {
    const member = await inviteMember(contextFor(db), tariro)
    expect(await inviteMember(contextFor(db, 1), tariro)).toEqual(member)
    expect(member).toMatchObject({
      id: 'TM-03',
      name: 'Tariro Banda',
      status: 'pending',
      lastActive: null,
    })
    expect(await db.messages.toArray()).toMatchObject([
      { channel: 'email', to: ['tariro@karibaboats.example'], merchantId: 'M-001' },
    ])
    await refusedWith('not-active', () => actAs(contextFor(db), { as: 'member', id: 'TM-03' }))

    await resendInvitation(contextFor(db, 2), 'TM-03')
    expect(await db.messages.count()).toBe(2)
    expect((await db.teamMembers.get('TM-03'))?.invitedAt).toBe(contextFor(db, 2).now)

    await acceptInvitation(contextFor(db, 3), 'TM-03')
    expect(await db.teamMembers.get('TM-03')).toMatchObject({
      status: 'active',
      lastActive: contextFor(db, 3).now,
    })
    expect(await db.users.get('U-002')).toMatchObject({
      role: 'merchant_user',
      status: 'active',
      merchantId: 'M-001',
    })
    expect(await logged()).toEqual([
      'Tatenda Marufu: Invited team member: Tariro Banda',
      'Tatenda Marufu: Resent invitation: Tariro Banda',
      'Tariro Banda: Accepted invitation: Tariro Banda',
    ])
    await refusedWith('no-change', () => acceptInvitation(contextFor(db), 'TM-03'))
    await refusedWith('no-change', () => resendInvitation(contextFor(db), 'TM-03'))
  })

  test('is resent by the platform’s staff too, in nobody’s name, until it is accepted', async () => {
    await inviteMember(contextFor(db), tariro)
    await db.adminUsers.add(superRow())
    const { actor, ...rest } = contextFor(db, 2)
    const staff = { ...rest, actor: { ...actor, side: 'staff' as const } }
    await resendInvitation(staff, 'TM-03')
    const { name } = (await db.merchants.get('M-001')) ?? {}
    expect(await db.messages.orderBy('id').last()).toMatchObject({
      to: ['tariro@karibaboats.example'],
      subject: `You’re invited to ${name} on Paid`,
    })
    expect((await logged()).at(-1)).toBe('Tatenda Marufu: Resent invitation: Tariro Banda')
    await acceptInvitation(contextFor(db, 3), 'TM-03')
    await refusedWith('no-change', () => resendInvitation(staff, 'TM-03'))
    await db.adminUsers.update('AU-01', { role: 'Support Admin' })
    await refusedWith('not-permitted', () => resendInvitation(staff, 'TM-03'))
  })

  test.each([
    [
      'an address of this team, in any case',
      { email: 'RUDO@karibaboats.example' },
      'member-exists',
    ],
    ['an address of another business', { email: 'farai@msasapharmacy.example' }, 'member-exists'],
    ['no name', { name: '  ' }, 'invalid'],
    ['a name too long to keep', { name: 'N'.repeat(300) }, 'invalid'],
    ['a business that is gone', { merchantId: 'M-099' }, 'not-found'],
  ])('is refused for %s and changes nothing', (_what, over, code) =>
    refusedWith(code, () => inviteMember(contextFor(db), { ...tariro, ...over })),
  )
})

describe('another role', () => {
  test('is kept, and what its person may do follows at once', async () => {
    await actAs(contextFor(db), { as: 'member', id: 'TM-02' })
    expect(await getMerchantPersona(db)).toMatchObject({
      name: 'Kuda Mapfumo',
      role: 'Support',
      may: ['payments', 'refunds', 'reports'],
    })
    await setMemberRole(contextFor(db, 1), { id: 'TM-02', role: 'Admin' })
    expect((await getMerchantPersona(db))?.may).toContain('team')
    expect(await db.activityLog.orderBy('id').last()).toMatchObject({
      action: 'Changed role',
      before: { role: 'Support' },
      after: { role: 'Admin' },
    })
  })

  test('is refused for the last Admin who can act, for the same role and for nobody', async () => {
    await db.teamMembers.add(memberRow({ id: 'TM-03', email: 'p@x.example', status: 'pending' }))
    await refusedWith('last-admin', () =>
      setMemberRole(contextFor(db), { id: 'TM-01', role: 'Finance' }),
    )
    await refusedWith('no-change', () =>
      setMemberRole(contextFor(db), { id: 'TM-02', role: 'Support' }),
    )
    await refusedWith('not-found', () =>
      setMemberRole(contextFor(db), { id: 'TM-09', role: 'Admin' }),
    )
  })
})

test('a reset of the password is a message and a line in the log, and is refused for nobody there', async () => {
  await resetMemberPassword(contextFor(db), 'TM-02')
  expect(await db.messages.toArray()).toMatchObject([{ to: ['kuda@karibaboats.example'] }])
  expect(await logged()).toEqual(['Tatenda Marufu: Reset password: Kuda Mapfumo'])
  await refusedWith('not-found', () => resetMemberPassword(contextFor(db), 'TM-09'))
})

test('who has not accepted yet has no password to reset', async () => {
  await db.teamMembers.update('TM-02', { status: 'pending' })
  await refusedWith('no-change', () => resetMemberPassword(contextFor(db), 'TM-02'))
  expect(await db.messages.toArray()).toEqual([])
})

describe('whom the platform knows', () => {
  /**
   * Returns an invited person who opens a business of their own with the address before accepting.
   */
  async function openedOwn() {
    const { id } = await inviteMember(contextFor(db), tariro)
    const own = await signUp(contextFor(db, 1), {
      firstName: 'Tariro',
      lastName: 'Banda',
      email: tariro.email,
      phoneNumber: '0771111111',
    })
    return { id, own }
  }

  test('keeps the business that they opened since, when an invitation is accepted or taken back', async () => {
    const { id, own } = await openedOwn()
    await refusedWith('member-exists', () => acceptInvitation(contextFor(db, 2), id))
    await removeMember(contextFor(db, 3), id)
    expect(await findUser(db, tariro.email)).toMatchObject({ status: 'active', merchantId: own.id })
  })

  test('is nobody who never accepted', async () => {
    const { id } = await inviteMember(contextFor(db), tariro)
    await removeMember(contextFor(db, 1), id)
    expect(await findUser(db, tariro.email)).toBeUndefined()
  })

  test('stays suspended, whatever becomes of them in the team', async () => {
    const email = supportRow().email
    const user = { id: 'U-002', name: 'Kuda Mapfumo', email, merchantId: 'M-001' }
    await db.users.add({ ...user, role: 'merchant_user', status: 'suspended', lastLogin: null })
    const status = async () => (await findUser(db, email))?.status
    await setMemberRole(contextFor(db), { id: 'TM-02', role: 'Finance' })
    expect(await status()).toBe('suspended')
    const removed = await removeMember(contextFor(db, 1), 'TM-02')
    expect(await status()).toBe('suspended')
    await undo(contextFor(db, 2), removed.undo)
    expect(await status()).toBe('suspended')
    await removeMember(contextFor(db, 3), 'TM-02')
    const { id } = await inviteMember(contextFor(db, 4), { ...tariro, email })
    await refusedWith('not-active', () => acceptInvitation(contextFor(db, 5), id))
  })
})

describe('removing a member', () => {
  test('takes them out of the team and its groups, and out of their own session; Undo brings all of it back', async () => {
    await actAs(contextFor(db), { as: 'member', id: 'TM-02' })
    const removed = await removeMember(contextFor(db, 1), 'TM-02')
    expect(removed.result).toMatchObject({ id: 'TM-02' })
    expect(await db.teamMembers.get('TM-02')).toBeUndefined()
    expect((await db.userGroups.get('UG-01'))?.memberIds).toEqual([])
    expect(await getMerchantPersona(db)).toMatchObject({ name: 'Rudo Chikomo', memberId: 'TM-01' })
    expect(await db.users.get('U-002')).toMatchObject({ name: 'Kuda Mapfumo', status: 'inactive' })

    await undo(contextFor(db, 2), removed.undo)
    expect(await db.teamMembers.get('TM-02')).toEqual(removed.result)
    expect((await db.userGroups.get('UG-01'))?.memberIds).toEqual(['TM-02'])
    // The platform did not know them before, either.
    expect(await db.users.get('U-002')).toBeUndefined()
    await refusedWith('cannot-undo', () => undo(contextFor(db), removed.undo))
  })

  test('is refused for the last Admin and for nobody', async () => {
    await refusedWith('last-admin', () => removeMember(contextFor(db), 'TM-01'))
    await refusedWith('not-found', () => removeMember(contextFor(db), 'TM-09'))
  })
})
