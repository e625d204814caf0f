import * as v from 'valibot'
import type { TeamRole } from '#db/people/person.ts'
import type { StaffRole } from '#db/people/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { teamMessages } from '#src/rules/messages/people.ts'
import { staffRoles, teamRoles } from '#src/rules/people.ts'
import type { PersonRow } from './person-columns.tsx'
import { GrantsOfPerson } from './person-grants.tsx'

interface Props {
  person: PersonRow
  open: boolean
  onClose: () => void
}

const fields = v.object({ role: v.picklist([...staffRoles, ...teamRoles]) })

/** Saves the role of a staff member or of a merchant's user. */
function useRole({ admin, email, name }: PersonRow) {
  const words = {
    success: ({ role }: { role: string }) => teamMessages.roleChanged(name, role),
    dryRun: teamMessages.wouldEdit(name),
  }
  const ofStaff = useAction('setAdminRole', words)
  const ofTeam = useAction('setUserRole', words)
  const run = (role: StaffRole | TeamRole) =>
    admin
      ? ofStaff.run({ id: admin.id, role: role as StaffRole })
      : ofTeam.run({ email, role: role as TeamRole })
  return { run, forbidden: ofTeam.forbidden }
}

export function RoleDialog({ person, open, onClose }: Props) {
  const save = useRole(person)
  const roles = person.side === 'staff' ? staffRoles : teamRoles
  const form = useAppForm({
    schema: fields,
    start: { role: person.role ?? roles[0] ?? 'Admin' },
    onSubmit: async ({ role }) => {
      if (role === person.role || (await save.run(role))) onClose()
    },
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Edit Permissions"
        description={[person.name, person.merchantName].filter(Boolean).join(', ')}
        submit="Save Changes"
        pendingLabel="Saving"
        forbidden={save.forbidden}
      >
        <form.Subscribe selector={({ values }) => values.role}>
          {(role) => (
            <form.AppField name="role">
              {(field) => (
                <field.RadioList
                  label="Role"
                  options={roles.map((value) => ({ value, label: value }))}
                  chosenContent={<GrantsOfPerson person={person} role={role} />}
                />
              )}
            </form.AppField>
          )}
        </form.Subscribe>
      </FormDialog>
    </form.AppForm>
  )
}
