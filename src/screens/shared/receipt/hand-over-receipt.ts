import type { Merchant } from '#db/merchants/schemas.ts'
import { getInvoiceOf } from '#db/invoices/queries.ts'
import { getTransaction } from '#db/payments/queries.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import type { WrittenFile } from '#src/files/table-file.ts'
import { failures, fileMessages } from '#src/rules/messages/app.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { hasReceipt, type ReceiptInvoice, receiptName, receiptOf } from '#src/rules/receipt.ts'
import { asSaved, downloadFile } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'
import { drawReceiptPdf } from './receipt-pdf.ts'

/** Draws the merchant's receipt of a transaction. */
export const drawReceipt = async (
  row: Transaction,
  { name, address, phone, brand }: Pick<Merchant, 'name' | 'address' | 'phone' | 'brand'>,
  invoice: ReceiptInvoice | null = null,
): Promise<WrittenFile> =>
  drawReceiptPdf({
    ...receiptOf(row, invoice),
    id: row.id,
    business: name,
    brand,
    contact: [address, phone].filter(Boolean).join(', '),
  })

type Database = Parameters<typeof getTransaction>[0]

export async function handOverReceipt(db: Database, id: string): Promise<void> {
  const details = await getTransaction(db, id)
  if (!details?.merchant) return toast.error(failures['not-found']())
  const { transaction, merchant } = details
  if (!hasReceipt(transaction)) return toast.error(transactionMessages.noReceipt(id))
  const invoice = await getInvoiceOf(db, transaction)
  const { file, missing } = await drawReceipt(transaction, merchant, invoice)
  downloadFile(receiptName(id), 'application/pdf', file)
  toast.success(asSaved(fileMessages.made(transactionMessages.receiptDownloaded(id), missing)))
}
