import { useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place: after closing, the focus is on what opened the layer, or on the page's main part where
 * that is gone (an approved row), never lost.
 */
export function useReturnFocus(open: boolean): void {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (!open) return
    return () => {
      // After the leaving motion, when the focus within it is dropped.
      const check = (tries: number) => {
        const lost = document.activeElement === document.body || !document.activeElement
        if (!lost) {
          if (tries > 0 && document.activeElement?.closest('[data-closed]')) retry(tries)
          return
        }
        const back = opener.current?.isConnected ? opener.current : document.querySelector('main')
        if (back instanceof HTMLElement) back.focus({ preventScroll: true })
      }
      const retry = (tries: number) => setTimeout(() => check(tries - 1), 100)
      retry(6)
    }
  }, [open])
  useEffect(() => {
    const note = (event: FocusEvent) => {
      if (event.target instanceof Element && !event.target.closest('[role*=dialog]'))
        opener.current = event.target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
}
