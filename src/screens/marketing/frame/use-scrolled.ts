import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether the page is scrolled by more than the height of a mark at its top (spec §4). The browser tells: asking it for
 * the place of the scroll would make it lay out the page at once.
 */
export function useScrolled(mark: RefObject<HTMLElement | null>): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!mark.current) return
    const observer = new IntersectionObserver(([entry]) =>
      setScrolled(entry !== undefined && !entry.isIntersecting),
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [mark])
  return scrolled
}
