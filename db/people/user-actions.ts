import * as v from 'valibot'
import { ActionError } from '../action.ts'
import type { MerchantId } from '../common.ts'
import { type Act, defineAction } from '../define-action.ts'
import { sendMessage } from '../log/tell-actions.ts'
import { nextId } from '../next-id.ts'
import { tableSchemas } from '../tables.ts'
import { syncUser, teamOf } from './invitation-actions.ts'
import { giveRole } from './member-actions.ts'
import { type Person, teamRoleOf } from './person.ts'
import { findPerson } from './queries.ts'
import type { TeamMember } from './schemas.ts'
import { accessRefusals, guardStaff, putAdminStatus, staffTables } from './staff-actions.ts'
import { isolated } from '../text/typed-text.ts'

const tables = [...staffTables, 'teamMembers', 'messages'] as const
type People = Act<(typeof tables)[number]>

/** Returns the person of an address. Throws `not-found`. */
async function personAt({ db }: People, email: string): Promise<Person> {
  const person = await findPerson(db, email)
  if (!person) throw new ActionError('not-found', `No user has the email ${email}.`)
  return person
}

async function putStatus(act: People, person: Person, status: 'active' | 'suspended') {
  const { user, admin, member } = person
  if (admin) await putAdminStatus(act, admin, status)
  else if (user) await act.put('users', { ...user, status })
  else if (member) await syncUser(act, member, status)
}

const aboutPerson = ({ name, merchantId }: Person) => ({
  target: name,
  type: 'configuration' as const,
  ...(merchantId !== null && { merchantId }),
})

/** Sends a person an e-mail inside the action's transaction. */
const mail = (act: People, { email, merchantId }: Person, subject: string, body: string) =>
  sendMessage(act, {
    ...(merchantId !== null && { merchantId }),
    channel: 'email',
    to: [email],
    subject,
    body,
  })

/**
 * Suspends and notifies the person with an address: they can't sign in, and existing sessions can
 * do nothing. Refuses with `not-found`, `no-change` if not active, or like `guardStaff`. ADM-4.
 */
export const suspendUser = defineAction('suspendUser', {
  permission: 'user_management',
  refuses: ['not-found', 'no-change', ...accessRefusals],
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
      'Your access to Paid was suspended',
      `Hello ${isolated(name)},\n\n${isolated(act.actor.name)} suspended your access. You can’t log in until your access is restored.`,
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
 * Reinstates and notifies a suspended person. Refuses with `not-found`, `no-change` if not
 * suspended, and `super-admin-only`. ADM-4.
 */
export const reinstateUser = defineAction('reinstateUser', {
  permission: 'user_management',
  refuses: ['not-found', 'no-change', ...accessRefusals],
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
      'Your access to Paid was restored',
      `Hello ${isolated(name)},\n\n${isolated(act.actor.name)} restored your access. You can log in again.`,
    )
    await act.log({
      action: 'Reactivated user',
      ...aboutPerson(person),
      before: { status },
      after: { status: 'active' },
    })
    return person
  },
})

/**
 * Puts a password reset message into the outbox; passwords are not stored, so nothing else changes.
 * ADM-4.
 */
export const resetUserPassword = defineAction('resetUserPassword', {
  permission: 'user_management',
  refuses: ['not-found'],
  tables: tables,
  input: v.string(),
  run: async (act, email) => {
    const person = await personAt(act, email)
    const { name } = act.actor
    await mail(
      act,
      person,
      'Choose a new password for Paid',
      `Hello ${isolated(person.name)},\n\n${isolated(name)} has reset your password. The old password no longer works. Choose a new one within 24 hours.\n\nIf you didn’t expect this, ask ${isolated(name)}.`,
    )
    await act.log({ action: 'Reset password', ...aboutPerson(person) })
    return person
  },
})

/**
 * Adds team rows for the users of a business that has none, with their roles, so that the team is
 * complete when a role changes.
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
 * Changes a person's role in their merchant's team, on behalf of the platform's staff. Refuses with
 * `not-found` if no team member has the address, `not-active` for a former member, `no-change`, or
 * `last-admin`. ADM-4.
 */
export const setUserRole = defineAction('setUserRole', {
  permission: 'user_management',
  refuses: ['not-found', 'not-active', 'no-change', 'last-admin'],
  tables: ['users', 'adminUsers', 'teamMembers'],
  input: v.object({ email: v.string(), role: tableSchemas.teamMembers.entries.role }),
  run: async (act, { email, role }) => {
    const person = await findPerson(act.db, email)
    if (!person?.merchantId)
      throw new ActionError('not-found', `No merchant user has the email ${email}.`)
    const { id, name, status, merchantId } = person
    if (status === 'inactive')
      throw new ActionError('not-active', `${name} is inactive.`, {
        name,
        reason: 'the account is inactive',
      })
    const team = await completeTeam(act, merchantId)
    const member = team.find((each) => each.email.toLowerCase() === id)
    if (!member) throw new ActionError('not-found', `${email} is not on a team.`)
    return giveRole(act, member, role)
  },
})
