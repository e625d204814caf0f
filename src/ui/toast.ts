import { useEffect } from 'react'
import { createStore, useStore } from './store.ts'
import type { ShowToast, ToastKind, ToastOptions } from './toaster.tsx'

export type { ToastOptions } from './toaster.tsx'

let toaster: Promise<ShowToast> | undefined

async function load(): Promise<ShowToast> {
  try {
    const { mountToaster } = await import('./toaster.tsx')
    return await mountToaster()
  } catch (error) {
    // The next toast retries the load.
    toaster = undefined
    throw error
  }
}

const say =
  (kind: ToastKind) =>
  (text: string, options: ToastOptions = {}): void => {
    toaster ??= load()
    toaster.then((show) => show(kind, text, options)).catch(reportError)
  }

/**
 * Shows a short message from anywhere; the code loads with the first one. A `setback` reports an action that succeeded
 * but takes something away, so it has no tick.
 */
export const toast = {
  success: say('success'),
  setback: say('setback'),
  error: say('error'),
  info: say('info'),
}

/** Preloads the code of the toasts, so that the first one appears at once and offline. */
export function warmToaster(): void {
  toaster ??= load()
  toaster.catch(reportError)
}

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
export function useToastPosition(): 'bottom-right' | 'top-center' {
  return useStore(covers) > 0 ? 'top-center' : 'bottom-right'
}
