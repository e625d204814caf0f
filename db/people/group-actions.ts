import * as v from 'valibot'
import { isSame, type MerchantId, typedLine, typedLines } from '../common.ts'
import { ActionError } from '../action.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { nextId } from '../next-id.ts'
import { tableSchemas } from '../tables.ts'
import { teamOf } from './invitation-actions.ts'
import type { UserGroup } from './schemas.ts'
import { cannotUndo, defineUndoable } from '../undo-action.ts'
import { visible } from '../text/typed-text.ts'

const chosen = v.object({
  name: typedLine,
  description: typedLines,
  permissions: tableSchemas.userGroups.entries.permissions,
  memberIds: v.array(v.string()),
})
type Chosen = v.InferOutput<typeof chosen>

/**
 * Returns the valid fields of a group. Throws `name-taken`, and `invalid` for a member of another
 * team or a duplicate.
 */
async function checked(
  act: Act<'userGroups' | 'teamMembers'>,
  merchantId: MerchantId,
  chosen: Chosen,
  own?: UserGroup['id'],
): Promise<Chosen> {
  const name = visible(chosen.name)
  const all = await act.db.userGroups.where('merchantId').equals(merchantId).toArray()
  if (all.some((each) => each.id !== own && each.name.toLowerCase() === name.toLowerCase()))
    throw new ActionError('name-taken', `${name} already exists.`, { name })
  const team = new Set((await teamOf(act, merchantId)).map(({ id }) => id))
  const isOwn = chosen.memberIds.every((id) => team.has(id))
  const isOnce = [chosen.memberIds, chosen.permissions].every(
    (list: readonly string[]) => new Set(list).size === list.length,
  )
  if (!isOwn || !isOnce) throw invalid()
  return { ...chosen, name }
}

/** Returns a group for its log entry, with its members by name. */
async function inWords(
  act: Act<'teamMembers'>,
  { merchantId, permissions, memberIds }: UserGroup,
): Promise<{ permissions: string; members: string }> {
  const team = await teamOf(act, merchantId)
  const members = team.filter(({ id }) => memberIds.includes(id)).map(({ name }) => name)
  return { permissions: permissions.join(', '), members: members.join(', ') }
}

/**
 * Creates a group in a merchant's team, which adds permissions to its members' roles. Repeating an
 * attempt returns the row it made. Refuses with `not-found` without the business, `name-taken`, and
 * `invalid`. TEAM-2.
 */
export const createUserGroup = defineAction('createUserGroup', {
  permission: 'team',
  refuses: ['not-found', 'name-taken'],
  tables: ['merchants', 'teamMembers', 'userGroups'],
  input: v.object({ ...chosen.entries, merchantId: v.string(), attemptId: v.string() }),
  run: async (act, { merchantId, attemptId, ...typed }) => {
    const all = await act.db.userGroups.where('merchantId').equals(merchantId).toArray()
    const made = all.find((each) => each.attemptId === attemptId)
    if (made) return made
    await act.get('merchants', merchantId)
    const chosen = await checked(act, merchantId, typed)
    const group = await act.put('userGroups', {
      id: await nextId(act.db, 'UG'),
      merchantId,
      ...chosen,
      createdAt: act.now,
      attemptId,
    })
    await act.log({
      action: 'Created user group',
      target: group.name,
      type: 'configuration',
      merchantId,
      after: await inWords(act, group),
    })
    return group
  },
})

/** Changes a group's name, members or permissions. */
export const updateUserGroup = defineAction('updateUserGroup', {
  permission: 'team',
  refuses: ['not-found', 'name-taken'],
  tables: ['teamMembers', 'userGroups'],
  input: v.object({
    id: v.string(),
    name: v.exactOptional(chosen.entries.name),
    description: v.exactOptional(chosen.entries.description),
    permissions: v.exactOptional(chosen.entries.permissions),
    memberIds: v.exactOptional(chosen.entries.memberIds),
  }),
  run: async (act, { id, ...typed }) => {
    const before = await act.get('userGroups', id)
    const { merchantId, name, description, permissions } = before
    // Members who have since left the team are omitted.
    const team = new Set((await teamOf(act, merchantId)).map((member) => member.id))
    const memberIds = before.memberIds.filter((each) => team.has(each))
    const present = { name, description, permissions, memberIds, ...typed }
    const after = await act.put('userGroups', {
      ...before,
      ...(await checked(act, merchantId, present, id)),
    })
    if (isSame(before, after)) return after
    await act.log({
      action: 'Updated user group',
      target: after.name,
      type: 'configuration',
      merchantId,
      before: await inWords(act, before),
      after: await inWords(act, after),
    })
    return after
  },
})

const about = (action: string, { name, merchantId }: UserGroup) => ({
  action,
  target: name,
  type: 'configuration' as const,
  merchantId,
})

/**
 * Deletes a group with its permissions, and returns it. Undone, it has those of its members who are
 * still in the team.
 */
export const deleteUserGroup = defineUndoable('deleteUserGroup', {
  permission: 'team',
  refuses: ['not-found'],
  tables: ['userGroups', 'teamMembers'],
  input: v.string(),
  run: async ({ remove, log }, id) => {
    const group = await remove('userGroups', id)
    await log(about('Deleted user group', group))
    return group
  },
  undo: {
    of: 'userGroups',
    name: ({ before }) => before.name,
    log: ({ before }) => about('Restored user group', before),
    fit: async (group, act) => {
      const { name, merchantId } = group
      const all = await act.db.userGroups.where('merchantId').equals(merchantId).toArray()
      if (all.some((each) => each.name.toLowerCase() === name.toLowerCase())) throw cannotUndo(name)
      const ids = new Set((await teamOf(act, merchantId)).map((member) => member.id))
      return { ...group, memberIds: group.memberIds.filter((each) => ids.has(each)) }
    },
  },
})
