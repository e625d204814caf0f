import type { Merchant } from '#db/merchants/schemas.ts'
import { getTransaction } from '#db/payments/queries.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { failures } from '#src/rules/messages/app.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { receiptName, receiptOf } from '#src/rules/receipt.ts'
import { drawLetterhead } from '#src/files/draw-letterhead.ts'
import { drawQr } from '#src/files/draw-path.ts'
import { Paper } from '#src/files/paper.ts'
import { grey } from '#src/files/pdf.ts'
import { downloadFile } from '#src/ui/download-file.ts'
import { toast } from '#src/ui/toast.ts'

/** Till paper, 80 mm wide. */
const till = { width: 227, height: null, margin: 17 }
const qrSize = 85
/** The maximum width of values. */
const valueWidth = 119

export async function drawReceipt(
  row: Transaction,
  business: Pick<Merchant, 'name' | 'address' | 'phone' | 'brand'>,
): Promise<Blob> {
  const { title, amount, lines, code } = receiptOf(row)
  const paper = await Paper.of(till)
  const { left, right } = paper
  paper.draw((doc) => drawLetterhead(doc, business, { left, right, y: 22 }))
  paper.y = 62
  paper.say(business.name, { size: 12, bold: true })
  paper.say([business.address, business.phone].filter(Boolean).join(', '), {
    size: 8,
    colour: grey,
  })
  paper.y += 8
  paper.say(title, { size: 9, colour: grey })
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
  paper.say('Sample receipt. Not a fiscal receipt.', {
    size: 7,
    colour: grey,
  })
  return paper.finish(`${title} ${row.id}`)
}

type Database = Parameters<typeof getTransaction>[0]

export async function handOverReceipt(db: Database, id: string): Promise<void> {
  const details = await getTransaction(db, id)
  if (!details?.merchant) return toast.error(failures['not-found']())
  const pdf = await drawReceipt(details.transaction, details.merchant)
  downloadFile(receiptName(id), 'application/pdf', pdf)
  toast.success(transactionMessages.receiptDownloaded(id))
}
