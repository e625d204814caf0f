import { useEffect, type RefObject } from 'react'

/** Tells an element, as `--keyboard`, how much of the window the keyboard of a phone covers. */
export function useKeyboardRoom(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = visualViewport
    const element = box.current
    if (!view || !element) return
    const measure = () => {
      const covered = innerHeight - view.height - view.offsetTop
      element.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [box])
}
