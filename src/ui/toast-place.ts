import { useEffect, useSyncExternalStore } from 'react'

let covers = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1): void {
  covers += change
  for (const listener of listeners) listener()
}

/** Moves the toasts to the top while this is open and `active`, because its buttons are in their usual position. */
export function useToastsAbove(active: boolean): void {
  useEffect(() => {
    if (!active) return
    count(1)
    return () => count(-1)
  }, [active])
}

/** Returns the current position of the toasts. */
export function useToastPlace(): 'bottom-right' | 'top-center' {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => (covers > 0 ? 'top-center' : 'bottom-right'),
  )
}
