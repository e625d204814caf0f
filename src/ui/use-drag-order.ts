import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Returns a list with one item moved. */
export function reordered<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

interface Drag {
  /** The original index of the dragged item. */
  from: number
  /** The index where it would land. */
  to: number
}

/** Returns the index of an item dragged to a height: below every other item whose middle is above it. */
function placeAt(list: HTMLElement, from: number, y: number): number {
  const middles = [...list.children].flatMap((row) => {
    const { top, height } = row.getBoundingClientRect()
    return row instanceof HTMLElement && row.dataset.at !== String(from) ? [top + height / 2] : []
  })
  return middles.filter((middle) => middle < y).length
}

/**
 * Reorders the rows of a list by dragging their grips: rows make room during the drag, and only releasing moves the
 * item. Escape, or a touch that the system cancels, restores the order. The rows are the list's children, with
 * `data-at`.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const latest = useRef({ drag, onMove })
  useEffect(() => {
    latest.current = { drag, onMove }
  })
  const dragging = drag !== null

  useEffect(() => {
    if (!dragging) return
    const onPointerMove = ({ clientY }: globalThis.PointerEvent) =>
      setDrag((before) => {
        if (!before || !list.current) return before
        const to = placeAt(list.current, before.from, clientY)
        return to === before.to ? before : { ...before, to }
      })
    const stop = () => setDrag(null)
    const drop = () => {
      const { drag: dropped, onMove: move } = latest.current
      stop()
      if (dropped && dropped.from !== dropped.to) move(dropped.from, dropped.to)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      stop()
    }
    // On the window, because the row itself may move in the DOM and lose its events.
    addEventListener('pointermove', onPointerMove)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', stop)
    addEventListener('keydown', onKey, true)
    return () => {
      removeEventListener('pointermove', onPointerMove)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', stop)
      removeEventListener('keydown', onKey, true)
    }
  }, [dragging, list])

  return {
    dragged: drag?.from ?? null,
    /** The order in which the rows are shown. */
    order: (count: number): number[] => {
      const places = Array.from({ length: count }, (_, at) => at)
      return drag ? reordered(places, drag.from, drag.to) : places
    },
    grab: (from: number) => (event: PointerEvent) => {
      if (event.button === 0) setDrag({ from, to: from })
    },
  }
}
