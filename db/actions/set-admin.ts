import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'
import { guardStaff, putAdminStatus, staffLabels, staffTables } from './staff-acts.ts'
import { changed } from '../log/write-log.ts'

/**
 * Gives somebody of the staff another role: what they may do follows at once. Refused with `not-found`, `no-change`, and
 * with `super-admin-only`, `last-super-admin` or `own-access`. Spec §2 Admin users, §6.
 */
export const setAdminRole = defineAction({
  permission: permissionOf.setAdminRole,
  tables: staffTables,
  input: v.pick(tableSchemas.adminUsers, ['id', 'role']),
  run: async (act, { id, role }) => {
    const before = await act.get('adminUsers', id)
    if (before.role === role)
      throw new ActionError('no-change', `${id} is that.`, { name: before.name, state: role })
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

/** Suspended is more than inactive: only who suspended them, in Users, gives it back. */
const suspended = (name: string) =>
  new ActionError('not-active', `${name} is suspended.`, {
    name,
    reason: 'the account is suspended',
  })

/**
 * Deactivates somebody of the staff, who can't sign in or act from then on, or activates them again; who has not accepted
 * yet is pending again. Refused with `not-found`, `no-change`, `not-active` for who is suspended, and with
 * `super-admin-only`, `last-super-admin` or `own-access`. Spec §2 Admin users.
 */
export const setAdminActive = defineAction({
  permission: permissionOf.setAdminActive,
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
