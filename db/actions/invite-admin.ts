import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import type { AdminUser } from '../people/schemas.ts'
import { nextId } from '../next-id.ts'
import { findPerson } from '../people/queries.ts'
import { defineAction, invalid, type Act } from '../define-action.ts'
import { sendMessage } from './send-message.ts'
import { checkUnknown, guardStaff, staffLabels, staffTables } from './staff-acts.ts'

const sendInvitation = (act: Act<'messages'>, { name, email, role }: AdminUser) =>
  sendMessage(act, {
    channel: 'email',
    to: [email],
    subject: `${act.actor.name} invites you to the staff of Paid`,
    body: `Hello ${name},\n\n${act.actor.name} has added you to the staff of Paid as ${role}.\n\nAccept the invitation and choose a password to begin. It holds until it is sent anew or taken back.`,
  })

const aboutAdmin = (action: string, { name }: AdminUser) => ({
  action,
  target: name,
  type: 'configuration' as const,
})

/**
 * Invites somebody to the platform's staff: pending until they accept, with the invitation in the outbox. The same attempt
 * again gives the row that it made. Refused with `member-exists` where the address is known, `super-admin-only`, and
 * `invalid`. Spec §2 Admin users.
 */
export const inviteAdmin = defineAction({
  permission: permissionOf.inviteAdmin,
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
    const [name, email] = [typed.name.trim(), typed.email.trim()]
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

/** One that is still to be accepted. Throws `not-found` and `no-change`. */
async function pendingAdmin({ get }: Act<'adminUsers'>, id: string): Promise<AdminUser> {
  const admin = await get('adminUsers', id)
  const { name, status } = admin
  if (status !== 'pending')
    throw new ActionError('no-change', `${id} is ${status}.`, { name, state: status })
  return admin
}

/** Sends an invitation to the staff anew. Refused with `not-found`, and `no-change` where none is pending. */
export const resendAdminInvitation = defineAction({
  permission: permissionOf.resendAdminInvitation,
  tables: ['adminUsers', 'messages'],
  input: v.string(),
  run: async (act, id) => {
    const admin = await pendingAdmin(act, id)
    const after = await act.put('adminUsers', { ...admin, invitedAt: act.now })
    await sendInvitation(act, after)
    await act.log(aboutAdmin('Sent invitation again', admin))
    return after
  },
})

/**
 * Accepts an invitation to the staff in the invited person's name: from now on they can act. Refused with `not-found`, and
 * `no-change` where none is pending.
 */
export const acceptAdminInvitation = defineAction({
  permission: permissionOf.acceptAdminInvitation,
  tables: ['adminUsers'],
  input: v.string(),
  run: async (act, id) => {
    const { invitedAt: _, ...admin } = await pendingAdmin(act, id)
    const after = await act.put('adminUsers', { ...admin, status: 'active', lastLogin: act.now })
    await act.log(aboutAdmin('Accepted invitation', after), after.name)
    return after
  },
})
