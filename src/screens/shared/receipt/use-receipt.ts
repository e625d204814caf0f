import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { refusalText } from '#src/data/refusal.ts'
import { transactionMessages } from '#src/rules/messages/transaction-messages.ts'
import { failures } from '#src/rules/messages/failures.ts'
import { downloadFile } from '#src/ui/download-file.ts'
import { toast } from '#src/ui/toast.ts'

/** Makes and hands over the receipt of a transaction; what makes it loads with the first one. */
export function useReceipt(): (id: string) => Promise<void> {
  const database = useDatabase()
  const dryRun = useDryRun()
  return async (id) => {
    try {
      if (await dryRun(transactionMessages.wouldDownloadReceipt(id))) return
      const [{ drawReceipt }, { receiptName }, { getTransaction }] = await Promise.all([
        import('./draw-receipt.ts'),
        import('#src/rules/receipt.ts'),
        import('#db/queries/get-transaction.ts'),
      ])
      const details = await getTransaction(database(), id)
      if (!details?.merchant) return toast.error(failures['not-found']())
      const pdf = await drawReceipt(details.transaction, details.merchant)
      downloadFile(receiptName(id), 'application/pdf', pdf)
      toast.success(transactionMessages.receiptDownloaded(id))
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
}
