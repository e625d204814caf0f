import { useEffect, useRef } from 'react'

/** On arrival at a page: its title, the top of the page, and the focus on its main part for screen readers. */
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
