import { getTransaction } from '#db/payments/queries.ts'
import { failures } from '#src/rules/messages/app.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { receiptName } from '#src/rules/receipt.ts'
import { downloadFile } from '#src/ui/download-file.ts'
import { toast } from '#src/ui/toast.ts'
import { drawReceipt } from './draw-receipt.ts'

type Database = Parameters<typeof getTransaction>[0]

/** Makes the receipt of a transaction, and hands it over. */
export async function handOverReceipt(db: Database, id: string): Promise<void> {
  const details = await getTransaction(db, id)
  if (!details?.merchant) return toast.error(failures['not-found']())
  const pdf = await drawReceipt(details.transaction, details.merchant)
  downloadFile(receiptName(id), 'application/pdf', pdf)
  toast.success(transactionMessages.receiptDownloaded(id))
}
