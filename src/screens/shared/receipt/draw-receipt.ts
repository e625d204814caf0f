import { jsPDF } from 'jspdf'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import type { Merchant } from '#db/model/merchant.ts'
import type { Transaction } from '#db/model/transaction.ts'
import { printable, receiptOf } from '#src/rules/receipt.ts'
import { logoShapes, wordOffset } from '#src/ui/logo-shapes.ts'
import { drawPath } from '#src/screens/shared/draw-path.ts'

/** The paper of a till's printer, in millimetres. */
const width = 80
const margin = 6
const right = width - margin
const qrSize = 30

const ink: [number, number, number] = [23, 26, 21]
const gold: [number, number, number] = [187, 122, 14]
const green: [number, number, number] = [29, 104, 72]
const grey: [number, number, number] = [91, 95, 85]

function drawLogo(doc: jsPDF): void {
  const scale = 7 / 40
  const place = { x: margin - 7 * scale, y: 8 - 4 * scale, scale }
  doc.setFillColor(...ink)
  drawPath(doc, logoShapes.pillar, place)
  drawPath(doc, logoShapes.word, { ...place, x: place.x + wordOffset * scale })
  doc.setFillColor(...gold)
  drawPath(doc, logoShapes.upper, place)
  doc.setFillColor(...green)
  drawPath(doc, logoShapes.lower, place)
}

/** As one outline: squares that lie side by side would show seams, which keep readers from it when it is enlarged. */
function drawQr(doc: jsPDF, text: string, top: number): void {
  const code = generate(text)
  doc.setFillColor(0, 0, 0)
  drawPath(doc, toSvgPath(code), { x: (width - qrSize) / 2, y: top, scale: qrSize / code.size })
}

/** Draws a transaction's receipt as a PDF on a till's paper. */
export function drawReceipt(
  row: Transaction,
  business: Pick<Merchant, 'name' | 'address' | 'phone'>,
): ArrayBuffer {
  const { title, amount, lines, code } = receiptOf(row)
  // The height is known once the text is broken into lines: they are laid out on a long sheet first.
  const layOut = (height: number): [doc: jsPDF, end: number] => {
    const doc = new jsPDF({ unit: 'mm', format: [width, height], putOnlyUsedFonts: true })
    let y = 22
    const say = (
      text: string,
      size: number,
      look: { bold?: boolean; color?: [number, number, number] } = {},
    ) => {
      doc.setFont('helvetica', look.bold ? 'bold' : 'normal')
      doc.setFontSize(size)
      doc.setTextColor(...(look.color ?? ink))
      const broken = doc.splitTextToSize(printable(text), right - margin) as string[]
      doc.text(broken, margin, y)
      y += broken.length * size * 0.42
    }
    drawLogo(doc)
    say(business.name, 12, { bold: true })
    say([business.address, business.phone].filter(Boolean).join(', '), 8, { color: grey })
    y += 3
    say(title, 9, { color: grey })
    y += 3
    say(amount, 20, { bold: true })
    doc.setDrawColor(...grey)
    doc.setLineWidth(0.1)
    doc.line(margin, y - 3, right, y - 3)
    y += 2
    for (const [term, value] of lines) {
      doc.setFontSize(8.5)
      doc.setFont('helvetica', 'normal')
      doc.setTextColor(...grey)
      doc.text(term, margin, y)
      doc.setTextColor(...ink)
      const broken = doc.splitTextToSize(printable(value), 42) as string[]
      doc.text(broken, right, y, { align: 'right' })
      y += 1.8 + broken.length * 3.6
    }
    y += 3
    drawQr(doc, code, y)
    y += qrSize + 6
    say('Made on this device from sample data. This is not a fiscal receipt.', 7, { color: grey })
    doc.setProperties({ title: `${title} ${row.id}`, creator: 'Paid' })
    return [doc, y + 4]
  }
  const [, end] = layOut(400)
  const [doc] = layOut(Math.max(end, width + 1))
  return doc.output('arraybuffer')
}
