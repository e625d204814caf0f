import type { Own } from '#db/people/account-actions.ts'
import { passwordFields } from '#db/text/validation.ts'
import { useAction } from '#src/data/use-action.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { accountMessages } from '#src/rules/messages/people.ts'
import { passwordStrength } from '#src/rules/sign-in.ts'
import { DemoNote } from '#src/ui/demo-note.tsx'

interface Props {
  open: boolean
  onClose: () => void
  owner: Own
}

const strengths = {
  weak: 'Weak. Use a longer password.',
  fair: 'Fair. Add a few more characters.',
  strong: 'Strong.',
} as const

/** Changes the password, which is neither checked nor stored here. */
export function PasswordDialog({ open, onClose, owner }: Props) {
  const change = useAction('changePassword', {
    success: () => accountMessages.passwordChanged,
    dryRun: accountMessages.wouldChangePassword,
  })
  const form = useDialogForm({
    schema: passwordFields,
    start: { current: '', password: '', repeat: '' },
    onSubmit: () => change.run(owner),
    onClose,
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Change password"
        submit="Change password"
        pendingLabel="Changing"
      >
        <form.AppField name="current">
          {(field) => <field.PasswordField label="Current password" />}
        </form.AppField>
        <form.AppField name="password">
          {(field) => (
            <field.PasswordField
              label="New password"
              autoComplete="new-password"
              hint={
                field.state.value === ''
                  ? 'At least 6 characters.'
                  : strengths[passwordStrength(field.state.value)]
              }
            />
          )}
        </form.AppField>
        <form.AppField name="repeat">
          {(field) => (
            <field.PasswordField label="Confirm new password" autoComplete="new-password" />
          )}
        </form.AppField>
        <DemoNote text="The current password isn’t checked, and any password of 6 characters logs in." />
      </FormDialog>
    </form.AppForm>
  )
}
