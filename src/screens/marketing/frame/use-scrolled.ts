import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** Whether the page is scrolled by more than so many pixels (spec §4). */
export const useScrolled = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > threshold,
    () => false,
  )
