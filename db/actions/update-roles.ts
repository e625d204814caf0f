import * as v from 'valibot'
import { permissionOf } from '../permissions.ts'
import { ActionError } from '../action.ts'
import { permission, type Role } from '../people/schemas.ts'
import { getAdminPersona } from '../people/persona-queries.ts'
import { defineAction } from '../define-action.ts'

/** What is to be granted and what not; a permission that is left out stays, so that two editors don't undo each other. */
const roleChange = v.object({ id: v.string(), grants: v.record(permission, v.boolean()) })
export type RoleChange = v.InferOutput<typeof roleChange>

/**
 * Saves what roles of the staff grant, all of it or none: it holds at once for everybody who has the role. One log row a
 * role. Refused with `not-found`, `no-change`, `invalid` for Super Admin, which grants everything always, and `own-access`
 * for the role of whoever acts. Spec §2 Permissions, §6.
 */
export const updateRoles = defineAction({
  permission: permissionOf.updateRoles,
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
      if (name === 'Super Admin' || name === acting?.role)
        throw new ActionError(name === 'Super Admin' ? 'invalid' : 'own-access', `It is ${name}.`, {
          name,
          reason: 'Super Admin may do everything, always.',
        })
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
