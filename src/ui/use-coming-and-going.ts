import { useLayoutEffect, useState, type RefObject } from 'react'

/** Attributes by which the styles say how a part of a layer comes and goes. */
export interface Moving {
  /** Not here yet, or on its way out. */
  'data-closed'?: ''
  /** On its way out. */
  'data-leave'?: ''
}

/**
 * Whether a layer is in the page: from when it opens until its parts have left it, however long that takes them.
 */
export function useComingAndGoing(open: boolean, layer: RefObject<HTMLElement | null>) {
  const [isThere, setThere] = useState(open)
  const [hasCome, setCome] = useState(false)
  if (open && !isThere) setThere(true)

  useLayoutEffect(() => {
    if (!isThere) return
    if (open) {
      // The browser has to see where it comes from before it is told to come.
      layer.current?.getBoundingClientRect()
      setCome(true)
      return
    }
    let current = true
    const parts = [...(layer.current?.querySelectorAll('[data-leave]') ?? [])]
    const moves = parts.flatMap((part) => part.getAnimations())
    void Promise.allSettled(moves.map((move) => move.finished)).then(() => {
      if (!current) return
      setThere(false)
      setCome(false)
    })
    return () => {
      current = false
    }
  }, [open, isThere, layer])

  const moving: Moving = {
    ...((!open || !hasCome) && { 'data-closed': '' }),
    ...(!open && { 'data-leave': '' }),
  }
  return { isThere, moving }
}
