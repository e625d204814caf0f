import { Send } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Invoice } from '#db/model/invoice.ts'
import type { Merchant } from '#db/model/merchant.ts'
import { newAttemptId } from '#src/data/attempt-id.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { invoiceMessages } from '#src/rules/messages/invoice-messages.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { PaperHead } from '#src/screens/shared/invoices/paper-head.tsx'
import { Paper } from '#src/screens/shared/invoices/paper.tsx'
import { CustomerFields } from './customer-fields.tsx'
import type { Purpose } from './invoice-problems.ts'
import { invoiceSchema } from './invoice-schema.ts'
import { KeepTyping } from './keep-typing.tsx'
import { keepTyping, readTyping } from './kept-typing.ts'
import { LineFields } from './line-fields.tsx'
import { TotalFields } from './total-fields.tsx'
import { startInvoice } from './typed-invoice.ts'

interface Props {
  /** The draft to edit; null for a new one. */
  draft: Invoice | null
  merchant: Merchant
  /** The number that it would get if it were sent now. */
  number: string
  customers: readonly Invoice['customer'][]
  /** It is saved; `purpose` says whether it is to be sent now. */
  onSaved: (invoice: Invoice, purpose: Purpose) => void
}

/** The draft is the paper itself, edited in place: what is typed adds up at once and survives a reload. */
export function InvoiceEditor({ draft, merchant, number, customers, onSaved }: Props) {
  const formId = useId()
  const place = [merchant.id, draft?.id ?? 'new'] as const
  const [kept] = useState(() => readTyping(...place))
  const [start] = useState(() => kept?.typed ?? startInvoice(draft))
  const [attemptId] = useState(() => kept?.attemptId ?? newAttemptId())
  const [restored, setRestored] = useState(kept !== null)
  const purpose = useRef<Purpose>('save')
  const save = useAction('saveInvoice', {
    said: () => invoiceMessages.saved,
    dryRun: invoiceMessages.wouldSave,
  })
  // The dialog that follows says enough.
  const saveToSend = useAction('saveInvoice', { dryRun: invoiceMessages.wouldSend })
  const form = useAppForm({
    schema: invoiceSchema(() => purpose.current),
    start,
    edits: false,
    onSubmit: async (fields) => {
      const input = { ...fields, id: draft?.id ?? null, merchantId: merchant.id, attemptId }
      const act = purpose.current === 'send' ? saveToSend : save
      const saved = await act.run(input)
      if (!saved) return
      keepTyping(...place, null)
      setRestored(false)
      onSaved(saved, purpose.current)
    },
  })

  function discard() {
    keepTyping(...place, null)
    setRestored(false)
    form.reset(startInvoice(draft))
  }
  const press = (next: Purpose) => () => {
    purpose.current = next
  }

  return (
    <form.AppForm>
      {restored && (
        <div className="mb-4">
          <Banner tone="info" title="What you typed is back">
            It is not saved yet.{' '}
            <Button variant="text" size="sm" onClick={discard}>
              Discard it
            </Button>
          </Banner>
        </div>
      )}
      <form.Form id={formId} aria-label="Invoice">
        <Paper>
          <PaperHead merchant={merchant} number={number} isDraft />
          <CustomerFields form={form} customers={customers} />
          <LineFields form={form} />
          <TotalFields form={form} />
          <form.AppField name="notes">
            {(field) => (
              <field.TextField
                label="Notes (optional)"
                hint="They stand at the foot of the invoice and in its message."
                multiline
                rows={2}
              />
            )}
          </form.AppField>
        </Paper>
      </form.Form>
      <SaveBar text={<KeepTyping form={form} start={start} place={place} attemptId={attemptId} />}>
        <form.SubmitButton
          variant="secondary"
          form={formId}
          pendingLabel="Saving"
          onClick={press('save')}
        >
          Save Draft
        </form.SubmitButton>
        <Button
          variant="primary"
          icon={<Send aria-hidden />}
          type="submit"
          form={formId}
          onClick={press('send')}
        >
          Review and Send
        </Button>
      </SaveBar>
    </form.AppForm>
  )
}
