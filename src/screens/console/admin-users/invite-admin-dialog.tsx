import { useRef, useState } from 'react'
import * as v from 'valibot'
import type { StaffRole } from '#db/model/people.ts'
import { newAttemptId } from '#src/data/attempt-id.ts'
import { useAction } from '#src/data/use-action.ts'
import { useActor } from '#src/data/actor.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { longest } from '#src/rules/lengths.ts'
import { peopleMessages } from '#src/rules/messages/people-messages.ts'
import { teamMessages } from '#src/rules/messages/team-messages.ts'
import { staffRoles } from '#src/rules/staff.ts'
import { emailAddress, textBetween } from '#src/rules/validation.ts'
import { StaffGrants } from '#src/screens/shared/people/staff-grants.tsx'
import { DemoNote } from '#src/ui/demo-note.tsx'

const fields = v.object({
  name: textBetween(2, 'Enter their name', longest.name, 'Use 80 characters at most'),
  email: emailAddress,
  role: v.picklist(staffRoles, 'Choose a role'),
})
const start: { name: string; email: string; role: StaffRole } = {
  name: '',
  email: '',
  role: 'Support Admin',
}

/** Invites somebody to the staff; what is typed stays when it is closed and opened again, but for Cancel. */
export function InviteAdminDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [attemptId, setAttemptId] = useState(newAttemptId)
  const taken = useRef<string | null>(null)
  const { role: acting } = useActor()
  const invite = useAction('inviteAdmin', {
    said: ({ name }) => teamMessages.invited(name),
    dryRun: peopleMessages.wouldInvite,
    refused: (code, words) => {
      if (code === 'member-exists') taken.current = words
      return code === 'member-exists'
    },
  })
  const form = useAppForm({
    schema: fields,
    start,
    edits: false,
    onSubmit: async (typed) => {
      taken.current = null
      const made = await invite.run({ ...typed, attemptId })
      if (taken.current !== null) return { email: taken.current }
      if (made) close()
    },
  })

  function close() {
    onClose()
    form.reset()
    setAttemptId(newAttemptId())
  }

  const options = staffRoles.map((value) => ({
    value,
    label: value,
    off: value === 'Super Admin' && acting !== value ? 'Super Admins only' : undefined,
  }))

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        onCancel={close}
        title="Invite Admin"
        description="They get an invitation by email, and are pending until they accept it."
        submit="Send Invitation"
        pendingLabel="Inviting"
        forbidden={invite.forbidden}
      >
        <form.AppField name="name">
          {(field) => <field.TextField label="Name" autoComplete="off" maxLength={longest.name} />}
        </form.AppField>
        <form.AppField name="email">
          {(field) => (
            <field.EmailField label="Email" autoComplete="off" maxLength={longest.email} />
          )}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.role}>
          {(role) => (
            <form.AppField name="role">
              {(field) => (
                <field.RadioList
                  label="Role"
                  options={options}
                  chosenContent={<StaffGrants role={role} />}
                />
              )}
            </form.AppField>
          )}
        </form.Subscribe>
        <DemoNote text="Nothing is sent. The demo controls show the message, and accept it in their place." />
      </FormDialog>
    </form.AppForm>
  )
}
