import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import type { MerchantId } from '../common.ts'
import type { TeamMember } from '../people/schemas.ts'
import { teamRoleOf } from '../people/person.ts'
import { nextId } from '../next-id.ts'
import { findPerson } from '../people/queries.ts'
import { defineAction, type Act } from '../define-action.ts'
import { giveRole } from './set-member-role.ts'
import { teamOf } from './team-acts.ts'

/**
 * The platform's users of a business that has named no team stand in none: from now on each does, with the role that they
 * had, so that the team is whole when one of them gets another.
 */
async function completeTeam(
  act: Act<'users' | 'teamMembers'>,
  merchantId: MerchantId,
): Promise<TeamMember[]> {
  const team = await teamOf(act, merchantId)
  const known = new Set(team.map(({ email }) => email.toLowerCase()))
  const users = await act.db.users.toArray()
  for (const user of users) {
    const { name, email, lastLogin, status } = user
    const isOutside = user.merchantId !== merchantId || status === 'inactive'
    if (isOutside || known.has(email.toLowerCase())) continue
    const id = await nextId(act.db, 'TM')
    const role = teamRoleOf(user, undefined)
    team.push(
      await act.put('teamMembers', {
        id,
        merchantId,
        name,
        email,
        role,
        lastActive: lastLogin,
        status: 'active',
      }),
    )
  }
  return team
}

/**
 * Gives the person of an e-mail address another role in their merchant's team, for the platform's staff: what they may do
 * follows at once. Refused with `not-found` where nobody of a merchant has it, `not-active` for who has left the team,
 * `no-change`, and `last-admin` for the team's only Admin. Spec §2 Users.
 */
export const setUserRole = defineAction({
  permission: permissionOf.setUserRole,
  tables: ['users', 'adminUsers', 'teamMembers'],
  input: v.object({ email: v.string(), role: tableSchemas.teamMembers.entries.role }),
  run: async (act, { email, role }) => {
    const person = await findPerson(act.db, email)
    if (!person?.merchantId) throw new ActionError('not-found', `No merchant has ${email}.`)
    const { id, name, status, merchantId } = person
    if (status === 'inactive')
      throw new ActionError('not-active', `${name} has left.`, {
        name,
        reason: 'the account is inactive',
      })
    const team = await completeTeam(act, merchantId)
    const member = team.find((each) => each.email.toLowerCase() === id)
    if (!member) throw new ActionError('not-found', `${email} is in no team.`)
    return giveRole(act, member, role)
  },
})
