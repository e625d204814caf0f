import { getDemoSettings } from '#db/demo/queries.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { countOf } from '#db/text/format.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/run-action.ts'
import { loadSampleInvoices } from '#src/data/samples.ts'
import { useAction } from '#src/data/use-action.ts'
import { toast } from '#src/ui/toast.ts'

/** Adds sample invoices in every state to the open business. */
export function useAddSamples() {
  const database = useOpenDatabase()
  const { run, pending } = useAction('addSampleInvoices', {
    success: (count) =>
      count === 0 ? 'Sample invoices already added' : `${countOf(count, 'sample invoice')} added`,
    dryRun: 'Sample invoices would be added',
  })
  async function add(): Promise<void> {
    try {
      const db = await database()
      const [{ business }, merchantId] = await Promise.all([getDemoSettings(db), getMerchantId(db)])
      const samples = await loadSampleInvoices(business)
      await run({ merchantId, samples })
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
  return { add: () => void add(), pending }
}
