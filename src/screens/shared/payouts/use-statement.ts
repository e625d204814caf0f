import { getMerchantId } from '#db/queries/get-persona.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { refusalText } from '#src/data/refusal.ts'
import { payoutMessages } from '#src/rules/messages/payout-messages.ts'
import { failures } from '#src/rules/messages/failures.ts'
import { downloadFile } from '#src/ui/download-file.ts'
import { toast } from '#src/ui/toast.ts'

const mimes = { pdf: 'application/pdf', csv: 'text/csv;charset=utf-8' } as const

/** Makes and hands over the statement of a payout; what makes it loads with the first one. */
export function useStatement(): (id: string, format: 'pdf' | 'csv') => Promise<void> {
  const database = useDatabase()
  const dryRun = useDryRun()
  return async (id, format) => {
    try {
      if (await dryRun(payoutMessages.wouldDownload(id))) return
      const db = database()
      const [{ getPayout }, merchantId] = await Promise.all([
        import('#db/queries/get-payout.ts'),
        getMerchantId(db),
      ])
      const details = await getPayout(db, merchantId, id)
      if (!details?.merchant) return toast.error(failures['not-found']())
      const content =
        format === 'pdf'
          ? await (await import('./draw-statement.ts')).drawStatement(details, details.merchant)
          : (await import('./statement-csv.ts')).statementCsv(details)
      const file = `payout-${id}.${format}`
      downloadFile(file, mimes[format], content)
      toast.success(payoutMessages.statementDownloaded(file))
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
}
