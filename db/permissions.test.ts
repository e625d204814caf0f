// Proves ROLE-1.
import { inputs } from '#tests/support/full-device/inputs.ts'
import {
  contextFor,
  everything,
  memoryDatabase,
  missingPapers,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { groupRow, memberRow, supportRow } from '#tests/support/team-rows.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Action, ActionContext } from './action.ts'
import { type ActionName, actions } from './all-actions.ts'
import type { PaidDatabase } from './database.ts'
import { updateBusiness } from './merchants/business-actions.ts'
import { approveMerchants } from './merchants/decision-actions.ts'
import { changePassword } from './people/account-actions.ts'
import { removeMember, setMemberRole } from './people/member-actions.ts'
import { neededBy, type Permission } from './people/person.ts'
import { actAs } from './people/sign-in-actions.ts'

let db: PaidDatabase
beforeEach(async () => {
  db = memoryDatabase()
  await db.merchants.add(waitingMerchant())
  await db.teamMembers.bulkAdd([
    memberRow(),
    supportRow(),
    memberRow({ id: 'TM-03', email: 'b@x.example' }),
  ])
  await db.counters.add({ id: 'U', next: 1 })
  await actAs(contextFor(db), { as: 'member', id: 'TM-02' })
})

/** Returns a context with an outdated view of the actor's permissions, which allows everything. */
const behind = (side: 'team' | 'staff', may: Permission[] = []): ActionContext => {
  const context = contextFor(db, 1)
  return { ...context, actor: { ...context.actor, side, may } }
}
const rename = () =>
  updateBusiness(behind('team', ['business']), { id: 'M-001', changes: { name: 'Kariba Ships' } })

async function notPermitted(act: () => Promise<unknown>, who: string) {
  const before = await everything(db)
  await expect(act()).rejects.toMatchObject({ code: 'not-permitted', details: { who } })
  expect(await everything(db)).toEqual(before)
}

describe('what a person may do is asked of the database at the act', () => {
  test('by their role, whatever the screen still says', async () => {
    await notPermitted(rename, 'Support')
    await setMemberRole(contextFor(db), { id: 'TM-02', role: 'Admin' })
    await rename()
    expect((await db.merchants.get('M-001'))?.name).toBe('Kariba Ships')
  })

  test('by their groups', async () => {
    await db.userGroups.add(groupRow({ permissions: ['business'] }))
    await rename()
    await db.userGroups.delete('UG-01')
    await notPermitted(rename, 'Support')
  })

  test('not once they are suspended or removed, in a tab that does not know of it yet', async () => {
    await setMemberRole(contextFor(db), { id: 'TM-02', role: 'Admin' })
    await db.users.toCollection().modify({ status: 'suspended' })
    await notPermitted(rename, 'Admin')
    await db.users.toCollection().modify({ status: 'active' })
    const session = await db.sessions.get('current')
    await removeMember(contextFor(db), 'TM-02')
    if (session) await db.sessions.put(session)
    await notPermitted(rename, 'Admin')
  })

  test('by the role of the platform’s staff', async () => {
    const staff = { id: 'AU-01', name: 'Farai', email: 'f@paid.example', lastLogin: null }
    await db.adminUsers.add({ ...staff, role: 'Finance Admin', status: 'active', permissions: [] })
    const approve = () =>
      approveMerchants(behind('staff', ['merchant_management']), {
        ids: ['M-001'],
        accepted: missingPapers,
      })
    await notPermitted(approve, 'Finance Admin')
    await db.adminUsers.update('AU-01', { role: 'Super Admin' })
    await approve()
  })

  test('and of nobody where anybody may do it, or it happens by itself', async () => {
    const own = { merchantId: 'M-001', email: supportRow().email }
    await changePassword(behind('team'), own)
    await updateBusiness(contextFor(db), { id: 'M-001', changes: { name: 'Kariba Ships' } })
  })

  test('and whoever is no persona may do only what anybody may', async () => {
    const { actor, ...context } = contextFor(db)
    const visitor = { ...context, actor: { name: actor.name, ip: actor.ip } }
    const change = { id: 'M-001', changes: { name: 'Kariba Ships' } }
    await notPermitted(() => updateBusiness(visitor, change), 'Tatenda Marufu')
    await changePassword(visitor, { merchantId: 'M-001', email: supportRow().email })
  })
})

test('R57 where the data is gone, nobody is told that they lack a permission', async () => {
  const empty = memoryDatabase()
  for (const side of ['team', 'staff'] as const) {
    const context = { ...contextFor(empty), actor: { name: 'Someone', ip: '10.0.0.9', side } }
    await expect(
      updateBusiness(context, { id: 'M-001', changes: { name: 'Kariba Ships' } }),
    ).rejects.toMatchObject({ code: 'person-missing' })
  }
})

const names = Object.keys(actions) as ActionName[]
test.each(names.filter((name) => actions[name].permission !== null))(
  '%s is refused to whoever is not granted it, and changes nothing',
  async (name) => {
    const { db, context } = await smallWorld()
    const input = await inputs[name](context)
    await db.users.toCollection().modify({ status: 'suspended' })
    await db.adminUsers.toCollection().modify({ role: 'Support Admin' })
    await db.roles.clear()
    const before = await everything(db)
    const act = actions[name] as Action<unknown, unknown>
    for (const side of ['team', 'staff', undefined] as const) {
      const actor = { name: 'Someone', ip: '10.0.0.9', ...(side && { side }) }
      await expect(act({ ...context, actor }, input)).rejects.toMatchObject({
        code: 'not-permitted',
        details: { needs: neededBy(side, actions[name].permission) },
      })
    }
    expect(await everything(db)).toEqual(before)
  },
)
