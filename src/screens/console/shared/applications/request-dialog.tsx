import * as v from 'valibot'
import { getApplication } from '#db/merchants/application-queries.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { textUpTo } from '#db/text/validation.ts'
import { named } from '#db/text/typed-text.ts'
import { useForbids } from '#src/data/actor.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { lackingDocuments } from '#src/rules/documents.ts'

const schema = v.pipe(
  v.object({ missing: v.array(v.string()), text: textUpTo(500) }),
  v.forward(
    v.partialCheck(
      [['missing'], ['text']],
      ({ missing, text }) => missing.length > 0 || text !== '',
      'Choose a document or write what you need',
    ),
    ['text'],
  ),
)

interface Props {
  application: Pick<Merchant, 'id' | 'name'>
  /** Returns undefined if it was refused or dry. */
  onRequest: (asked: { missing: string[]; text: string }) => Promise<unknown>
  open: boolean
  onClose: () => void
}

/** Asks a merchant for documents or an explanation; its application keeps waiting (ADM-3). */
export function RequestInformationDialog({ application, onRequest, open, onClose }: Props) {
  const { id, name } = application
  const found = useQuery((db) => getApplication(db, id), [id])
  const missing = found ? lackingDocuments(found).map(({ label }) => label) : []
  const form = useDialogForm({
    schema,
    start: { missing: [] as string[], text: '' },
    edits: false,
    onSubmit: (asked) => onRequest(asked),
    onClose,
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Request information"
        description={named`${name} keeps its place in the queue.`}
        submit="Send request"
        pendingLabel="Sending"
        forbidden={useForbids()('requestInformation')}
      >
        {missing.length > 0 && (
          <form.AppField name="missing">
            {(field) => (
              <field.CheckboxGroup
                label="Missing documents"
                options={missing.map((each) => ({ value: each, label: each }))}
              />
            )}
          </form.AppField>
        )}
        <form.AppField name="text">
          {(field) => (
            <field.TextField
              label="Message"
              hint="Shown to the merchant in My Business and by email."
              multiline
              rows={4}
              maxLength={500}
            />
          )}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
