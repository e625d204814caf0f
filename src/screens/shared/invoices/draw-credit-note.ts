import type { CreditNote } from '#db/invoices/credit-notes.ts'
import { getInvoice, type InvoiceDetails } from '#db/invoices/queries.ts'
import type { Invoice } from '#db/invoices/schemas.ts'
import { grey } from '#src/files/colours.ts'
import { sayLetterhead } from '#src/files/draw-letterhead.ts'
import { a4, PdfPaper } from '#src/files/paper.ts'
import type { WrittenFile } from '#src/files/table-file.ts'
import { contactLines } from '#src/rules/business.ts'
import { formatDate } from '#db/text/format.ts'
import { billToLines, creditLines } from '#src/rules/invoices.ts'
import { failures, fileMessages } from '#src/rules/messages/app.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { downloadFile } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'

/** Writes whom a paper is for. */
export function sayBillTo(p: PdfPaper, customer: Invoice['customer']): void {
  const small = { size: 9, colour: grey }
  p.say('Bill to', small)
  p.say(customer.name, { size: 11, bold: true })
  for (const text of billToLines(customer)) p.say(text, small)
  p.y += 17
}

/** Draws a credit note as an A4 PDF. */
export async function drawCreditNote(
  { invoice, merchant }: Pick<InvoiceDetails, 'invoice' | 'merchant'>,
  note: CreditNote,
): Promise<WrittenFile> {
  const p = await PdfPaper.of(a4)
  const { number, issuedAt } = note
  sayLetterhead(
    p,
    { ...merchant, contact: contactLines(merchant) },
    {
      title: 'Credit note',
      number,
      facts: [`Date ${formatDate(issuedAt)}`, `For invoice ${invoice.number ?? ''}`],
    },
  )
  sayBillTo(p, invoice.customer)
  const lines = creditLines(invoice, note)
  for (const [at, [term, value]] of lines.entries()) {
    const look = at === lines.length - 1 ? { size: 13, bold: true } : { size: 10 }
    p.put(value, { ...look, toRight: true })
    p.say(term, { ...look, width: 340 })
    p.rule(5)
    p.y += 11
  }
  p.y += 6
  p.say('The amount was refunded to the payment method. Nothing is due again on the invoice.', {
    size: 9,
    colour: grey,
  })
  return p.finish(`Credit note ${number}`, 'Sample credit note. Not a fiscal credit note.')
}

type Database = Parameters<typeof getInvoice>[0]

/** Creates a credit note's PDF and downloads it. */
export async function handOverCreditNote(
  db: Database,
  { invoiceId, number }: { invoiceId: string; number: string },
): Promise<void> {
  const details = await getInvoice(db, invoiceId)
  const note = details?.creditNotes.find((each) => each.number === number)
  if (!details || !note) return toast.error(failures['not-found']())
  const { file, missing } = await drawCreditNote(details, note)
  const name = `${number}.pdf`
  downloadFile(name, 'application/pdf', file)
  toast.success(fileMessages.made(invoiceMessages.downloaded(name), missing))
}
