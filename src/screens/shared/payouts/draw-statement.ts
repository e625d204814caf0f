import { jsPDF } from 'jspdf'
import type { Merchant } from '#db/model/merchant.ts'
import { contentSums } from '#db/queries/figures/payout-contents.ts'
import type { PayoutDetails } from '#db/queries/get-payout.ts'
import { formatDateTime } from '#src/rules/format.ts'
import { payoutStatuses } from '#src/rules/payouts.ts'
import { printable } from '#src/rules/receipt.ts'
import { lineInWords, payoutInWords, sumsInWords } from '#src/rules/statement.ts'
import { drawLogo, grey, ink, type Ink } from '#src/screens/shared/pdf/draw-marks.ts'

/** A4, in millimetres. */
const size = { width: 210, height: 297 }
const margin = 18
const right = size.width - margin
const bottom = size.height - 22
/** The right edges of the columns of figures. */
const edges = [right - 50, right - 27, right] as const

/** A page that is written from top to bottom, and followed by another where it is full. */
function paper(doc: jsPDF) {
  let y = margin
  const write = (text: string, points: number, bold = false, color: Ink = ink) => {
    doc.setFont('helvetica', bold ? 'bold' : 'normal')
    doc.setFontSize(points)
    doc.setTextColor(...color)
    return doc.splitTextToSize(printable(text), right - margin) as string[]
  }
  const room = (height: number, again?: () => void) => {
    if (y + height <= bottom) return
    doc.addPage()
    y = margin + 6
    again?.()
  }
  return {
    skip: (height: number) => {
      y += height
    },
    rule: () => {
      doc.setDrawColor(...grey)
      doc.setLineWidth(0.1)
      doc.line(margin, y, right, y)
      y += 5
    },
    room,
    say: (text: string, points: number, bold = false, color: Ink = ink) => {
      const lines = write(text, points, bold, color)
      doc.text(lines, margin, y)
      y += lines.length * points * 0.42 + 1
    },
    /** A term, and its value at the right edge. */
    term: (term: string, value: string, bold = false) => {
      room(6)
      doc.text(write(term, 10, bold, bold ? ink : grey), margin, y)
      doc.text(write(value, 10, bold), right, y, { align: 'right' })
      y += 5.5
    },
    /** A text on the left and three figures in their columns. */
    row: (text: string, figures: readonly string[], bold = false) => {
      write(text, 9, bold)
      const lines = doc.splitTextToSize(printable(text), edges[0] - 22 - margin) as string[]
      doc.text(lines, margin, y)
      for (const [at, edge] of edges.entries())
        doc.text(printable(figures[at] ?? ''), edge, y, { align: 'right' })
      y += lines.length * 4 + 1.5
    },
  }
}

/** Draws a payout's statement as a PDF on A4: its sums, and each transaction that it carries. */
export function drawStatement(
  { payout, contents }: PayoutDetails,
  business: Pick<Merchant, 'name' | 'address' | 'phone'>,
): ArrayBuffer {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', putOnlyUsedFonts: true })
  const { skip, rule, room, say, term, row } = paper(doc)
  const { id, destination, status, requestedAt, endedAt, failureReason } = payout
  drawLogo(doc, { x: margin, y: margin - 6 })
  skip(14)
  say(`Payout statement ${id}`, 18, true)
  skip(2)
  say(business.name, 11, true)
  say([business.address, business.phone].filter(Boolean).join(', '), 9, false, grey)
  skip(4)
  rule()
  term('To', destination)
  term('Status', failureReason ?? payoutStatuses[status].label)
  term('Asked for', formatDateTime(requestedAt))
  if (endedAt !== null) term(status === 'paid' ? 'Arrived' : 'Came back', formatDateTime(endedAt))
  term('Transaction', payout.transactionId)
  skip(2)
  rule()
  const due = payoutInWords(payout)
  for (const [at, [name, value]] of due.entries()) term(name, value, at === due.length - 1)
  skip(4)
  say('What is inside, in USD', 12, true)
  skip(1)
  const sums = sumsInWords(contentSums(contents), contents.rest)
  for (const [at, [name, value]] of sums.entries()) term(name, value, at === sums.length - 1)
  skip(4)
  const heads = () => row('Transaction', ['Amount', 'Fee', 'Net'], true)
  if (contents.lines.length > 0) heads()
  for (const line of contents.lines) {
    room(10, heads)
    const [what, ...figures] = lineInWords(line)
    row(what, figures)
  }
  skip(4)
  room(10)
  say('Made on this device from sample data.', 8, false, grey)
  doc.setProperties({ title: `Payout statement ${id}`, creator: 'Paid' })
  return doc.output('arraybuffer')
}
