import { LockKeyhole } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useKiosk } from '#src/data/kiosk.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const KioskWatch = lazy(async () => ({ default: (await import('./kiosk-watch.tsx')).KioskWatch }))

export interface KioskHostProps {
  /** Ends what a visitor left open, such as a tour, once it has started over. */
  onStartedOver: () => void
}

/** Watches over the kiosk while it is on, on every page. */
export function KioskHost(props: KioskHostProps) {
  const kiosk = useKiosk()
  if (!kiosk) return null
  return (
    <Suspense>
      <KioskWatch {...props} kiosk={kiosk} />
    </Suspense>
  )
}

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
