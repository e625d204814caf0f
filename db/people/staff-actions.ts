import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { sendMessage } from '../log/tell-actions.ts'
import { changed } from '../log/write-log.ts'
import { nextId } from '../next-id.ts'
import { tableSchemas } from '../tables.ts'
import { visible } from '../text/typed-text.ts'
import type { Person } from './person.ts'
import { getAdminPersona } from './persona-queries.ts'
import { findPerson } from './queries.ts'
import { type AdminUser, permission, type Role, type StaffRole } from './schemas.ts'
import { isolated } from '../text/typed-text.ts'

/** The tables for `guardStaff`. */
export const staffTables = ['users', 'adminUsers', 'sessions', 'roles', 'demoSettings'] as const
type Staff = Act<(typeof staffTables)[number]>

/** Labels of each role's tasks, as in the sample data (ADM-5). */
const staffLabels: Record<StaffRole, string[]> = {
  'Super Admin': ['full_access'],
  Admin: ['merchant_management', 'reports'],
  'Support Admin': ['support', 'merchant_support'],
  'Finance Admin': ['financial_reports', 'transactions'],
}

/** What `guardStaff` refuses with. */
export const accessRefusals = ['super-admin-only', 'last-super-admin', 'own-access'] as const

/**
 * Protects console access: throws `super-admin-only` if the row or wanted role is Super Admin and
 * the actor is not, `last-super-admin` for the only active one, and `own-access` for the actor's
 * own row.
 */
export async function guardStaff({ db }: Staff, admin: AdminUser, wanted?: StaffRole) {
  const { name } = admin
  const acting = await getAdminPersona(db)
  if ([admin.role, wanted].includes('Super Admin') && acting?.role !== 'Super Admin')
    throw new ActionError('super-admin-only', 'Only a Super Admin can change Super Admins.', {
      name,
    })
  const all = await db.adminUsers.toArray()
  const active = all.filter(({ role, status }) => role === 'Super Admin' && status === 'active')
  if (active.length === 1 && active[0]?.id === admin.id)
    throw new ActionError('last-super-admin', `${name} is the last active Super Admin.`, { name })
  if (acting?.id === admin.id)
    throw new ActionError('own-access', 'This is the actor’s own access.', { name })
}

/** Throws `member-exists` if the invited person is known, unless as former staff. */
function checkUnknown(person: Person | undefined, email: string): void {
  if (person && (person.side === 'merchant' || person.admin))
    throw new ActionError('member-exists', `${email} already exists.`, { email })
}

/** Sets a staff member's status, and that of the platform user with the same address. */
export async function putAdminStatus(
  { db, put }: Staff,
  before: AdminUser,
  status: AdminUser['status'],
): Promise<AdminUser> {
  const email = before.email.toLowerCase()
  const users = await db.users.toArray()
  const user = users.find((each) => each.email.toLowerCase() === email)
  if (user && status !== 'pending') await put('users', { ...user, status })
  return put('adminUsers', { ...before, status })
}

const sendInvitation = (act: Act<'messages'>, { name, email, role }: AdminUser) =>
  sendMessage(act, {
    channel: 'email',
    to: [email],
    subject: `${isolated(act.actor.name)} invites you to join Paid’s staff`,
    body: `Hello ${isolated(name)},\n\n${isolated(act.actor.name)} added you to Paid’s staff as ${role}.\n\nAccept the invitation and choose a password to get started. The invitation works until we resend or withdraw it.`,
  })

const aboutAdmin = (action: string, { name }: AdminUser) => ({
  action,
  target: name,
  type: 'configuration' as const,
})

/**
 * Invites a person to the platform's staff: pending until they accept, with the invitation in the
 * outbox. Repeating an attempt returns the row it made. Refuses with `member-exists` if the address
 * is known, `super-admin-only`, and `invalid`. ADM-5.
 */
export const inviteAdmin = defineAction('inviteAdmin', {
  permission: 'user_management',
  refuses: ['member-exists', ...accessRefusals],
  tables: [...staffTables, 'teamMembers', 'messages'],
  input: v.object({
    name: v.string(),
    email: v.string(),
    role: tableSchemas.adminUsers.entries.role,
    attemptId: v.string(),
  }),
  run: async (act, typed) => {
    const { db, now, put, log } = act
    const { role, attemptId } = typed
    const made = await db.adminUsers.filter((each) => each.attemptId === attemptId).first()
    if (made) return made
    const [name, email] = [visible(typed.name), typed.email.trim()]
    if (name === '' || email === '') throw invalid()
    checkUnknown(await findPerson(db, email), email)
    const admin: AdminUser = {
      id: await nextId(db, 'AU'),
      name,
      email,
      role,
      status: 'pending',
      lastLogin: null,
      permissions: staffLabels[role],
      invitedAt: now,
      attemptId,
    }
    await guardStaff(act, admin)
    await put('adminUsers', admin)
    await sendInvitation(act, admin)
    await log({ ...aboutAdmin('Invited admin user', admin), after: { email, role } })
    return admin
  },
})

/** Returns an invited staff member. Throws `not-found`, or `no-change` once accepted. */
async function pendingAdmin({ get }: Act<'adminUsers'>, id: string): Promise<AdminUser> {
  const admin = await get('adminUsers', id)
  const { name, status } = admin
  if (status !== 'pending')
    throw new ActionError('no-change', `${id} is ${status}.`, { name, state: status })
  return admin
}

/**
 * Sends an invitation to the staff again. Refuses with `not-found`, and `no-change` if none is
 * pending.
 */
