import { getInvoice, type InvoiceDetails } from '#db/invoices/queries.ts'
import { invoiceTotals } from '#db/invoices/rules.ts'
import { calendarDayText, formatDate, formatMoney } from '#db/text/format.ts'
import { drawLetterhead } from '#src/files/draw-letterhead.ts'
import { drawQr } from '#src/files/draw-path.ts'
import { a4, type Look, PdfPaper } from '#src/files/paper.ts'
import { grey } from '#src/files/colours.ts'
import type { WrittenFile } from '#src/files/table-file.ts'
import { quantityText } from '#src/rules/invoices.ts'
import { linkAddress, ussdReference } from '#src/rules/links.ts'
import { failures, fileMessages } from '#src/rules/messages/app.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { sharedLinkOf } from '#src/screens/shared/invoices/invoice-status.tsx'
import { downloadFile } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'

type Money = (minor: number) => string

const qrSize = 96
/**
 * The width of a line's description, and the right edges of its quantity and unit price; its total ends at the margin.
 */
const wordsWidth = 255
const figureEnds = [363, 454] as const
const sumsFrom = 363
const small = { size: 9, colour: grey }

function drawHead(p: PdfPaper, { invoice, merchant, number }: InvoiceDetails): void {
  const { customer, sentAt, dueDate } = invoice
  const start = p.y
  const own = { width: 283 }
  p.say(merchant.name, { size: 13, bold: true, ...own })
  for (const text of [merchant.address, merchant.phone, merchant.email].filter(Boolean))
    p.say(text, { ...small, ...own })
  const end = p.y
  p.y = start
  p.say(sentAt === null ? 'Invoice (draft)' : 'Invoice', { ...small, toRight: true })
  if (sentAt !== null) p.say(number, { size: 13, bold: true, toRight: true })
  if (sentAt !== null) p.say(`Date ${formatDate(sentAt)}`, { size: 9, toRight: true })
  p.say(`Due ${calendarDayText(dueDate)}`, { size: 9, toRight: true })
  p.y = Math.max(end, p.y) + 17
  p.say('Bill to', small)
  p.say(customer.name, { size: 11, bold: true })
  for (const text of [customer.email, customer.phone].filter(Boolean)) p.say(text, small)
  p.y += 17
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

function drawTotals(p: PdfPaper, { invoice }: InvoiceDetails, money: Money): void {
  const { discount, taxPercent, paid, open } = invoice
  const { subtotal, discount: taken, tax, total } = invoiceTotals(invoice)
  const sum = (term: string, value: string, look: Look = {}) => {
    p.put(term, { ...look, x: sumsFrom })
    p.put(value, { ...look, toRight: true })
    p.y += (look.size ?? 10) * 1.3 + 4
  }
  p.needs(113)
  p.y += 6
  const percent = discount?.kind === 'percent' ? ` ${discount.percent}%` : ''
  if (discount || taxPercent > 0) sum('Subtotal', money(subtotal))
  if (discount) sum(`Discount${percent}`, money(-taken))
  if (taxPercent > 0) sum(`Tax ${taxPercent}%`, money(tax))
  const loud = { size: 13, bold: true }
  const isOwed = invoice.sentAt !== null && invoice.status !== 'void'
  sum('Total', money(total), isOwed ? {} : loud)
  if (!isOwed) return
  if (paid > 0) sum('Paid', money(paid))
  sum('Amount due', money(open), loud)
}

function drawPayment(p: PdfPaper, { invoice, link }: InvoiceDetails, address: string | null): void {
  if (!link || !address || invoice.open === 0) return
  p.needs(qrSize + 23)
  p.y += 17
  const top = p.y - 10
  const square = { x: p.left, y: top, size: qrSize }
  p.draw((doc) => drawQr(doc, address, square))
  const x = p.left + qrSize + 17
  const beside = { x, width: p.right - x }
  p.y += 8
  p.say('Scan to pay', { size: 11, bold: true, ...beside })
  p.say(address.split('#')[0] ?? '', { size: 9, ...beside })
  p.say(`By USSD, with the reference ${ussdReference(link.id)}. Pay in full or in parts.`, {
    ...small,
    ...beside,
  })
  p.y = Math.max(p.y, top + qrSize) + 20
}

/** Draws an invoice as an A4 PDF; `address` is the payment address for its QR code. */
export async function drawInvoice(
  details: InvoiceDetails,
  address: string | null,
): Promise<WrittenFile> {
  const { invoice, number } = details
  const money = (minor: number) => formatMoney(minor, invoice.currency)
  const p = await PdfPaper.of(a4)
  const { left, right } = p
  p.draw((doc) => drawLetterhead(doc, details.merchant, { left, right, y: a4.margin }))
  p.y += 40
  drawHead(p, details)
  drawLines(p, details, money)
  drawTotals(p, details, money)
  if (invoice.notes) {
    p.y += 11
    p.say(invoice.notes)
  }
  drawPayment(p, details, address)
  if (invoice.status === 'void') p.say('This invoice is void.', { size: 11, bold: true })
  return p.finish(`Invoice ${number}`, (put, page, of) => {
    put('Sample invoice. Not a fiscal invoice.', { size: 8, colour: grey })
    put(`${page} of ${of}`, { size: 8, colour: grey, toRight: true })
  })
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
  toast.success(fileMessages.made(invoiceMessages.downloaded(name), missing))
}
