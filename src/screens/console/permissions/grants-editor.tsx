import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { defaultGrants } from '#db/people/person.ts'
import type { RoleListing } from '#db/people/queries.ts'
import type { Role, StaffPermission, StaffRole } from '#db/people/schemas.ts'
import type { RoleChange } from '#db/people/staff-actions.ts'
import { countOf } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { fieldChanges, type FieldChanges } from '#src/forms/changed-fields.ts'
import { peopleMessages } from '#src/rules/messages/people.ts'
import { grantedText, staffPermissions, staffPermissionTexts } from '#src/rules/people.ts'
import { PermissionHeading } from '#src/screens/shared/team/granted.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useShown } from '#src/ui/lazy-dialog.tsx'
import { Table, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'

interface GrantsMatrixProps {
  roles: readonly RoleListing[]
  toggle: Toggle
}

const head =
  'sticky top-[calc(3.5rem+var(--strip,0px))] z-10 h-auto! w-1/6 bg-surface py-3 align-top whitespace-normal! first:w-1/3 first:rounded-tl-card last:rounded-tr-card lg:top-[calc(4rem+var(--strip,0px))]'

/** All permissions by role as a matrix, for wide windows; the role headers stay in view. */
function GrantsMatrix({ roles, toggle }: GrantsMatrixProps) {
  return (
    <div className="@container/table max-md:hidden">
      <Table label="Role permissions">
        <thead>
          <tr>
            <Th className={head}>Permission</Th>
            {roles.map(({ id, name, description, userCount }) => (
              <Th key={id} className={head}>
                <span className="block font-semibold text-text">{name}</span>
                <span className="block tabular-nums">{countOf(userCount, 'user')}</span>
                <span className="block font-normal">{description}</span>
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {staffPermissions.map((permission) => (
            <Tr key={permission}>
              <PermissionHeading {...staffPermissionTexts[permission]} />
              {roles.map((role) => (
                <Td key={role.id}>{toggle(role, permission, true)}</Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

interface Props {
  roles: readonly RoleListing[]
  /** The role of the current user. */
  ownRole: string | undefined
  onSaved: () => void
}

/** Every role's grants, with a switch for each permission, all saved together. */
export function GrantsEditor({ roles, ownRole, onSaved }: Props) {
  const start = grantsNow(roles)
  const save = useAction('updateRoles', {
    success: () => peopleMessages.rolesSaved,
    dryRun: peopleMessages.wouldSaveRoles,
    // Shown at once, so that the form starts from the new values after saving.
    shows: (changes) =>
      changes.map(({ id, grants }) => ({
        table: 'roles' as const,
        id,
        change: {
          permissions: staffPermissions.filter((each) => grants[each] ?? start[id]?.[each]),
        },
      })),
  })
  const form = useAppForm({
    schema: grantsSchema,
    start,
    onSubmit: async (_, changes) => {
      if (await save.run(grantChanges(changes))) onSaved()
    },
  })

  const began = () => form.options.defaultValues ?? {}

  /** Returns why the current user can't change the permissions of a role. */
  function fixed({ name }: RoleListing): string | undefined {
    if (save.forbidden) return save.forbidden
    if (name === 'Super Admin') return peopleMessages.superAdminFixed
    return name === ownRole ? peopleMessages.ownRole : undefined
  }

  const toggle = (role: RoleListing, permission: StaffPermission, labelHidden: boolean) => {
    const { name, description } = staffPermissionTexts[permission]
    return (
      <form.AppField name={`${role.id}.${permission}`}>
        {(field) => (
          <field.Switch
            label={labelHidden ? named`${role.name}: ${name}` : name}
            labelHidden={labelHidden}
            hint={<span className="block first-letter:uppercase">{description}</span>}
            changed={field.state.value !== began()[role.id]?.[permission]}
            forbidden={fixed(role)}
          />
        )}
      </form.AppField>
    )
  }

  function toDefaults() {
    const wanted = grantsAtFirst(roles)
    for (const role of roles) {
      const grants = wanted[role.id]
      if (grants && !fixed(role)) form.setFieldValue(role.id, grants)
    }
  }

  return (
    <form.AppForm>
      <form.LeaveGuard />
      <form.Form>
        <Card>
          <GrantsMatrix roles={roles} toggle={toggle} />
          <form.Subscribe selector={({ values }) => values}>
            {(values) => <RoleCards roles={roles} values={values} toggle={toggle} />}
          </form.Subscribe>
        </Card>
        <Button
          variant="secondary"
          className="mt-4"
          forbidden={save.forbidden}
          onClick={toDefaults}
        >
          Restore Defaults
        </Button>
        <form.Subscribe selector={({ values, isSubmitting }) => ({ values, isSubmitting })}>
          {({ values, isSubmitting }) => {
            const changes = grantChanges(fieldChanges(grantsSchema, began(), values))
            return (
              changes.length > 0 && (
                <SaveBar text={grantChangesText(roles, changes)} unsaved>
                  <Button variant="ghost" onClick={() => form.reset()}>
                    Cancel
                  </Button>
                  <Button
                    variant="primary"
                    pending={isSubmitting}
                    pendingLabel="Saving"
                    forbidden={save.forbidden}
                    onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
                  >
                    Save Changes
                  </Button>
                </SaveBar>
              )
            )
          }}
        </form.Subscribe>
      </form.Form>
    </form.AppForm>
  )
}

/** Grants by role id and permission. */
const grantsSchema = v.record(
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

const grantsNow = (roles: readonly Role[]): Grants =>
  Object.fromEntries(roles.map(({ id, permissions }) => [id, flags(permissions)]))

/** Returns each role's default grants (ROLE-1). */
const grantsAtFirst = (roles: readonly Role[]): Grants =>
  Object.fromEntries(
    roles.map(({ id, name, permissions }) => [
      id,
      flags((defaultGrants as Partial<typeof defaultGrants>)[name as StaffRole] ?? permissions),
    ]),
  )

/** Returns the grants that differ, by role. */
const grantChanges = (changes: FieldChanges<Grants>): RoleChange[] =>
  Object.entries(changes).map(([id, grants]) => ({ id, grants: { ...grants } }))

/** Summarizes the edits: `2 changes to Admin and Finance Admin, not saved`. */
function grantChangesText(roles: readonly Role[], changes: readonly RoleChange[]): string {
  const count = changes.reduce((sum, { grants }) => sum + Object.keys(grants).length, 0)
  const names = changes.map(({ id }) => roles.find((role) => role.id === id)?.name ?? id)
  return `${countOf(count, 'unsaved change')} to ${new Intl.ListFormat('en').format(names)}`
}

/** Renders the switch of a role's permission; where the row names the permission, only screen readers get the label. */
type Toggle = (role: RoleListing, permission: StaffPermission, labelHidden: boolean) => ReactNode

interface ToggleProps {
  roles: readonly RoleListing[]
  values: Grants
  toggle: Toggle
}

function RoleCards({ roles, values, toggle }: ToggleProps) {
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
