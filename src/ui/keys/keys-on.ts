import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../browser-storage.ts'
import { createStore } from '../store.ts'

const key = 'single-keys'
/** A choice that the device could not remember. */
const unsaved = createStore<boolean | undefined>(undefined)

/** Returns whether shortcuts are enabled on this device (WCAG 2.1.4). */
export const areKeysOn = (): boolean => unsaved.get() ?? deviceStorage.read(key) !== 'off'

/** Enables or disables shortcuts and remembers the choice. */
export function turnKeys(on: boolean): void {
  // A choice that can't be stored lasts until the page is left.
  unsaved.set(deviceStorage.tryWrite(key, on ? null : 'off') ? undefined : on)
}

function subscribe(listener: () => void): () => void {
  const stop = unsaved.subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    stop()
    removeEventListener('storage', listener)
  }
}

export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, areKeysOn, () => true)
