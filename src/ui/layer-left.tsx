import { createContext, use, useEffect, useRef } from 'react'

/** Told once the nearest layer below has left; null where nobody waits for it. */
export const LayerLeft = createContext<(() => void) | null>(null)

/**
 * Rendered inside a layer, tells once that has left: it is taken out of the page when the transitions in it have ended.
 */
export function TellLeft({ open }: { open: boolean }) {
  const onLeft = use(LayerLeft)
  const latest = useRef({ open, onLeft })
  useEffect(() => {
    latest.current = { open, onLeft }
  })
  useEffect(
    () => () => {
      // One that goes with the whole screen has not been closed.
      if (!latest.current.open) latest.current.onLeft?.()
    },
    [],
  )
  return null
}
