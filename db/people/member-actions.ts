import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { type Act, defineAction } from '../define-action.ts'
import { sendMessage } from '../log/tell-actions.ts'
import { changed } from '../log/write-log.ts'
import { tableSchemas } from '../tables.ts'
import { aboutMember, keepAnAdmin, syncUser, teamOf } from './invitation-actions.ts'
import { getFirstAdmin, getSession } from './persona-queries.ts'
import type { TeamMember } from './schemas.ts'
import { cannotUndo, defineUndoable } from '../undo-action.ts'
import { isolated } from '../text/typed-text.ts'

/** Changes a member's role inside the action's transaction. Throws `no-change` and `last-admin`. */
export async function giveRole(
  act: Act<'teamMembers' | 'users'>,
  before: TeamMember,
  role: TeamMember['role'],
): Promise<TeamMember> {
  if (before.role === role)
    throw new ActionError('no-change', `${before.id} already has this role.`, {
      name: before.name,
      state: role,
    })
  await keepAnAdmin(act, before)
  const after = await act.put('teamMembers', { ...before, role })
  if (after.status === 'active') await syncUser(act, after)
  await act.log({ ...aboutMember('Changed role', after), ...changed(before, after, ['role']) })
  return after
}

/**
 * Changes a member's role, effective immediately wherever they are signed in. Refuses with
 * `not-found`, `no-change`, or `last-admin` for the only Admin. TEAM-1.
 */
export const setMemberRole = defineAction('setMemberRole', {
  permission: 'team',
  refuses: ['not-found', 'no-change', 'last-admin'],
  tables: ['teamMembers', 'users'],
  input: v.object({ id: v.string(), role: tableSchemas.teamMembers.entries.role }),
  run: async (act, { id, role }) => giveRole(act, await act.get('teamMembers', id), role),
})

/** Passes a removed member's session to an Admin of the team. */
async function handOverSession({ db, put }: Act<'sessions' | 'teamMembers'>, member: TeamMember) {
  const session = await getSession(db)
  if (session?.merchantId !== member.merchantId) return
  if (session.email.toLowerCase() !== member.email.toLowerCase()) return
  const admin = await getFirstAdmin(db, member.merchantId)
  if (admin) await put('sessions', { ...session, name: admin.name, email: admin.email })
}

/**
 * Removes a member from the team and its groups; they can't sign in, and their session passes to an
 * Admin. Undone, the session stays the Admin's. Refuses with `not-found`, or `last-admin`
 * for the only Admin. TEAM-1.
 */
export const removeMember = defineUndoable('removeMember', {
  permission: 'team',
  refuses: ['not-found', 'last-admin'],
  tables: ['teamMembers', 'users', 'userGroups', 'sessions'],
  input: v.string(),
  run: async (act, id) => {
    const { db, get, put, remove, log } = act
    const member = await get('teamMembers', id)
    await keepAnAdmin(act, member)
    const groups = await db.userGroups.where('merchantId').equals(member.merchantId).toArray()
    const own = groups.filter(({ memberIds }) => memberIds.includes(id))
    for (const group of own)
      await put('userGroups', {
        ...group,
        memberIds: group.memberIds.filter((each) => each !== id),
      })
    await remove('teamMembers', id)
    // A member who has not accepted could never sign in.
    if (member.status === 'active') await syncUser(act, member, 'inactive')
    await handOverSession(act, member)
    await log({
      ...aboutMember('Removed team member', member),
      before: { email: member.email, role: member.role },
    })
    return member
  },
  undo: {
    of: 'teamMembers',
    name: ({ before }) => before.name,
    log: ({ before }) => aboutMember('Restored team member', before),
    fit: async (member, act) => {
      const email = member.email.toLowerCase()
      const team = await teamOf(act, member.merchantId)
      if (team.some((each) => each.email.toLowerCase() === email)) throw cannotUndo(member.name)
      return member
    },
  },
})

/**
 * Puts a password reset message into the outbox; passwords are not stored, so nothing else changes.
 * Refuses with `not-found`, or `no-change` for a member who has not accepted. TEAM-1.
 */
export const resetMemberPassword = defineAction('resetMemberPassword', {
  permission: 'team',
  refuses: ['not-found', 'no-change'],
  tables: ['teamMembers', 'messages'],
  input: v.string(),
  run: async (act, id) => {
    const member = await act.get('teamMembers', id)
    const { name, status } = member
    if (status === 'pending')
      throw new ActionError('no-change', `${id} has no password yet.`, { name, state: status })
    await sendMessage(act, {
      merchantId: member.merchantId,
      channel: 'email',
      to: [member.email],
      subject: 'Choose a new password for Paid',
      body: `Hello ${isolated(member.name)},\n\n${isolated(act.actor.name)} has reset your password. The old password no longer works. Choose a new one within 24 hours.\n\nIf you didn’t expect this, ask ${isolated(act.actor.name)}.`,
    })
    await act.log(aboutMember('Reset password', member))
    return member
  },
})
