import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether a box is at least so wide, kept live; undefined before it is measured, which is before the first paint. For
 * what would be felt if it were drawn twice and one hidden; elsewhere a container query does.
 */
export function useBoxFits<Box extends HTMLElement>(
  width: number,
): [RefObject<Box | null>, boolean | undefined] {
  const box = useRef<Box>(null)
  const [fits, setFits] = useState<boolean>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setFits(element.clientWidth >= width)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])
  return [box, fits]
}
