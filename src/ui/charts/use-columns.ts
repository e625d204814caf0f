import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'

/**
 * Tracks the focused, hovered or tapped column of a chart. All columns are one tab stop; the arrow keys, Home and End
 * move between them.
 */
export function useColumns(count: number) {
  const last = count - 1
  const [stop, setStop] = useState<number>()
  const [focused, setFocused] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const tabStop = Math.min(stop ?? last, last)

  function go(event: KeyboardEvent<SVGElement>, at: number) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const column = event.currentTarget.parentElement?.children[Math.max(0, Math.min(to, last))]
    if (column instanceof SVGElement) column.focus()
  }

  return {
    shown: over ?? focused,
    columnProps: (at: number) => ({
      tabIndex: at === tabStop ? 0 : -1,
      onKeyDown: (event: KeyboardEvent<SVGElement>) => go(event, at),
      onFocus: () => {
        setFocused(at)
        setStop(at)
        // A mouse at rest over the chart is not a choice.
        setOver(null)
      },
      onBlur: (_event: FocusEvent) => setFocused(null),
      onPointerEnter: (_event: PointerEvent) => setOver(at),
      onPointerLeave: (_event: PointerEvent) => setOver(null),
    }),
  }
}
