import * as v from 'valibot'
import type { RoleChange } from '#db/people/staff-actions.ts'
import type { Role, StaffPermission, StaffRole } from '#db/people/schemas.ts'
import type { Changes } from '#src/forms/changed-fields.ts'
import { countOf } from '#src/rules/format.ts'
import { defaultGrants, staffPermissions } from '#src/rules/people.ts'

/** Grants by role id and permission. */
export const grantsSchema = v.record(
  v.string(),
  v.object({
    merchant_management: v.boolean(),
    user_management: v.boolean(),
    financial_reports: v.boolean(),
    system_settings: v.boolean(),
    security_logs: v.boolean(),
    fee_configuration: v.boolean(),
  }),
)
export type Grants = v.InferOutput<typeof grantsSchema>

function flags(granted: readonly StaffPermission[]): Grants[string] {
  const entries = staffPermissions.map((each) => [each, granted.includes(each)])
  return Object.fromEntries(entries) as Grants[string]
}

export const grantsNow = (roles: readonly Role[]): Grants =>
  Object.fromEntries(roles.map(({ id, permissions }) => [id, flags(permissions)]))

/** Returns each role's default grants (ROLE-1). */
export const grantsAtFirst = (roles: readonly Role[]): Grants =>
  Object.fromEntries(
    roles.map(({ id, name, permissions }) => [
      id,
      flags((defaultGrants as Partial<typeof defaultGrants>)[name as StaffRole] ?? permissions),
    ]),
  )

/** Returns the grants that differ, by role. */
export const grantChanges = (changes: Changes<Grants>): RoleChange[] =>
  Object.entries(changes).map(([id, grants]) => ({ id, grants: { ...grants } }))

/** Summarizes the edits: `2 changes to Admin and Finance Admin, not saved`. */
export function changesText(roles: readonly Role[], changes: readonly RoleChange[]): string {
  const count = changes.reduce((sum, { grants }) => sum + Object.keys(grants).length, 0)
  const names = changes.map(({ id }) => roles.find((role) => role.id === id)?.name ?? id)
  return `${countOf(count, 'unsaved change')} to ${new Intl.ListFormat('en').format(names)}`
}
