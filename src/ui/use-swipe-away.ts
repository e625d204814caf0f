import { useRef, type PointerEvent } from 'react'

/** The drag distance in pixels that closes a sheet. */
const enough = 80

/** Closes a sheet when its header is dragged down. `handle` goes on the header, `panel` on the sheet. */
export function useSwipeAway(onAway: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const start = useRef<number | null>(null)

  const pulled = (event: PointerEvent) => Math.max(event.clientY - (start.current ?? Infinity), 0)

  function shift(pixels: number) {
    if (!panel.current) return
    panel.current.style.transition = pixels > 0 ? 'none' : ''
    panel.current.style.translate = pixels > 0 ? `0 ${pixels}px` : ''
  }

  function finish(event: PointerEvent) {
    if (start.current === null) return
    const away = event.type === 'pointerup' && pulled(event) >= enough
    start.current = null
    shift(0)
    if (away) onAway()
  }

  return {
    panel,
    handle: {
      onPointerDown(event: PointerEvent) {
        if (event.pointerType !== 'touch' || matchMedia('(min-width: 48rem)').matches) return
        start.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent) {
        if (start.current !== null) shift(pulled(event))
      },
      onPointerUp: finish,
      onPointerCancel: finish,
    },
  }
}
