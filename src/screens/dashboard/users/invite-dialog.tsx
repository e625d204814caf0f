import { useRef, useState } from 'react'
import * as v from 'valibot'
import { grantsOf } from '#db/model/grants.ts'
import type { TeamRole } from '#db/model/permissions.ts'
import { newAttemptId } from '#src/data/attempt-id.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { longest } from '#src/rules/lengths.ts'
import { teamMessages } from '#src/rules/messages/team-messages.ts'
import { roleTexts, teamRoles } from '#src/rules/team.ts'
import { emailAddress, textBetween } from '#src/rules/validation.ts'
import { Granted } from '#src/screens/shared/team/granted.tsx'
import { DemoNote } from '#src/ui/demo-note.tsx'
import { roleOptions } from './role-options.ts'

const fields = v.object({
  name: textBetween(2, 'Enter their name', longest.name, 'Use 80 characters at most'),
  email: emailAddress,
  role: v.picklist(teamRoles, 'Choose a role'),
})
const start: { name: string; email: string; role: TeamRole } = {
  name: '',
  email: '',
  role: 'Read Only',
}

interface Props {
  merchantId: string
  open: boolean
  onClose: () => void
}

/** Invites somebody to the team; what is typed stays when it is closed and opened again, but for Cancel. */
export function InviteDialog({ merchantId, open, onClose }: Props) {
  const [attemptId, setAttemptId] = useState(newAttemptId)
  const taken = useRef<string | null>(null)
  const invite = useAction('inviteMember', {
    said: ({ name }) => teamMessages.invited(name),
    dryRun: teamMessages.wouldAdd,
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
      const made = await invite.run({ ...typed, merchantId, attemptId })
      if (taken.current !== null) return { email: taken.current }
      if (made) close()
    },
  })

  function close() {
    onClose()
    form.reset()
    setAttemptId(newAttemptId())
  }

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title={teamMessages.add}
        description="They get an invitation by email, and are pending until they accept it."
        submit="Send Invitation"
        pendingLabel="Inviting"
        forbidden={invite.forbidden}
        onCancel={close}
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
                  options={roleOptions}
                  chosenContent={
                    <>
                      <p className="text-muted">{roleTexts[role]}</p>
                      <Granted grants={grantsOf({ id: '', role }, [])} role={role} />
                    </>
                  }
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
