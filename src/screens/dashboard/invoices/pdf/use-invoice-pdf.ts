import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { loaded, refusalText } from '#src/data/run-action.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { toast } from '#src/ui/toast.ts'

/** Returns a function that downloads an invoice as a PDF; the code loads with the first one. */
export function useInvoicePdf(): (id: string) => Promise<void> {
  const database = useDatabase()
  const dryRun = useDryRun()
  return async (id) => {
    try {
      if (await dryRun(invoiceMessages.wouldDownload)) return
      const { handOverInvoice } = await loaded(import('./hand-over-invoice.ts'))
      await handOverInvoice(database(), id)
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
}
