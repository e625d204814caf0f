import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import type { TeamMember, UserGroup } from '../people/schemas.ts'
import { getFirstAdmin, getSession } from '../people/persona-queries.ts'
import { defineAction, type Act } from '../define-action.ts'
import { aboutMember, keepAnAdmin, keepUser, teamOf } from './team-acts.ts'

/** A member who was removed, and the groups that they were in. */
export interface RemovedMember {
  member: TeamMember
  groupIds: UserGroup['id'][]
}

/** Where the one who is removed is signed in, an Admin of the team is from then on. */
async function handOverSession({ db, put }: Act<'sessions' | 'teamMembers'>, member: TeamMember) {
  const session = await getSession(db)
  if (session?.merchantId !== member.merchantId) return
  if (session.email.toLowerCase() !== member.email.toLowerCase()) return
  const admin = await getFirstAdmin(db, member.merchantId)
  if (admin) await put('sessions', { ...session, name: admin.name, email: admin.email })
}

/**
 * Removes a member from the team and from its groups; they can't sign in any more, and where they were signed in an Admin
 * is. Gives what was removed for `restoreMember`. Refused with `not-found`, and `last-admin` for the only Admin.
 * Spec §2 User Manager.
 */
export const removeMember = defineAction({
  permission: permissionOf.removeMember,
  tables: ['teamMembers', 'users', 'userGroups', 'sessions'],
  input: v.string(),
  run: async (act, id): Promise<RemovedMember> => {
    const { db, get, put, log } = act
    const member = await get('teamMembers', id)
    await keepAnAdmin(act, member)
    const groups = await db.userGroups.where('merchantId').equals(member.merchantId).toArray()
    const own = groups.filter(({ memberIds }) => memberIds.includes(id))
    for (const group of own)
      await put('userGroups', {
        ...group,
        memberIds: group.memberIds.filter((each) => each !== id),
      })
    await db.teamMembers.delete(id)
    // Nobody who has not accepted could sign in.
    if (member.status === 'active') await keepUser(act, member, 'inactive')
    await handOverSession(act, member)
    await log({
      ...aboutMember('Removed team member', member),
      before: { email: member.email, role: member.role },
    })
    return { member, groupIds: own.map((group) => group.id) }
  },
})

/**
 * Brings a removed member back, into the groups that are still there. Refused with `cannot-undo` where the business is
 * gone, or the member or another with the address is there.
 */
export const restoreMember = defineAction({
  permission: permissionOf.restoreMember,
  tables: ['merchants', 'teamMembers', 'users', 'userGroups'],
  input: v.object({ member: tableSchemas.teamMembers, groupIds: v.array(v.string()) }),
  run: async (act, { member, groupIds }) => {
    const { db, put, log } = act
    const { id, name, merchantId } = member
    const [owner, team] = await Promise.all([db.merchants.get(merchantId), teamOf(act, merchantId)])
    const isBack = team.some(
      (each) => each.id === id || each.email.toLowerCase() === member.email.toLowerCase(),
    )
    if (!owner || isBack) throw new ActionError('cannot-undo', `${name} is there.`, { name })
    await put('teamMembers', member)
    const groups = await db.userGroups.bulkGet(groupIds)
    for (const group of groups)
      if (group) await put('userGroups', { ...group, memberIds: [...group.memberIds, id] })
    if (member.status === 'active') await keepUser(act, member, 'active')
    await log(aboutMember('Restored team member', member))
    return member
  },
})
