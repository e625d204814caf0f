import { useRef, type PointerEvent, type ReactNode } from 'react'

/** The drag distance in pixels that triggers the action. */
const enough = 96
/** Below this distance it may still be a tap or a scroll. */
const slack = 10

interface Side {
  label: string
  icon: ReactNode
  /** The colors of the uncovered area. */
  className: string
  onSwipe: () => void
}

interface Props {
  /** The actions of a swipe to the right and to the left. */
  right: Side
  left: Side
  /** Disables swiping, for people who may use neither action. */
  still?: boolean
  children: ReactNode
}

const uncovered = 'absolute inset-y-0 flex items-center gap-2 px-5 font-semibold'

/**
 * A row with an action for each direction of a swipe. Both actions also need a button, because mice, keyboards and
 * screen readers cannot swipe.
 */
export function SwipeRow({ right, left, still = false, children }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const start = useRef<{ x: number; y: number; moving: boolean } | null>(null)

  const movedBy = (event: PointerEvent) => event.clientX - (start.current?.x ?? event.clientX)

  function shift(pixels: number) {
    if (!row.current) return
    row.current.style.transition = pixels === 0 ? '' : 'none'
    row.current.style.translate = pixels === 0 ? '' : `${pixels}px`
  }

  function move(event: PointerEvent) {
    const from = start.current
    if (!from) return
    const by = movedBy(event)
    if (!from.moving) {
      if (Math.abs(by) < slack || Math.abs(by) < Math.abs(event.clientY - from.y)) return
      from.moving = true
      // From here on the gesture belongs to this row and is not a tap on its content.
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    shift(by)
  }

  function finish(event: PointerEvent) {
    const moving = start.current?.moving ?? false
    const by = movedBy(event)
    start.current = null
    shift(0)
    if (!moving || event.type !== 'pointerup' || Math.abs(by) < enough) return
    if (by > 0) right.onSwipe()
    else left.onSwipe()
  }

  return (
    <div className="relative overflow-hidden rounded-[inherit]">
      <div aria-hidden className="forced-color-adjust-none">
        <span className={`${uncovered} left-0 right-1/2 ${right.className}`}>
          {right.icon}
          {right.label}
        </span>
        <span className={`${uncovered} right-0 left-1/2 justify-end ${left.className}`}>
          {left.label}
          {left.icon}
        </span>
      </div>
      <div
        ref={row}
        className="relative touch-pan-y rounded-[inherit] bg-surface transition-[translate] duration-(--t-base)"
        onPointerDown={(event) => {
          if (event.pointerType === 'touch' && event.isPrimary && !still)
            start.current = { x: event.clientX, y: event.clientY, moving: false }
        }}
        onPointerMove={move}
        onPointerUp={finish}
        onPointerCancel={finish}
      >
        {children}
      </div>
    </div>
  )
}
