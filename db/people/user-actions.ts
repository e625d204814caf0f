import * as v from 'valibot'
import { ActionError } from '../action.ts'
import type { MerchantId } from '../common.ts'
import { type Act, defineAction } from '../define-action.ts'
import { sendMessage } from '../log/tell-actions.ts'
import { nextId } from '../next-id.ts'
import { permissionOf } from '../permissions.ts'
import { tableSchemas } from '../tables.ts'
import { keepUser, teamOf } from './invitation-actions.ts'
import { giveRole } from './member-actions.ts'
import { type Person, teamRoleOf } from './person.ts'
import { findPerson } from './queries.ts'
import type { TeamMember } from './schemas.ts'
import { guardStaff, putAdminStatus, staffTables } from './staff-actions.ts'

const tables = [...staffTables, 'teamMembers', 'messages'] as const
type People = Act<(typeof tables)[number]>

/** Returns the person of an address. Throws `not-found`. */
export async function personAt({ db }: People, email: string): Promise<Person> {
  const person = await findPerson(db, email)
  if (!person) throw new ActionError('not-found', `Nobody has ${email}.`)
  return person
}

async function putStatus(act: People, person: Person, status: 'active' | 'suspended') {
  const { user, admin, member } = person
  if (admin) await putAdminStatus(act, admin, status)
  else if (user) await act.put('users', { ...user, status })
  else if (member) await keepUser(act, member, status)
}

const aboutPerson = ({ name, merchantId }: Person) => ({
  target: name,
  type: 'configuration' as const,
  ...(merchantId !== null && { merchantId }),
})

/** Writes to somebody by e-mail, inside an action's transaction. */
const mail = (act: People, { email, merchantId }: Person, subject: string, body: string) =>
  sendMessage(act, {
    ...(merchantId !== null && { merchantId }),
    channel: 'email',
    to: [email],
    subject,
    body,
  })

/**
 * Suspends the person of an e-mail address, who is told: they can't sign in from now on, and where
 * they are signed in they may do nothing. Refuses with `not-found`, `no-change` for who is not
 * active, and as `guardStaff` does. Spec §2 Users.
 */
export const suspendUser = defineAction({
  permission: permissionOf.suspendUser,
  tables: tables,
  input: v.string(),
  run: async (act, email) => {
    const person = await personAt(act, email)
    const { name, status, admin } = person
    if (status !== 'active')
      throw new ActionError('no-change', `${name} is ${status}.`, { name, state: status })
    if (admin) await guardStaff(act, admin)
    await putStatus(act, person, 'suspended')
    await mail(
      act,
      person,
      'Your access to Paid is suspended',
      `Hello ${name},\n\n${act.actor.name} has suspended your access. You can’t sign in until it is given back. What you did stays as it is.`,
    )
    await act.log({
      action: 'Suspended user',
      ...aboutPerson(person),
      before: { status },
      after: { status: 'suspended' },
    })
    return person
  },
})

/**
 * Gives a suspended person their access back, and tells them. Refuses with `not-found`, `no-change`
 * for who is not suspended, and `super-admin-only`. Spec §2 Users.
 */
export const reinstateUser = defineAction({
  permission: permissionOf.reinstateUser,
  tables: tables,
  input: v.string(),
  run: async (act, email) => {
    const person = await personAt(act, email)
    const { name, status, admin } = person
    if (status !== 'suspended')
      throw new ActionError('no-change', `${name} is ${status}.`, { name, state: status })
    if (admin) await guardStaff(act, admin)
    await putStatus(act, person, 'active')
    await mail(
      act,
      person,
      'Your access to Paid is back',
      `Hello ${name},\n\n${act.actor.name} has given you your access back. You can sign in as before.`,
    )
    await act.log({
      action: 'Reinstated user',
      ...aboutPerson(person),
      before: { status },
      after: { status: 'active' },
    })
    return person
  },
})

/**
 * Sends a person the way to a new password: the message goes into the outbox, and nothing else
 * changes, since no password is kept anywhere. Refuses with `not-found`. Spec §2 Users, Admin
 * users.
 */
export const resetUserPassword = defineAction({
  permission: permissionOf.resetUserPassword,
  tables: tables,
  input: v.string(),
  run: async (act, email) => {
    const person = await personAt(act, email)
    const { name } = act.actor
    await mail(
      act,
      person,
      'Choose a new password for Paid',
      `Hello ${person.name},\n\n${name} has reset your password. The old one does not work any more. Choose a new one within 24 hours.\n\nIf you did not expect this, ask ${name}.`,
    )
    await act.log({ action: 'Reset password', ...aboutPerson(person) })
    return person
  },
})

/**
 * Returns the platform's users of a business that has named no team stand in none: from now on each
 * does, with the role that they had, so that the team is whole when one of them gets another.
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
 * Gives the person of an e-mail address another role in their merchant's team, for the platform's
 * staff: what they may do follows at once. Refuses with `not-found` if nobody of a merchant has it,
 * `not-active` for who has left the team, `no-change`, and `last-admin` for the team's only Admin.
 * Spec §2 Users.
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
