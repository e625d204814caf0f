import { useAddSamples } from '#src/screens/shared/invoices/use-add-samples.ts'
import { Button } from '#src/ui/button.tsx'
import { ControlRow } from './control-row.tsx'

/** Adds sample invoices in every state to the open business. */
export function SampleInvoicesControl() {
  const { add, pending } = useAddSamples()
  return (
    <ControlRow
      title="Sample invoices"
      text="Adds invoices in every status to this business. Reset removes them."
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-label="Add sample invoices"
          pending={pending}
          onClick={add}
        >
          Add invoices
        </Button>
      }
    />
  )
}
