import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import type { UserGroup } from '../people/schemas.ts'
import { defineAction } from '../define-action.ts'
import { teamOf } from './team-acts.ts'

const about = (action: string, { name, merchantId }: UserGroup) => ({
  action,
  target: name,
  type: 'configuration' as const,
  merchantId,
})

/** Deletes a group, and with it what it granted; gives it back for `restoreUserGroup`. Refused with `not-found`. */
export const deleteUserGroup = defineAction({
  permission: permissionOf.deleteUserGroup,
  tables: ['userGroups'],
  input: v.string(),
  run: async ({ db, get, log }, id) => {
    const group = await get('userGroups', id)
    await db.userGroups.delete(id)
    await log(about('Deleted user group', group))
    return group
  },
})

/**
 * Brings a deleted group back, with those of its members who are still in the team. Refused with `cannot-undo` when it,
 * or another of its name, is there, or its business is gone.
 */
export const restoreUserGroup = defineAction({
  permission: permissionOf.restoreUserGroup,
  tables: ['merchants', 'teamMembers', 'userGroups'],
  input: tableSchemas.userGroups,
  run: async (act, group) => {
    const { db, put, log } = act
    const { id, name, merchantId } = group
    const [owner, all, team] = await Promise.all([
      db.merchants.get(merchantId),
      db.userGroups.where('merchantId').equals(merchantId).toArray(),
      teamOf(act, merchantId),
    ])
    const isBack = all.some(
      (each) => each.id === id || each.name.toLowerCase() === name.toLowerCase(),
    )
    if (!owner || isBack) throw new ActionError('cannot-undo', `${name} is there.`, { name })
    const ids = new Set(team.map((member) => member.id))
    const memberIds = group.memberIds.filter((each) => ids.has(each))
    const restored = await put('userGroups', { ...group, memberIds })
    await log(about('Restored user group', restored))
    return restored
  },
})
