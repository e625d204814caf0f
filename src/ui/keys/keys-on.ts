import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

const key = 'single-keys'
/** A choice that the device could not remember. */
const unsaved = createStore<boolean | undefined>(undefined)

/** Returns whether shortcuts are enabled on this device (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  try {
    return unsaved.get() ?? localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Enables or disables shortcuts and remembers the choice. */
export function turnKeys(on: boolean): void {
  let stays = true
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // The choice then lasts until the page is left.
    stays = false
  }
  unsaved.set(stays ? undefined : on)
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
