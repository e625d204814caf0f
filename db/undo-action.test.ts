import { inputs } from '#tests/support/full-device/inputs.ts'
import { everything } from '#tests/support/memory-database.ts'
import { refuses } from '#tests/support/refuses.ts'
import { smallWorld } from '#tests/support/small-world.ts'
import { groupRow } from '#tests/support/team-rows.ts'
import { describe, expect, test } from 'vitest'
import type { Action } from './action.ts'
import { actions } from './all-actions.ts'
import { deleteUserGroup, updateUserGroup } from './people/group-actions.ts'
import { undo, type Undoable, type UndoToken } from './undo-action.ts'

const undoable = [
  'clearTestPayments',
  'deleteCustomReport',
  'deleteDocument',
  'deleteMerchantNote',
  'deletePaymentLink',
  'deletePlatformReport',
  'deleteReport',
  'deleteReportSchedule',
  'deleteUserGroup',
  'removeBankAccount',
  'removeDirector',
  'removeEvidence',
  'removeMember',
] as const

/** Does an action on its own sample, and returns what there was before, and how to undo it. */
async function done(name: (typeof undoable)[number]) {
  const { db, context } = await smallWorld()
  const input = await inputs[name](context)
  const before = await everything(db)
  const act = actions[name] as Action<unknown, Undoable<unknown>>
  const { undo: token } = await act(context, input)
  return { db, context, before, token }
}

/** Everything but the log, the ids that were taken, and the session, which has gone to an Admin. */
function kept(rows: Record<string, unknown[]>) {
  const { activityLog: _log, counters: _counters, sessions: _sessions, ...rest } = rows
  return rest
}

test.each(undoable)('%s is undone whole, once, with a line in the log', async (name) => {
  const { db, context, before, token } = await done(name)
  expect(kept(await everything(db))).not.toEqual(kept(before))
  await undo(context, token)
  expect(kept(await everything(db))).toEqual(kept(before))
  expect((await db.activityLog.orderBy('id').last())?.action).toMatch(/^Restored /)
  await refuses({ db }, 'cannot-undo', () => undo(context, token))
})

test.each(undoable)('%s is undone once, though it is asked for twice at once', async (name) => {
  const { db, context, before, token } = await done(name)
  const both = await Promise.allSettled([undo(context, token), undo(context, token)])
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(kept(await everything(db))).toEqual(kept(before))
})

test.each(undoable)(
  '%s stays as it is once any row that it wrote has changed since',
  async (name) => {
    const rows = (await done(name)).token.changes.length
    for (let at = 0; at < rows; at += 1) {
      const { db, context, token } = await done(name)
      const { table, before, after } = token.changes[at] ?? {}
      if (!table) throw new Error('Nothing was changed')
      // As somebody else would: what was removed is there anew, what was changed has a newer change.
      const newer = { ...before, ...after, changedBy: 'Someone else' }
      await db.table<unknown>(table).put(newer)
      await refuses({ db }, 'cannot-undo', () => undo(context, token))
    }
  },
)

test.each(undoable)('%s is undone by nobody who may not do it', async (name) => {
  const { db, context, token } = await done(name)
  const actor = { name: 'Someone', ip: '10.0.0.9' }
  await refuses({ db }, 'not-permitted', () => undo({ ...context, actor }, token))
})

describe('a deleted group', () => {
  async function deleted() {
    const { db, context } = await smallWorld()
    await db.userGroups.add(groupRow({ merchantId: 'M-002' }))
    const { undo: token } = await deleteUserGroup(context, 'UG-01')
    const [change] = token.changes
    if (!change) throw new Error('Nothing was changed')
    const other = (over: Partial<UndoToken>) => () => undo(context, { ...token, ...over })
    return { db, context, token, change, other }
  }

  test('stays deleted once it was made and changed again', async () => {
    const { db, context, token } = await deleted()
    await undo(context, token)
    await updateUserGroup(context, { id: 'UG-01', name: 'Till' })
    await refuses({ db }, 'cannot-undo', () => undo(context, token))
  })

  test('stays deleted without its merchant', async () => {
    const { db, context, token } = await deleted()
    await db.merchants.delete('M-002')
    await refuses({ db }, 'cannot-undo', () => undo(context, token))
  })

  test('brings nothing along that it did not name', async () => {
    const { db, change, other } = await deleted()
    const user = { id: 'AU-66', name: 'Eve' }
    for (const changes of [
      [],
      [{ ...change, table: 'adminUsers' as const, before: user }],
      [change, { table: 'adminUsers' as const, before: user, after: null }],
      [{ ...change, before: { ...change.before, id: 'UG-01', permissions: ['everything'] } }],
      [{ ...change, before: null }],
    ])
      await refuses({ db }, 'invalid', other({ changes }))
    await refuses({ db }, 'invalid', other({ action: 'approveMerchants' }))
  })
})
