// Proves TEAM-2.
import {
  contextFor,
  everything,
  memoryDatabase,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { groupRow, memberRow, supportRow } from '#tests/support/team-rows.ts'
import { beforeEach, expect, test } from 'vitest'
import type { PaidDatabase } from '../database.ts'
import { createUserGroup, deleteUserGroup, updateUserGroup } from './group-actions.ts'
import { getMerchantPersona } from './persona-queries.ts'
import { actAs } from './sign-in-actions.ts'
import { undo } from '../undo-action.ts'

const desk = {
  merchantId: 'M-001',
  name: 'Refund desk',
  description: '',
  permissions: ['refunds' as const],
  memberIds: ['TM-02'],
  attemptId: 'g-1',
}

let db: PaidDatabase
beforeEach(async () => {
  db = memoryDatabase()
  await db.merchants.add(waitingMerchant())
  await db.teamMembers.bulkAdd([memberRow(), supportRow()])
})

async function refusedWith(code: string, act: () => Promise<unknown>) {
  const before = await everything(db)
  await expect(act()).rejects.toMatchObject({ code })
  expect(await everything(db)).toEqual(before)
}

test('a group grants its members more than their roles, until it changes or goes; Undo brings it back', async () => {
  await actAs(contextFor(db), { as: 'member', id: 'TM-02' })
  const may = async () => (await getMerchantPersona(db))?.may
  expect(await may()).toEqual(['payments', 'reports'])

  const group = await createUserGroup(contextFor(db), desk)
  expect(await createUserGroup(contextFor(db, 1), desk)).toEqual(group)
  expect(await may()).toEqual(['payments', 'refunds', 'reports'])

  await updateUserGroup(contextFor(db, 2), { id: group.id, permissions: ['payouts'] })
  expect(await may()).toEqual(['payments', 'payouts', 'reports'])

  const deleted = await deleteUserGroup(contextFor(db, 3), group.id)
  expect(await may()).toEqual(['payments', 'reports'])

  await undo(contextFor(db, 4), deleted.undo)
  expect(await may()).toEqual(['payments', 'payouts', 'reports'])
  await refusedWith('cannot-undo', () => undo(contextFor(db), deleted.undo))
  expect((await db.activityLog.toArray()).slice(1)).toMatchObject([
    { action: 'Created user group', after: { permissions: 'refunds', members: 'Kuda Mapfumo' } },
    { action: 'Updated user group', before: { permissions: 'refunds' } },
    { action: 'Deleted user group', target: 'Refund desk' },
    { action: 'Restored user group', target: 'Refund desk' },
  ])
})

test.each([
  ['a name that is there, in any case', { name: ' REFUND desk ' }, 'name-taken'],
  ['no name', { name: ' ' }, 'invalid'],
  ['somebody of another team', { name: 'Till', memberIds: ['TM-09'] }, 'invalid'],
  ['somebody twice', { name: 'Till', memberIds: ['TM-02', 'TM-02'] }, 'invalid'],
  ['a permission that is none', { name: 'Till', permissions: ['all' as 'team'] }, 'invalid'],
  ['a business that is gone', { name: 'Till', merchantId: 'M-099' }, 'not-found'],
])('is refused for %s and changes nothing', async (_what, over, code) => {
  await db.userGroups.add(groupRow())
  await refusedWith(code, () =>
    createUserGroup(contextFor(db), { ...desk, attemptId: 'g-2', ...over }),
  )
})

test('changing is refused for a name of another group; who has left the team is left out', async () => {
  await db.userGroups.bulkAdd([
    groupRow({ memberIds: ['TM-02', 'TM-07'] }),
    groupRow({ id: 'UG-02', name: 'Till' }),
  ])
  await refusedWith('name-taken', () =>
    updateUserGroup(contextFor(db), { id: 'UG-01', name: 'till' }),
  )
  await refusedWith('not-found', () => updateUserGroup(contextFor(db), { id: 'UG-09' }))
  await refusedWith('not-found', () => deleteUserGroup(contextFor(db), 'UG-09'))
  expect((await updateUserGroup(contextFor(db), { id: 'UG-01' })).memberIds).toEqual(['TM-02'])
})
