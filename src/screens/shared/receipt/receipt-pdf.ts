import type { Merchant } from '#db/merchants/schemas.ts'
import { sayLetterhead } from '#src/files/draw-letterhead.ts'
import { drawQr } from '#src/files/draw-path.ts'
import { PdfPaper } from '#src/files/paper.ts'
import { grey } from '#src/files/colours.ts'
import type { WrittenFile } from '#src/files/table-file.ts'
import type { Receipt } from '#src/rules/receipt.ts'
import { type PaperWidth, receiptPaper } from './paper-width.tsx'

/** A receipt with whose it is, to be drawn. */
export interface ReceiptPaper extends Receipt {
  /** The transaction's, for the title of the file. */
  id: string
  business: string
  brand?: Merchant['brand']
  /** Where the business is reached; '' if unknown. */
  contact: string
}

/** Till paper of each width, in points. A printer of 58 mm prints 48 mm of it. */
const tills: Record<PaperWidth, { width: number; height: null; margin: number }> = {
  80: { width: 227, height: null, margin: 17 },
  58: { width: 164, height: null, margin: 14 },
}
const qrSize = 85
/** The share of the width that a term takes; its value has the rest. */
const termShare = 0.38
const gap = 5

/** Writes a term and its value beside it, each as high as its lines. */
function sayLine(paper: PdfPaper, term: string, value: string, size: number): void {
  const whole = paper.right - paper.left
  const terms = paper.lines(term, { size, width: whole * termShare })
  const values = paper.lines(value, { size, width: whole * (1 - termShare) - gap })
  for (let row = 0; row < Math.max(terms.length, values.length); row += 1) {
    paper.put(terms[row] ?? '', { size, colour: grey })
    paper.put(values[row] ?? '', { size, toRight: true })
    paper.y += size * 1.2
  }
  paper.y += gap
}

/** The size of the amount, on one line: a smaller one where the paper is narrow. */
const amountSize = (paper: PdfPaper, amount: string): number =>
  [20, 18, 16, 14].find((size) => paper.lines(amount, { size, bold: true }).length === 1) ?? 12

/** Draws a receipt as a PDF for paper of a width, as long as its content. */
export async function drawReceiptPdf(
  receipt: ReceiptPaper,
  paperWidth: PaperWidth = receiptPaper(),
): Promise<WrittenFile> {
  const { id, business, brand, contact, title, amount, lines, code, foot } = receipt
  const till = tills[paperWidth]
  const size = paperWidth === '58' ? 7.5 : 8.5
  const paper = await PdfPaper.of(till)
  sayLetterhead(paper, { name: business, brand, contact: [contact].filter(Boolean) }, { title })
  paper.y += 12
  paper.say(amount, { size: amountSize(paper, amount), bold: true })
  paper.rule(9)
  paper.y += 6
  for (const [term, value] of lines) sayLine(paper, term, value, size)
  paper.y += 8
  const square = { x: (till.width - qrSize) / 2, y: paper.y, size: qrSize }
  paper.draw((doc) => drawQr(doc, code, square))
  paper.y += qrSize + 17
  return paper.finish(`${title} ${id}`, foot)
}
