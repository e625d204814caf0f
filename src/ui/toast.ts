import { type RefObject, useEffect, useEffectEvent } from 'react'
import { createStore, useStore } from './store.ts'

export type ToastKind = 'success' | 'setback' | 'error' | 'info'

export interface ToastOptions {
  /** One action, such as Undo; using it closes the toast. */
  action?: { label: string; onClick: () => void }
  /** Stays until it is closed or used. */
  stays?: boolean
  /** How long it stays, in milliseconds, where that is longer than usual. */
  lasts?: number
  /** A later toast with the same topic replaces it. */
  topic?: string
  /** The language of the text, unless it is the page's. */
  lang?: string | undefined
}

/** The button of a toast that takes back what it reports. */
export const undoBy = (undo: () => unknown): NonNullable<ToastOptions['action']> => ({
  label: 'Undo',
  onClick: () => void undo(),
})

export type ShowToast = (kind: ToastKind, text: string, options: ToastOptions) => void

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

/** The space that open layers need at the bottom of the window, in pixels; the last one is on top. */
const spaces = createStore<readonly { of: Element; height: number }[]>([])

/** Keeps the toasts above what an element needs at the bottom of the window, while this is mounted and `active`. */
export function useToastsAbove(
  active: boolean,
  ref: RefObject<HTMLElement | null>,
  needs: (element: HTMLElement) => number,
): void {
  const measure = useEffectEvent(needs)
  useEffect(() => {
    const element = ref.current
    if (!active || !element) return
    const others = () => spaces.get().filter(({ of }) => of !== element)
    let frame = 0
    const keep = () => {
      const height = measure(element)
      if (spaces.get().find(({ of }) => of === element)?.height !== height)
        spaces.set([...others(), { of: element, height }])
    }
    // In the next frame: what is drawn within the observer's own could change what it observes.
    const watching = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(keep)
    })
    watching.observe(element)
    return () => {
      watching.disconnect()
      cancelAnimationFrame(frame)
      spaces.set(others())
    }
  }, [active, ref])
}

/** Returns the space below the toasts that the layer on top needs, in pixels; undefined when there is none. */
export function useSpaceBelowToasts(): number | undefined {
  return useStore(spaces).at(-1)?.height
}
