import type { RoleListing } from '#db/people/queries.ts'
import type { StaffPermission } from '#db/people/schemas.ts'
import { countOf } from '#db/text/format.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { fieldChanges } from '#src/forms/changed-fields.ts'
import { peopleMessages } from '#src/rules/messages/people.ts'
import { staffPermissions, staffPermissionTexts } from '#src/rules/people.ts'
import { PermissionHeading } from '#src/screens/shared/team/granted.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Table, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import {
  grantChangesText,
  grantChanges,
  grantsAtFirst,
  grantsNow,
  grantsSchema,
  RoleCards,
  type Toggle,
} from './role-cards.tsx'

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
            label={labelHidden ? `${role.name}: ${name}` : name}
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
