import { useLayoutEffect, useState, type RefObject } from 'react'

/** Attributes by which the styles say how a part of a layer comes and goes. */
export interface Moving {
  /** Not here yet, or on its way out. */
  'data-closed'?: ''
  /** On its way out. */
  'data-leave'?: ''
}

/**
 * Whether a layer is in the page: from when it opens until the transitions in it have ended, whatever they are and
 * however long, after it has closed.
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
    const moves = layer.current?.getAnimations({ subtree: true }) ?? []
    const ends = moves.filter((move) => move instanceof CSSTransition).map((move) => move.finished)
    void Promise.allSettled(ends).then(() => {
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
