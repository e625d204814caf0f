import { useEffect, useSyncExternalStore } from 'react'

let covers = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1): void {
  covers += change
  for (const listener of listeners) listener()
}

/** Sends the toasts to the top while this is open and `active`: their usual place holds its buttons. */
export function useToastsAbove(active: boolean): void {
  useEffect(() => {
    if (!active) return
    count(1)
    return () => count(-1)
  }, [active])
}

/** Where toasts stand now. */
export function useToastPlace(): 'bottom-right' | 'top-center' {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => (covers > 0 ? 'top-center' : 'bottom-right'),
  )
}
