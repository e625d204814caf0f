import type { ShowToast, ToastKind, ToastOptions } from './toaster.tsx'

export type { ToastOptions } from './toaster.tsx'

let toaster: Promise<ShowToast> | undefined

async function load(): Promise<ShowToast> {
  try {
    const { mountToaster } = await import('./toaster.tsx')
    return await mountToaster()
  } catch (error) {
    // Tried anew by the next one.
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
 * A short word on what just happened, from anywhere. Loaded with the first one. What was done, but takes something away,
 * is a `setback`: it has no tick.
 */
export const toast = {
  success: say('success'),
  setback: say('setback'),
  error: say('error'),
  info: say('info'),
}

/** Loads what the first toast needs, so that it can be said without a connection and at once. */
export function warmToaster(): void {
  toaster ??= load()
  toaster.catch(reportError)
}
