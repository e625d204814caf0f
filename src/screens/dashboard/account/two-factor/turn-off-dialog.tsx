import * as v from 'valibot'
import type { Own } from '#db/people/account-actions.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { accountMessages } from '#src/rules/messages/people.ts'

interface Props {
  open: boolean
  onClose: () => void
  owner: Own
}

const typedCode = v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a code')) })

/** Turns off two-factor authentication after verifying one more code. */
export function TurnOffDialog({ open, onClose, owner }: Props) {
  const refusedAt = useRefusedAt('code', 'code-wrong')
  const turnOff = useAction('turnOffTwoFactor', {
    success: () => accountMessages.twoFactorOff,
    setback: () => true,
    dryRun: accountMessages.wouldTurnOff,
    refused: refusedAt.refused,
  })
  const form = useDialogForm({
    schema: typedCode,
    start: { code: '' },
    edits: false,
    onSubmit: ({ code }) => turnOff.run({ ...owner, code }),
    refusals: refusedAt.words,
    onClose,
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Turn off two-factor authentication?"
        description="You’ll log in without a code from your app."
        size="sm"
        submit="Turn off"
        pendingLabel="Turning off"
        danger
      >
        <form.AppField name="code">
          {(field) => (
            <field.TextField
              label="Authenticator or recovery code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={20}
            />
          )}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
