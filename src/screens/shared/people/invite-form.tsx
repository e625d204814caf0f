import type { ReactNode } from 'react'
import * as v from 'valibot'
import { longest } from '#db/text/format.ts'
import { emailAddress, personName } from '#db/text/validation.ts'
import { type useRefusedAt, useNewEntry } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { DemoNote } from '#src/ui/demo-note.tsx'
import type { RadioOption } from '#src/ui/radio-list.tsx'

interface Invited<Role> {
  name: string
  email: string
  role: Role
  attemptId: string
}

interface Props<Role extends string> {
  open: boolean
  onClose: () => void
  title: string
  options: readonly RadioOption<Role>[]
  /** The role selected at first. */
  usual: Role
  /** Describes what a role grants. */
  granted: (role: Role) => ReactNode
  invite: { run: (invited: Invited<Role>) => Promise<unknown>; forbidden: string | undefined }
  /** Shows a field error if the email is already in use. */
  refusedAt: ReturnType<typeof useRefusedAt<'email'>>
}

/** Invites somebody by email; the draft survives closing, except with Cancel. */
export function InviteForm<Role extends string>({
  open,
  onClose,
  title,
  options,
  usual,
  granted,
  invite,
  refusedAt,
}: Props<Role>) {
  const { attemptId, finish } = useNewEntry(onClose)
  const form = useAppForm({
    schema: v.object({
      name: personName,
      email: emailAddress,
      role: v.string(),
    }),
    start: { name: '', email: '', role: usual as string },
    edits: false,
    // The list has only the options' roles.
    onSubmit: async ({ role, ...typed }) => {
      if (await invite.run({ ...typed, role: role as Role, attemptId })) finish(form)
      return refusedAt.words()
    },
  })

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        keeps
        onCancel={() => finish(form)}
        title={title}
        description="We email them an invitation."
        submit="Send Invitation"
        pendingLabel="Sending"
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
                  chosenContent={granted(role as Role)}
                />
              )}
            </form.AppField>
          )}
        </form.Subscribe>
        <DemoNote text="Accept the invitation in the demo controls, under Everyone." />
      </FormDialog>
    </form.AppForm>
  )
}
