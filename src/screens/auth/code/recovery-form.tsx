import * as v from 'valibot'
import { useAppForm } from '#src/forms/app-form.ts'

const schema = v.object({
  code: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a recovery code')),
})

/** For those whose authenticator app is not at hand: one of the ten codes that they have kept. */
export function RecoveryForm({ onSend }: { onSend: (code: string) => Promise<void> }) {
  const form = useAppForm({
    schema,
    start: { code: '' },
    onSubmit: ({ code }) => onSend(code),
  })
  return (
    <form.AppForm>
      <form.Form className="mt-6 grid gap-4.5">
        <form.AppField name="code">
          {(field) => (
            <field.TextField
              label="Recovery code"
              hint="Each does once."
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={20}
            />
          )}
        </form.AppField>
        <form.SubmitButton size="lg" block pendingLabel="Logging in">
          Log in
        </form.SubmitButton>
      </form.Form>
    </form.AppForm>
  )
}
