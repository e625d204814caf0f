import { useEffect, useRef, type PointerEvent } from 'react'

/** How far a finger moves before it means the next slide, in pixels. */
const reach = 48

/** Turns slides by the arrow keys and by swiping; the answer goes onto what is swiped. */
export function useTurn(turn: (by: 1 | -1) => void) {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key === 'ArrowRight') latest.current(1)
      if (event.key === 'ArrowLeft') latest.current(-1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from.current) return
      const across = event.clientX - from.current.x
      const down = event.clientY - from.current.y
      from.current = null
      if (Math.abs(across) < reach || Math.abs(across) < 1.5 * Math.abs(down)) return
      turn(across < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
