import * as v from 'valibot'
import { grantsOf } from '#db/people/person.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { teamMessages } from '#src/rules/messages/people.ts'
import { roleTexts, teamRoles } from '#src/rules/people.ts'
import { Granted } from '#src/screens/shared/team/granted.tsx'
import { useTeam } from '#src/screens/shared/team/use-team.ts'
import { Banner } from '#src/ui/banner.tsx'
import { type MemberRow, roleOptions } from './member-row.ts'

const fields = v.object({ role: v.picklist(teamRoles) })

interface Props {
  member: MemberRow
  open: boolean
  onClose: () => void
}

/** A member's role, and the permissions from it and from their groups. */
export function EditMemberDialog({ member, open, onClose }: Props) {
  const { id, name, isYou } = member
  const groups = useTeam()?.groups
  const save = useAction('setMemberRole', {
    success: ({ role }) => teamMessages.roleChanged(name, role),
    dryRun: teamMessages.wouldEdit(name),
    shows: ({ role }) => [{ table: 'teamMembers', id, change: { role } }],
  })
  const form = useAppForm({
    schema: fields,
    start: { role: member.role },
    onSubmit: async ({ role }) => {
      if (role === member.role || (await save.run({ id, role }))) onClose()
    },
  })
  if (!groups) return null
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Edit Permissions"
        description={name}
        submit="Save Changes"
        pendingLabel="Saving"
        forbidden={save.forbidden}
      >
        {isYou && (
          <Banner tone="wait">This is you. Your permissions change as soon as you save.</Banner>
        )}
        <form.Subscribe selector={({ values }) => values.role}>
          {(role) => (
            <form.AppField name="role">
              {(field) => (
                <field.RadioList
                  label="Role"
                  options={roleOptions}
                  chosenContent={
                    <>
                      <p className="text-muted">{roleTexts[role]}</p>
                      <Granted grants={grantsOf({ id, role }, groups)} role={role} sources />
                    </>
                  }
                />
              )}
            </form.AppField>
          )}
        </form.Subscribe>
      </FormDialog>
    </form.AppForm>
  )
}
