import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { defaultGrants } from '#db/people/person.ts'
import type { RoleListing } from '#db/people/queries.ts'
import type { Role, StaffPermission, StaffRole } from '#db/people/schemas.ts'
import type { RoleChange } from '#db/people/staff-actions.ts'
import { countOf } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import type { FieldChanges } from '#src/forms/changed-fields.ts'
import { grantedText, staffPermissions } from '#src/rules/people.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useShown } from '#src/ui/lazy-dialog.tsx'

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
    finances: v.boolean(),
    merchant_refunds: v.boolean(),
    case_management: v.boolean(),
    dispute_management: v.boolean(),
  }),
)
type Grants = v.InferOutput<typeof grantsSchema>

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
export const grantChanges = (changes: FieldChanges<Grants>): RoleChange[] =>
  Object.entries(changes).map(([id, grants]) => ({ id, grants: { ...grants } }))

/** Summarizes the edits: `2 changes to Admin and Finance Admin, not saved`. */
export function grantChangesText(roles: readonly Role[], changes: readonly RoleChange[]): string {
  const count = changes.reduce((sum, { grants }) => sum + Object.keys(grants).length, 0)
  const names = changes.map(({ id }) => roles.find((role) => role.id === id)?.name ?? id)
  return `${countOf(count, 'unsaved change')} to ${new Intl.ListFormat('en').format(names)}`
}

/** Renders the switch of a role's permission; where the row names the permission, only screen readers get the label. */
export type Toggle = (
  role: RoleListing,
  permission: StaffPermission,
  labelHidden: boolean,
) => ReactNode

interface Props {
  roles: readonly RoleListing[]
  values: Grants
  toggle: Toggle
}

export function RoleCards({ roles, values, toggle }: Props) {
  const shown = useShown<RoleListing>()
  const role = shown.of
  return (
    <>
      <ul aria-label="Roles" className="md:hidden">
        {roles.map((each) => (
          <li key={each.id} className="border-t border-line first:border-t-0">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => shown.show(each)}
              className="flex min-h-16 w-full items-center gap-3 px-5 py-3 text-left -outline-offset-3 hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="font-medium">{each.name}</span>
                  <span className="text-sm text-muted tabular-nums">
                    {countOf(each.userCount, 'user')}
                  </span>
                </span>
                <span className="block text-sm text-muted">
                  {grantedText(staffPermissions.filter((id) => values[each.id]?.[id]))}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-4.5 flex-none text-subtle" />
            </button>
          </li>
        ))}
      </ul>
      {role && (
        <Dialog
          {...shown.layer}
          title={role.name}
          description={named`${role.description} ${countOf(role.userCount, 'user')}.`}
          footer={
            <Button variant="secondary" onClick={shown.layer.onClose}>
              Done
            </Button>
          }
        >
          <div className="grid gap-3">
            {staffPermissions.map((permission) => (
              <div key={permission}>{toggle(role, permission, false)}</div>
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}
