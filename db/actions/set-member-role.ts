import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import type { TeamMember } from '../people/schemas.ts'
import { changed } from '../log/write-log.ts'
import { defineAction, type Act } from '../define-action.ts'
import { aboutMember, keepAnAdmin, keepUser } from './team-acts.ts'

/** Gives a member another role, inside an act's transaction. Throws `no-change` and `last-admin`. */
export async function giveRole(
  act: Act<'teamMembers' | 'users'>,
  before: TeamMember,
  role: TeamMember['role'],
): Promise<TeamMember> {
  if (before.role === role)
    throw new ActionError('no-change', `${before.id} is that.`, { name: before.name, state: role })
  await keepAnAdmin(act, before)
  const after = await act.put('teamMembers', { ...before, role })
  if (after.status === 'active') await keepUser(act, after)
  await act.log({ ...aboutMember('Changed role', after), ...changed(before, after, ['role']) })
  return after
}

/**
 * Gives a member another role: what they may do follows at once, wherever they are signed in. Refused with `not-found`,
 * `no-change`, and `last-admin` for the only Admin. Spec §2 User Manager, §6.
 */
export const setMemberRole = defineAction({
  permission: permissionOf.setMemberRole,
  tables: ['teamMembers', 'users'],
  input: v.object({ id: v.string(), role: tableSchemas.teamMembers.entries.role }),
  run: async (act, { id, role }) => giveRole(act, await act.get('teamMembers', id), role),
})
