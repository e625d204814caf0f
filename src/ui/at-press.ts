import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { LazyPart } from './lazy-part.ts'

/** What a button was pressed by: the pointer, Enter and the space bar click it, an arrow opens a list from one end. */
export type PressedBy = 'click' | 'ArrowDown' | 'ArrowUp'

/**
 * What opens from a button loads and mounts with the first press: rendering fifty closed menus took 110 ms instead of
 * 10. Until then `pressable` are the props of a plain button; then the part stands in its place and presses its own
 * with `usePressAgain`.
 */
export function useAtPress<Part>(part: LazyPart<Part>, keys: readonly PressedBy[] = []) {
  const [pressedBy, setPressedBy] = useState<PressedBy>()
  const Part = part.use(pressedBy !== undefined, () => setPressedBy(undefined))
  const preload = () => void part.preload()
  return {
    Part,
    pressedBy,
    pressable: {
      'aria-expanded': false,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => setPressedBy('click'),
      onKeyDown(event: KeyboardEvent) {
        const key = keys.find((each) => each === event.key)
        if (!key) return
        event.preventDefault()
        setPressedBy(key)
      },
    },
  }
}

/** Returns the ref of a library's button that opens at once, because it opens only through its button. */
export function usePressAgain(pressedBy: PressedBy): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null)
  const start = useRef<PressedBy | undefined>(pressedBy)
  useEffect(() => {
    const key = start.current
    start.current = undefined
    if (key === 'click') ref.current?.click()
    else if (key) ref.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }, [])
  return ref
}
