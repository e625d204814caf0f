import { jsPDF } from 'jspdf'
import type { Merchant } from '#db/model/merchant.ts'
import type { Transaction } from '#db/model/transaction.ts'
import { printable, receiptOf } from '#src/rules/receipt.ts'
import { drawLogo, drawQr, grey, ink } from '#src/screens/shared/pdf/draw-marks.ts'

/** The paper of a till's printer, in millimetres. */
const width = 80
const margin = 6
const right = width - margin
const qrSize = 30

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
    drawLogo(doc, { x: margin, y: 8 })
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
    drawQr(doc, code, { x: (width - qrSize) / 2, y, size: qrSize })
    y += qrSize + 6
    say('Made on this device from sample data. This is not a fiscal receipt.', 7, { color: grey })
    doc.setProperties({ title: `${title} ${row.id}`, creator: 'Paid' })
    return [doc, y + 4]
  }
  const [, end] = layOut(400)
  const [doc] = layOut(Math.max(end, width + 1))
  return doc.output('arraybuffer')
}
