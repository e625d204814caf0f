import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * Returns the live width of a box in whole pixels; `usual` until it is measured, which happens before it is painted.
 */
export function useBoxWidth<Box extends Element>(usual = 240): [RefObject<Box | null>, number] {
  const box = useRef<Box>(null)
  const [width, setWidth] = useState(usual)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setWidth(Math.round(element.getBoundingClientRect().width) || usual)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [usual])
  return [box, width]
}
