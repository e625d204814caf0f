import { useSyncExternalStore } from 'react'
import { deviceStorage } from '#src/ui/browser-storage.ts'
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
