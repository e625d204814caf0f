import { useEffect } from 'react'
import { createStore, useStore } from './store.ts'

/** The number of open layers whose buttons are where the toasts usually are. */
const covers = createStore(0)

/** Moves the toasts to the top while this is open and `active`, because its buttons are in their usual position. */
export function useToastsAbove(active: boolean): void {
  useEffect(() => {
    if (!active) return
    covers.set(covers.get() + 1)
    return () => covers.set(covers.get() - 1)
  }, [active])
}

/** Returns the current position of the toasts. */
export function useToastPlace(): 'bottom-right' | 'top-center' {
  return useStore(covers) > 0 ? 'top-center' : 'bottom-right'
}
