import { jsPDF } from 'jspdf'
import type { InvoiceDetails } from '#db/queries/get-invoice.ts'
import { invoiceTotals } from '#db/model/invoice-totals.ts'
import { formatDate, formatMoney } from '#src/rules/format.ts'
import { calendarDayText, quantityText } from '#src/rules/invoices.ts'
import { printable } from '#src/rules/receipt.ts'
import { ussdReference } from '#src/rules/ussd.ts'
import { drawLogo, drawQr, grey, ink } from '#src/screens/shared/pdf/draw-marks.ts'
import { pen, sheet } from './pen.ts'

const { left, right, top, bottom } = sheet
const qrSize = 34

type Pen = ReturnType<typeof pen>

function drawHead(p: Pen, { invoice, merchant, number }: InvoiceDetails): void {
  const { customer, sentAt, dueDate } = invoice
  const start = p.y
  p.text(merchant.name, { size: 13, bold: true, width: 100 })
  for (const text of [merchant.address, merchant.phone, merchant.email].filter(Boolean))
    p.text(text, { size: 9, color: grey, width: 100 })
  const end = p.y
  p.y = start
  p.text(sentAt === null ? 'Invoice (draft)' : 'Invoice', { size: 9, color: grey, toRight: true })
  p.text(sentAt === null ? '' : number, { size: 13, bold: true, toRight: true })
  if (sentAt) p.text(`Date ${formatDate(sentAt)}`, { size: 9, toRight: true })
  p.text(`Due ${calendarDayText(dueDate)}`, { size: 9, toRight: true })
  p.y = Math.max(end, p.y) + 6
  p.text('Bill to', { size: 9, color: grey })
  p.text(customer.name, { size: 11, bold: true })
  for (const text of [customer.email, customer.phone].filter(Boolean))
    p.text(text, { size: 9, color: grey })
  p.y += 6
}

function drawLines(p: Pen, { invoice }: InvoiceDetails, money: (minor: number) => string): void {
  const totals = invoiceTotals(invoice)
  const heads = () => {
    p.row(['Description', 'Quantity', 'Unit price', 'Amount'], { size: 8.5, color: grey })
    p.rule()
  }
  heads()
  invoice.lines.forEach(({ description, quantity, unitPrice }, at) => {
    if (p.needs(p.heightOf(description))) heads()
    const amounts = [
      quantityText(quantity),
      money(unitPrice),
      money(totals.lines[at] ?? 0),
    ] as const
    p.row([description, ...amounts], { size: 10 })
    p.rule()
  })
}

function drawTotals(p: Pen, { invoice }: InvoiceDetails, money: (minor: number) => string): void {
  const { discount, taxPercent, paid, open } = invoice
  const { subtotal, discount: taken, tax, total } = invoiceTotals(invoice)
  p.needs(40)
  p.y += 2
  const percent = discount?.kind === 'percent' ? ` ${discount.percent}%` : ''
  if (discount || taxPercent > 0) p.sum('Subtotal', money(subtotal))
  if (discount) p.sum(`Discount${percent}`, money(-taken))
  if (taxPercent > 0) p.sum(`Tax ${taxPercent}%`, money(tax))
  p.sum('Total', money(total), { size: 13, bold: true })
  if (paid > 0) {
    p.sum('Paid', money(paid))
    p.sum('Open', money(open), { bold: true })
  }
}

function drawPayment(p: Pen, { invoice, link }: InvoiceDetails, address: string | null): void {
  if (!link || !address || invoice.open === 0) return
  p.needs(qrSize + 8)
  p.y += 6
  const start = p.y
  drawQr(p.doc, address, { x: left, y: start, size: qrSize })
  p.y = start + 6
  const beside = { from: left + qrSize + 6, width: right - left - qrSize - 6 }
  p.text('Scan to pay', { size: 11, bold: true, ...beside })
  p.text(address.split('#')[0] ?? '', { size: 9, ...beside })
  p.text(`By USSD, with the reference ${ussdReference(link.id)}. In full or in parts.`, {
    size: 9,
    color: grey,
    ...beside,
  })
  p.y = Math.max(p.y, start + qrSize) + 4
}

/** Draws an invoice as an A4 PDF; `address` is where it is paid, for its code. */
export function drawInvoice(details: InvoiceDetails, address: string | null): ArrayBuffer {
  const { invoice, number } = details
  const money = (minor: number) => formatMoney(minor, invoice.currency)
  const doc = new jsPDF({ unit: 'mm', format: 'a4', putOnlyUsedFonts: true })
  drawLogo(doc, { x: left, y: top })
  const p = pen(doc, top + 18)
  drawHead(p, details)
  drawLines(p, details, money)
  drawTotals(p, details, money)
  if (invoice.notes) {
    p.y += 4
    p.text(invoice.notes, { size: 10 })
  }
  drawPayment(p, details, address)
  if (invoice.status === 'void') p.text('This invoice is void.', { size: 11, bold: true })
  const pages = doc.getNumberOfPages()
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page)
    doc.setFont('helvetica', 'normal')
    doc.setFontSize(8)
    doc.setTextColor(...grey)
    doc.text('Made on this device from sample data. Not a fiscal invoice.', left, bottom + 8)
    doc.text(`${page} of ${pages}`, right, bottom + 8, { align: 'right' })
  }
  doc.setTextColor(...ink)
  doc.setProperties({ title: printable(`Invoice ${number}`), creator: 'Paid' })
  return doc.output('arraybuffer')
}
