import { type RefObject, useEffect, useState } from 'react'

/**
 * Returns whether at least a share of an element is in the viewport; undefined before the first look. An observer
 * reports it: reading the scroll position would force a layout.
 */
export function useInView(element: RefObject<Element | null>, share = 0): boolean | undefined {
  const [inView, setInView] = useState<boolean>()
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting = false, intersectionRatio = 0 } = entries.at(-1) ?? {}
        setInView(isIntersecting && intersectionRatio >= share)
      },
      { threshold: share },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, share])
  return inView
}
