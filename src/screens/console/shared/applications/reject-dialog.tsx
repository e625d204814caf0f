import * as v from 'valibot'
import { listApplications } from '#db/merchants/application-queries.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { textBetween } from '#db/text/validation.ts'
import { named } from '#db/text/typed-text.ts'
import { useForbids } from '#src/data/actor.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { documentProblems } from './review.ts'

const schema = v.object({ reason: textBetween(5, 'Enter a reason', 500) })

interface Props {
  applications: readonly Pick<Merchant, 'id' | 'name'>[]
  /** Returns undefined if it was refused or dry. */
  onReject: (reason: string) => Promise<unknown>
  open: boolean
  onClose: () => void
}

/** Asks for the reason of a rejection, which the merchants read (ADM-3). */
export function RejectDialog(props: Props) {
  const ids = props.applications.map(({ id }) => id)
  const found = useQuery((db) => listApplications(db, ids), [ids.join()])
  // The reason starts with the problems found in the documents.
  return found && <RejectForm {...props} start={documentProblems(found)} />
}

function RejectForm({ applications, onReject, start, open, onClose }: Props & { start: string }) {
  const [first] = applications
  const isOne = applications.length === 1
  const form = useDialogForm({
    schema,
    start: { reason: start },
    edits: false,
    onSubmit: ({ reason }) => onReject(reason),
    onClose,
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title={
          isOne
            ? named`Reject ${first?.name ?? ''}?`
            : `Reject ${applications.length} applications?`
        }
        submit="Reject"
        pendingLabel="Rejecting"
        danger
        forbidden={useForbids()('rejectMerchants')}
      >
        <form.AppField name="reason">
          {(field) => (
            <field.TextField
              label="Reason"
              hint={
                isOne
                  ? 'Shown to the merchant in My Business and by email.'
                  : 'Shown to each merchant in My Business and by email.'
              }
              multiline
              rows={4}
              maxLength={500}
              autoFocus
            />
          )}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
