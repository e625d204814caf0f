import { useLocation } from 'wouter'
import { pathTo } from '#src/routes/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { ControlRow } from './control-row.tsx'

/** Opens the scanner with which this phone pays a seller's phone. */
export function ScanControl({ onLeave }: { onLeave: () => void }) {
  const [, navigate] = useLocation()

  function open() {
    onLeave()
    whenLayersClosed(() => navigate(pathTo('pay-here')))
  }

  return (
    <ControlRow
      title="Scan to pay"
      text="Use this phone as the customer’s. Scan the code on the seller’s phone."
      action={
        <Button variant="secondary" size="sm" aria-label="Open the scanner" onClick={open}>
          Open
        </Button>
      }
    />
  )
}
