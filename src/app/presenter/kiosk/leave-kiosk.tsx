import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const PinDialog = lazyDialog(async () => (await import('./pin-dialog.tsx')).PinDialog)

/** The way out of the kiosk, in place of the demo controls. */
export function LeaveKiosk() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label="Leave kiosk"
        icon={<LockKeyhole aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <PinDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
