import * as v from 'valibot'
import type { BusinessDocument } from '#db/merchants/schemas.ts'
import { textUpTo } from '#db/text/validation.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { documentReasons, otherReason } from '#src/rules/business.ts'
import { useReview } from './review.ts'

interface Props {
  document: BusinessDocument
  open: boolean
  onClose: () => void
}

/** A listed reason, or a typed one. */
const schema = v.pipe(
  v.object({
    reason: v.pipe(v.string(), v.minLength(1, 'Choose a reason')),
    typed: textUpTo(500),
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['typed']],
      ({ reason, typed }) => reason !== otherReason || typed !== '',
      'Enter a reason',
    ),
    ['typed'],
  ),
  v.transform(({ reason, typed }) => ({ reason: reason === otherReason ? typed : reason })),
)

const options = [
  ...documentReasons.map((reason) => ({ value: reason, label: reason })),
  { value: otherReason, label: 'Other' },
]

/** Rejects a document for a listed or typed reason, which the business reads (BIZ-3). */
export function RejectDocumentDialog({ document, open, onClose }: Props) {
  const { reject, forbidden } = useReview(document)
  const form = useDialogForm({
    schema,
    start: { reason: '', typed: '' },
    edits: false,
    onSubmit: ({ reason }) => reject(reason),
    onClose,
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Reject document"
        description={document.name}
        submit="Reject document"
        pendingLabel="Rejecting"
        danger
        forbidden={forbidden}
      >
        <form.AppField name="reason">
          {(field) => (
            <field.RadioList
              label="Reason"
              hint="Shown to the business with the document."
              options={options}
              chosenContent={
                field.state.value === otherReason && (
                  <form.AppField name="typed">
                    {(other) => (
                      <other.TextField label="Reason" multiline rows={3} maxLength={500} />
                    )}
                  </form.AppField>
                )
              }
            />
          )}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
