import { Printer } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'

/** Prints the tab that is open: what is only for the screen stays away from the paper. */
export function PrintButton() {
  return (
    <Button
      data-no-print
      variant="secondary"
      icon={<Printer aria-hidden />}
      onClick={() => print()}
    >
      Print
    </Button>
  )
}
