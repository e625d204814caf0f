import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * Whether a box is at least so wide, kept live; undefined before it is measured. For content so long that drawing it
 * twice and hiding one would be felt; elsewhere a container query does.
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
