import type { Merchant } from '#db/merchants/schemas.ts'
import { sayLetterhead } from '#src/files/draw-letterhead.ts'
import { drawQr } from '#src/files/draw-path.ts'
import { PdfPaper } from '#src/files/paper.ts'
import { grey } from '#src/files/colours.ts'
import type { WrittenFile } from '#src/files/table-file.ts'
import { type Receipt, receiptFoot } from '#src/rules/receipt.ts'

/** A receipt with whose it is, to be drawn. */
export interface ReceiptPaper extends Receipt {
  /** The transaction's, for the title of the file. */
  id: string
  business: string
  brand?: Merchant['brand']
  /** Where the business is reached; '' if unknown. */
  contact: string
}

/** Till paper, 80 mm wide. */
const till = { width: 227, height: null, margin: 17 }
const qrSize = 85
/** The maximum width of values. */
const valueWidth = 119

/** Draws a receipt as a PDF, as long as its content. */
export async function drawReceiptPdf(receipt: ReceiptPaper): Promise<WrittenFile> {
  const { id, business, brand, contact, title, amount, lines, code } = receipt
  const paper = await PdfPaper.of(till)
  sayLetterhead(paper, { name: business, brand, contact: [contact].filter(Boolean) }, { title })
  paper.y += 12
  paper.say(amount, { size: 20, bold: true })
  paper.rule(9)
  paper.y += 6
  for (const [term, value] of lines) {
    const look = { size: 8.5, width: valueWidth, toRight: true }
    paper.put(term, { size: 8.5, colour: grey })
    paper.say(value, look, 1.2)
    paper.y += 5
  }
  paper.y += 8
  const square = { x: (till.width - qrSize) / 2, y: paper.y, size: qrSize }
  paper.draw((doc) => drawQr(doc, code, square))
  paper.y += qrSize + 17
  return paper.finish(`${title} ${id}`, receiptFoot)
}
