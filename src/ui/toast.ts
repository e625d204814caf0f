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
