import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { loaded, refusalText } from '#src/data/run-action.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { toast } from '#src/ui/toast.ts'

export function useReceipt(): (id: string) => Promise<void> {
  const database = useDatabase()
  const dryRun = useDryRun()
  return async (id) => {
    try {
      if (await dryRun(transactionMessages.wouldDownloadReceipt(id))) return
      const { handOverReceipt } = await loaded(import('./hand-over-receipt.ts'))
      await handOverReceipt(database(), id)
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
}
