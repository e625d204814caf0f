import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { invoiceMessage, payLabel, reminderMessage } from '#db/invoices/messages.ts'
import type { InvoiceDetails } from '#db/invoices/queries.ts'
import { amountLimits } from '#db/payments/rules.ts'
import { formatMoney } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { loaded, refusalText } from '#src/data/run-action.ts'
import { useAction, useRunAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { appMessages } from '#src/rules/messages/app.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { MessagePaper } from '#src/screens/shared/message-paper.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { DemoNote } from '#src/ui/demo-note.tsx'
import { toast } from '#src/ui/toast.ts'

interface Props {
  details: InvoiceDetails
  /** The invoice itself, or a reminder of it. */
  kind: 'send' | 'remind'
  open: boolean
  onClose: () => void
}

/** Previews the customer's message and its recipient, and sends it. */
export function SendInvoiceDialog({ details, kind, open, onClose }: Props) {
  const send = useAction('sendInvoice', {
    success: (sent) => invoiceMessages.sent(sent.number ?? ''),
    dryRun: invoiceMessages.wouldSend,
  })
  const remind = useAction('remindOfInvoice', {
    success: (sent) => invoiceMessages.reminded(sent.number ?? ''),
    dryRun: invoiceMessages.wouldRemind,
  })
  const { run } = useRunAction()
  const database = useDatabase()
  const dryRun = useDryRun()
  const alive = useAlive()
  // Follows the invoice until it is sent, then stays unchanged while the dialog closes.
  const [shown, setShown] = useState(details)
  const follows = open && !send.pending && !remind.pending
  if (follows && shown !== details) setShown(details)
  const { invoice, merchant, number, language } = shown
  const isNew = kind === 'send'
  const { customer, currency, total } = invoice
  const asked = isNew ? total : invoice.open
  const about = { invoice, number, merchantName: merchant.name, language }
  const words = isNew ? invoiceMessage(about, total) : reminderMessage(about, invoice)
  const { email, phone } = customer
  const limits = amountLimits(currency, merchant.paymentLimit)

  async function confirm() {
    const { id, updatedAt } = invoice
    const sent = isNew
      ? await send.run({ id, updatedAt })
      : await remind.run({ id, open: invoice.open })
    if (sent && alive()) onClose()
  }

  async function remindByWhatsApp() {
    if (await dryRun(appMessages.wouldShareByWhatsApp)) return
    try {
      const { shareByWhatsApp } = await loaded(import('#src/screens/shared/share-by-whatsapp.ts'))
      const row = { about: 'invoice', id: invoice.id, reminds: true } as const
      await shareByWhatsApp(row, { database, run })
    } catch (error) {
      toast.error(await refusalText(error))
    }
    if (alive()) onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isNew ? `Send ${number}?` : named`Remind ${customer.name}?`}
      description={named`${formatMoney(asked, currency)}, by ${email ? 'email' : 'text message'} to ${email || phone}.`}
      footer={
        // Two fit on a phone, and the sheet of a reminder has its own way out.
        <div className="flex gap-3 *:min-w-0 *:flex-1">
          {isNew ? (
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          ) : (
            <Button
              variant="secondary"
              icon={<MessageCircle aria-hidden />}
              onClick={() => void remindByWhatsApp()}
            >
              WhatsApp
            </Button>
          )}
          <Button
            variant="primary"
            pending={send.pending || remind.pending}
            pendingLabel="Sending"
            onClick={() => void confirm()}
          >
            {isNew ? 'Send Invoice' : 'Send Reminder'}
          </Button>
        </div>
      }
    >
      <MessagePaper
        channel={email ? 'email' : 'sms'}
        to={[email || phone]}
        {...words}
        {...(email && { attachment: `${number}.pdf` })}
        button={payLabel(asked, invoice, language)}
      />
      {limits.limited && asked > limits.max && (
        <p className="mt-3">
          Until your business is approved, a single payment can be up to{' '}
          {formatMoney(limits.max, currency)}. The customer pays in parts.
        </p>
      )}
      <DemoNote
        className="mt-3"
        text="Nothing is sent. The message is in the outbox: Demo, then Trainer."
      />
    </Dialog>
  )
}
