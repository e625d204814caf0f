import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export type ChartColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export const fills: Record<ChartColor, string> = {
  1: 'fill-chart-1',
  2: 'fill-chart-2',
  3: 'fill-chart-3',
  4: 'fill-chart-4',
  5: 'fill-chart-5',
  6: 'fill-chart-6',
  7: 'fill-chart-7',
  /** What is beside the named parts. */
  8: 'fill-subtle',
}

/** The small square that links a name in the list to its part of the chart. */
export function ChartKey({ color }: { color: ChartColor }) {
  return (
    <svg aria-hidden width="12" height="12" className="flex-none forced-color-adjust-none">
      <rect width="12" height="12" rx="3" className={fills[color]} />
    </svg>
  )
}

/**
 * Returns the live width of a box in whole pixels; `usual` until it is measured, which happens before it is painted. The
 * box's size must not depend on what is drawn for a width: browsers report that as an error.
 */
export function useBoxWidth<Box extends Element>(usual = 240): [RefObject<Box | null>, number] {
  const box = useRef<Box>(null)
  const [width, setWidth] = useState(usual)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // First called between layout and paint. To measure right here would lay the page out within this task: at a quarter
    // of the CPU speed, the home screen's longest one took 132 ms in place of 73.
    const observer = new ResizeObserver(() => {
      const { width: exact } = element.getBoundingClientRect()
      flushSync(() => setWidth(Math.round(exact) || usual))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [usual])
  return [box, width]
}
