import { useSyncExternalStore } from 'react'

const key = 'single-keys'
const listeners = new Set<() => void>()
let unkept: boolean | undefined

/** Returns whether shortcuts are enabled on this device (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  try {
    return unkept ?? localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

/** Enables or disables shortcuts and remembers the choice. */
export function turnKeys(on: boolean): void {
  unkept = undefined
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // The choice then lasts until the page is left.
    unkept = on
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, areKeysOn, () => true)
