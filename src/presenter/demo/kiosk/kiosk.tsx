import { LockKeyhole } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { deviceStorage } from '#src/ui/browser-storage.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { createStore } from '#src/ui/store.ts'

/** The settings of kiosk mode, in which visitors use the device alone. Stored outside the data, which it replaces. */
export interface Kiosk {
  /** The idle time after which it starts over, in minutes. */
  minutes: number
  /** The snapshot that it starts over with; the sample data if null. */
  snapshotId: string | null
  /** The snapshot of what was there before; omitted if none could be kept. */
  keptAs?: string
  salt: string
  /** The hash of the PIN that ends it. */
  pinHash: string
  /** The wrong PINs in a row, and when another one can be tried, in milliseconds. */
  wrong: number
  waitUntil: number
}

const key = 'paid-kiosk'

function read(): Kiosk | null {
  const stored = deviceStorage.readJson(key) as Partial<Kiosk> | null
  // Earlier versions stored another kind of hash, which no PIN matches: such a kiosk is off, and its next start asks for a
  // new PIN.
  return typeof stored?.pinHash === 'string' && typeof stored.minutes === 'number'
    ? (stored as Kiosk)
    : null
}

const current = createStore(read())

if (typeof addEventListener === 'function')
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) current.set(read())
  })

export const getKiosk = (): Kiosk | null => current.get()
/** Returns the kiosk, live; off while a prerendered page starts. */
export const useKiosk = (): Kiosk | null =>
  useSyncExternalStore(current.subscribe, current.get, () => null)

/** Turns the kiosk on, changes it, or turns it off with null. Throws where the browser stores nothing. */
export function setKiosk(kiosk: Kiosk | null): void {
  deviceStorage.write(key, kiosk && JSON.stringify(kiosk))
  current.set(kiosk)
}

const KioskWatch = lazy(async () => ({ default: (await import('./kiosk-watch.tsx')).KioskWatch }))

/** Watches over the kiosk while it is on, on every page. */
export function KioskHost() {
  const kiosk = useKiosk()
  if (!kiosk) return null
  return (
    <Suspense>
      <KioskWatch kiosk={kiosk} />
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
