import { useLayoutEffect, useRef } from 'react'
import { createStore, useStore } from './store.ts'

/** The feet of the dialogs that are on the page, the topmost last; null for one that has none. */
const feet = createStore<readonly { element: HTMLElement | null }[]>([])

/** Returns the ref of a dialog's foot, where the page's frame says what the dialog covers. */
export function useDialogFoot() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const foot = { element: ref.current }
    feet.set([...feet.get(), foot])
    return () => feet.set(feet.get().filter((each) => each !== foot))
  }, [])
  return ref
}

/** Returns the foot of the topmost dialog; null where there is no dialog, or it has none. */
export const useTopFoot = (): HTMLElement | null => useStore(feet).at(-1)?.element ?? null
