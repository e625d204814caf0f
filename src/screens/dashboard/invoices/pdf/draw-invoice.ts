import { getInvoice, type InvoiceDetails } from '#db/invoices/queries.ts'
import { invoiceTotals } from '#db/invoices/rules.ts'
import { calendarDayText, formatDate, formatMoney } from '#db/text/format.ts'
import { sayLetterhead } from '#src/files/draw-letterhead.ts'
import { drawPayCode } from '#src/files/draw-path.ts'
import { a4, type Look, PdfPaper } from '#src/files/paper.ts'
import { grey } from '#src/files/colours.ts'
import type { WrittenFile } from '#src/files/table-file.ts'
import { contactLines, invoiceKind } from '#src/rules/business.ts'
import { owedLines, quantityText, totalLines } from '#src/rules/invoices.ts'
import { linkAddress, ussdReference } from '#src/rules/links.ts'
import { failures, fileMessages } from '#src/rules/messages/app.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { sayBillTo } from '#src/screens/shared/invoices/draw-credit-note.ts'
import { sharedLinkOf } from '#src/screens/shared/invoices/invoice-status.tsx'
import { asSaved, downloadFile } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'

type Money = (minor: number) => string

const qrSize = 96
/**
 * The width of a line's description, and the right edges of its quantity and unit price; its total ends at the margin.
 */
const wordsWidth = 245
const figureEnds = [363, 454] as const
const sumsFrom = 335
const small = { size: 9, colour: grey }

function drawHead(p: PdfPaper, { invoice, merchant, number }: InvoiceDetails): void {
  const { customer, sentAt, dueDate } = invoice
  const isDraft = sentAt === null
  sayLetterhead(
    p,
    { ...merchant, contact: contactLines(merchant) },
    {
      title: invoiceKind(merchant),
      number: isDraft ? 'Draft' : number,
      facts: [
        ...(isDraft ? [] : [`Date ${formatDate(sentAt)}`]),
        `Due ${calendarDayText(dueDate)}`,
      ],
    },
  )
  sayBillTo(p, customer)
}

function drawRow(p: PdfPaper, [words, ...figures]: readonly string[], look: Look): void {
  for (const [at, figure] of figures.entries())
    p.put(figure, { ...look, toRight: true, x: figureEnds[at] ?? p.right })
  p.say(words ?? '', { ...look, width: wordsWidth })
  p.rule(5)
  p.y += 11
}

function drawLines(p: PdfPaper, { invoice }: InvoiceDetails, money: Money): void {
  const totals = invoiceTotals(invoice)
  const heads = () =>
    drawRow(p, ['Description', 'Quantity', 'Unit price', 'Amount'], { size: 8.5, colour: grey })
  heads()
  invoice.lines.forEach(({ description, quantity, unitPrice }, at) => {
    const height = p.lines(description, { width: wordsWidth }).length * 13 + 17
    if (p.needs(height)) heads()
    const sum = money(totals.lines[at] ?? 0)
    drawRow(p, [description, quantityText(quantity), money(unitPrice), sum], { size: 10 })
  })
}

function drawTotals(p: PdfPaper, { invoice, creditNotes }: InvoiceDetails): void {
  const lines = [
    ...totalLines(invoice, invoiceTotals(invoice)),
    ...owedLines(invoice, [...creditNotes].reverse()),
  ]
  p.needs(113)
  p.y += 6
  for (const [at, [term, value]] of lines.entries()) {
    const look = at === lines.length - 1 ? { size: 13, bold: true } : { size: 10 }
    p.needs(21)
    p.put(term, { ...look, x: sumsFrom })
    p.put(value, { ...look, toRight: true })
    p.y += look.size * 1.3 + 4
  }
}

function drawPayment(p: PdfPaper, { invoice, link }: InvoiceDetails, address: string | null): void {
  if (!link || !address || invoice.open === 0) return
  p.needs(qrSize + 41)
  p.y += 17
  const top = p.y - 10
  const square = { x: p.left, y: top, size: qrSize }
  p.draw((doc) => drawPayCode(doc, address, square))
  const x = p.left + qrSize + 17
  const beside = { x, width: p.right - x }
  p.y += 8
  p.say('Scan to pay', { size: 11, bold: true, ...beside })
  p.say(address.split('#')[0] ?? '', { size: 9, ...beside })
  p.say(`By USSD, with the reference ${ussdReference(link.id)}. Pay in full or in parts.`, {
    ...small,
    ...beside,
  })
  p.y = Math.max(p.y, top + qrSize + 18) + 20
}

/** Draws an invoice as an A4 PDF; `address` is the payment address for its QR code. */
export async function drawInvoice(
  details: InvoiceDetails,
  address: string | null,
): Promise<WrittenFile> {
  const { invoice, number } = details
  const money = (minor: number) => formatMoney(minor, invoice.currency)
  const p = await PdfPaper.of(a4)
  drawHead(p, details)
  drawLines(p, details, money)
  drawTotals(p, details)
  if (invoice.notes) {
    p.y += 11
    p.say(invoice.notes)
  }
  drawPayment(p, details, address)
  if (invoice.status === 'void') p.say('This invoice is void.', { size: 11, bold: true })
  return p.finish(`Invoice ${number}`, 'Sample invoice. Not a fiscal invoice.')
}

type Database = Parameters<typeof getInvoice>[0]

/** Creates an invoice's PDF and downloads it. */
export async function handOverInvoice(db: Database, id: string): Promise<void> {
  const details = await getInvoice(db, id)
  if (!details) return toast.error(failures['not-found']())
  const link = sharedLinkOf(details)
  const { file, missing } = await drawInvoice(details, link && linkAddress(link.path, link))
  const name = `${details.invoice.number ?? 'invoice-draft'}.pdf`
  downloadFile(name, 'application/pdf', file)
  toast.success(asSaved(fileMessages.made(invoiceMessages.downloaded(name), missing)))
}
