import { firstLook } from './first-look.ts'

/** Runs once the first look is over and the page has nothing more urgent to do; the returned function calls it off. */
export function whenIdle(run: () => void): () => void {
  let cancel: (() => void) | undefined
  let calledOff = false
  void firstLook().then(() => {
    if (calledOff) return
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(run, 500)
      cancel = () => clearTimeout(timer)
      return
    }
    const handle = requestIdleCallback(run, { timeout: 2000 })
    cancel = () => cancelIdleCallback(handle)
  })
  return () => {
    calledOff = true
    cancel?.()
  }
}

/**
 * Loads something when the page is idle, if the device keeps the app's files: a first visit does not pay for what it may
 * not use. The returned function calls it off.
 */
export function loadWhenIdle(load: () => Promise<unknown>): (() => void) | undefined {
  // What could not be loaded is asked for again, and said, when it is needed.
  const quietly = () => void load().catch(() => undefined)
  return navigator.serviceWorker?.controller ? whenIdle(quietly) : undefined
}
