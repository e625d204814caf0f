import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createStore } from './store.ts'
import { afterPaint } from './timing.ts'

const lit = createStore<string | null>(null)

/** How long a row is lit, and how long it then fades, in milliseconds. */
const litFor = 3_000
const fadesFor = 600

/** Lights the row of this id, on the screen that shows it next. */
export const highlight = (id: string): void => lit.set(id)

/** Returns the attributes of a row that is lit for three seconds, in the middle of the window, when it is asked for. */
export function useHighlighted<Row extends HTMLElement>(id: string) {
  const isLit = useSyncExternalStore(
    lit.subscribe,
    () => lit.get() === id,
    () => false,
  )
  const ref = useRef<Row>(null)
  const [fading, setFading] = useState(false)

  useEffect(() => {
    if (!isLit) return
    // After the arrival on a new screen, which scrolls to its top.
    const cancel = afterPaint(() => ref.current?.scrollIntoView({ block: 'center' }))
    const fade = setTimeout(() => setFading(true), litFor)
    const end = setTimeout(() => {
      setFading(false)
      if (lit.get() === id) lit.set(null)
    }, litFor + fadesFor)
    return () => {
      cancel()
      clearTimeout(fade)
      clearTimeout(end)
      setFading(false)
    }
  }, [isLit, id])

  return {
    ref,
    'data-lit': isLit ? (fading ? 'fading' : 'on') : undefined,
    'aria-current': isLit || undefined,
  } as const
}
