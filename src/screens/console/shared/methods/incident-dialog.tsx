import * as v from 'valibot'
import { longestIncidentNote, type PaymentMethod } from '#db/payments/schemas.ts'
import { textBetween } from '#db/text/validation.ts'
import { named } from '#db/text/typed-text.ts'
import { useAction } from '#src/data/use-action.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { platformMessages } from '#src/rules/messages/platform.ts'
import { Chip } from '#src/ui/chip.tsx'

interface Props {
  method: Pick<PaymentMethod, 'id' | 'name' | 'incident'>
  open: boolean
  onClose: () => void
}

const schema = v.object({
  note: textBetween(1, 'Describe the problem', longestIncidentNote),
})

/** Usual incident texts. */
const usual = (name: string) => [
  `${name} is slow`,
  `${name} prompts arrive late`,
  `Some ${name} payments fail`,
]

/** Reports a problem with a method; payers read the text before they choose it. */
export function IncidentDialog({ method, open, onClose }: Props) {
  const { id, name, incident } = method
  const report = useAction('reportIncident', {
    success: (row) => platformMessages.incidentReported(row.name),
    dryRun: platformMessages.wouldReportIncident(name),
  })
  const form = useDialogForm({
    schema,
    start: { note: incident?.note ?? '' },
    // Unchanged text needs no second report.
    onSubmit: async ({ note }) => note === incident?.note || report.run({ id, note }),
    onClose,
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        size="sm"
        title={incident ? named`Edit ${name} incident` : named`Report ${name} incident`}
        description={named`Shown to customers and merchants. Customers can still select ${name}.`}
        submit={incident ? 'Save' : 'Report'}
        pendingLabel="Saving"
      >
        <form.AppField name="note">
          {(field) => (
            <>
              <field.TextField label="Note" autoComplete="off" maxLength={longestIncidentNote} />
              <div role="group" aria-label="Suggested notes" className="flex flex-wrap gap-2">
                {usual(name).map((note) => (
                  <Chip
                    key={note}
                    selected={field.state.value === note}
                    onClick={() => field.handleChange(note)}
                  >
                    {note}
                  </Chip>
                ))}
              </div>
            </>
          )}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
