import { useEffect, useRef } from 'react'

/** On navigation, sets the page's title, scrolls to the top and focuses the main element for screen readers. */
export function useArrival(title: string, location: string): void {
  const before = useRef(location)
  useEffect(() => {
    document.title = `${title} · Paid`
  }, [title])
  useEffect(() => {
    if (before.current === location) return
    before.current = location
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [location])
}
