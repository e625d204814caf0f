import { ScanLine } from 'lucide-react'
import type { GenericSchema } from 'valibot'
import { longestShown } from '#db/payments/check-payment.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { Button } from '#src/ui/button.tsx'

interface ShownText {
  shown: string
}

interface Props {
  schema: GenericSchema<ShownText, ShownText>
  label: string
  hint: string
  /** What the button says. */
  submit: string
  start?: string
  onSubmit: (shown: string) => void
  onScan: () => void
}

/** A field for what another phone shows, sent with Enter, and a button that scans it instead. */
export function ShownTextForm({ schema, label, hint, submit, start = '', ...does }: Props) {
  const form = useAppForm({
    schema,
    start: { shown: start },
    edits: false,
    onSubmit: ({ shown }) => does.onSubmit(shown),
  })
  return (
    <form.AppForm>
      <form.Form className="grid gap-4">
        <form.AppField name="shown">
          {(field) => (
            <field.TextField
              multiline
              label={label}
              hint={hint}
              maxLength={longestShown}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
                event.preventDefault()
                event.currentTarget.form?.requestSubmit()
              }}
            />
          )}
        </form.AppField>
        <div className="flex flex-wrap gap-3 *:flex-1">
          <Button variant="secondary" icon={<ScanLine aria-hidden />} onClick={does.onScan}>
            Scan
          </Button>
          <form.SubmitButton>{submit}</form.SubmitButton>
        </div>
      </form.Form>
    </form.AppForm>
  )
}