export const resendAdminInvitation = defineAction('resendAdminInvitation', {
  permission: 'user_management',
  refuses: ['not-found', 'no-change'],
  tables: ['adminUsers', 'messages'],
  input: v.string(),
  run: async (act, id) => {
    const admin = await pendingAdmin(act, id)
    const after = await act.put('adminUsers', { ...admin, invitedAt: act.now })
    await sendInvitation(act, after)
    await act.log(aboutAdmin('Resent invitation', admin))
    return after
  },
})

/**
 * Accepts a staff invitation for the invited person. Refuses with `not-found`, or `no-change` if
 * none is pending.
 */
export const acceptAdminInvitation = defineAction('acceptAdminInvitation', {
  permission: null,
  refuses: ['not-found', 'no-change'],
  tables: ['adminUsers'],
  input: v.string(),
  run: async (act, id) => {
    const { invitedAt: _, ...admin } = await pendingAdmin(act, id)
    const after = await act.put('adminUsers', { ...admin, status: 'active', lastLogin: act.now })
    await act.log(aboutAdmin('Accepted invitation', after), after.name)
    return after
  },
})

/**
 * Changes a staff member's role, effective immediately. Refuses with `not-found`, `no-change`, and
 * with `super-admin-only`, `last-super-admin` or `own-access`. ADM-5.
 */
export const setAdminRole = defineAction('setAdminRole', {
  permission: 'user_management',
  refuses: ['not-found', 'no-change', ...accessRefusals],
  tables: staffTables,
  input: v.pick(tableSchemas.adminUsers, ['id', 'role']),
  run: async (act, { id, role }) => {
    const before = await act.get('adminUsers', id)
    if (before.role === role)
      throw new ActionError('no-change', `${id} already has this role.`, {
        name: before.name,
        state: role,
      })
    await guardStaff(act, before, role)
    const after = await act.put('adminUsers', { ...before, role, permissions: staffLabels[role] })
    await act.log({
      action: 'Changed role',
      target: after.name,
      type: 'configuration',
      ...changed(before, after, ['role']),
    })
    return after
  },
})

/** Suspension outranks deactivation, and is lifted only in Users. */
const suspended = (name: string) =>
  new ActionError('not-active', `${name} is suspended.`, {
    name,
    reason: 'the account is suspended',
  })

/**
 * Deactivates a staff member, who can't sign in or act, or reactivates them (as pending if they
 * never accepted). Refuses with `not-found`, `no-change`, `not-active` for a suspended person,
 * `super-admin-only`, `last-super-admin` or `own-access`. ADM-5.
 */
export const setAdminActive = defineAction('setAdminActive', {
  permission: 'user_management',
  refuses: ['not-found', 'no-change', 'not-active', ...accessRefusals],
  tables: staffTables,
  input: v.object({ id: v.string(), active: v.boolean() }),
  run: async (act, { id, active }) => {
    const before = await act.get('adminUsers', id)
    const { name, status, invitedAt } = before
    if (status === 'suspended') throw suspended(name)
    if (active !== (status === 'inactive'))
      throw new ActionError('no-change', `${name} is ${status}.`, { name, state: status })
    await guardStaff(act, before)
    const wanted = active ? (invitedAt === undefined ? 'active' : 'pending') : 'inactive'
    const after = await putAdminStatus(act, before, wanted)
    await act.log({
      action: active ? 'Activated admin user' : 'Deactivated admin user',
      target: name,
      type: 'configuration',
      ...changed(before, after, ['status']),
    })
    return after
  },
})

/**
 * Permissions to grant or revoke; omitted ones don't change, so that two editors don't undo each
 * other's changes.
 */
const roleChange = v.object({ id: v.string(), grants: v.record(permission, v.boolean()) })
export type RoleChange = v.InferOutput<typeof roleChange>

/**
 * Saves staff role permissions, all or none, effective immediately, with a log entry per role.
 * Refuses with `not-found`, `no-change`, `invalid` for Super Admin, which always has everything, or
 * `own-access` for the actor's role. ADM-5.
 */
export const updateRoles = defineAction('updateRoles', {
  permission: 'user_management',
  refuses: ['not-found', 'no-change', 'own-access'],
  invalid: ['super-admin-permissions'],
  tables: ['roles', 'adminUsers', 'sessions', 'demoSettings'],
  input: v.array(roleChange),
  run: async ({ db, get, put, log }, changes) => {
    const acting = await getAdminPersona(db)
    const saved: Role[] = []
    for (const { id, grants } of changes) {
      const before = await get('roles', id)
      const { name, permissions } = before
      const differing = permission.options.filter(
        (each) => grants[each] !== undefined && grants[each] !== permissions.includes(each),
      )
      if (differing.length === 0) continue
      if (name === 'Super Admin') throw invalid('super-admin-permissions')
      if (name === acting?.role)
        throw new ActionError('own-access', `The role ${name} can’t be changed.`, { name })
      const after = await put('roles', {
        ...before,
        permissions: permission.options.filter(
          (each) => grants[each] ?? permissions.includes(each),
        ),
      })
      const shown = (role: Role) =>
        Object.fromEntries(differing.map((each) => [each, role.permissions.includes(each)]))
      await log({
        action: 'Updated role',
        target: name,
        type: 'configuration',
        before: shown(before),
        after: shown(after),
      })
      saved.push(after)
    }
    if (saved.length === 0) throw new ActionError('no-change', 'No role was changed.')
    return saved
  },
})
