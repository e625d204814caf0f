import { getMerchantId } from '#db/people/persona-queries.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { countOf } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast.ts'
import { ControlRow } from './control-row.tsx'

/** Adds sample invoices in every state to the open business. */
export function SampleInvoicesControl() {
  const database = useDatabase()
  const add = useAction('addSampleInvoices', {
    success: (count) =>
      count === 0 ? 'Sample invoices already added' : `${countOf(count, 'sample invoice')} added`,
    dryRun: 'Sample invoices would be added',
  })

  async function press() {
    try {
      const [{ sampleInvoices }, merchantId] = await Promise.all([
        import('#seed/sample-invoices.ts'),
        getMerchantId(database()),
      ])
      await add.run({ merchantId, samples: sampleInvoices(new Date()) })
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }

  return (
    <ControlRow
      title="Sample invoices"
      text="Shows invoices in every status, in the open business. Reset removes them."
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-label="Add sample invoices"
          pending={add.pending}
          onClick={() => void press()}
        >
          Add invoices
        </Button>
      }
    />
  )
}
