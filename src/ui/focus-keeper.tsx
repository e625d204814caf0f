import { useLayoutEffect, type RefObject } from 'react'

/**
 * Rendered inside a layer, keeps the keyboard's place. Opened by touch, the layer takes the focus too (the library
 * leaves it outside). Once gone, the focus is on what opened it, or on the page's main part where that is gone as well
 * (an approved row).
 */
export function FocusKeeper({ layer }: { layer: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    const opener = document.activeElement
    const enter = requestAnimationFrame(() => {
      const inside = layer.current?.contains(document.activeElement)
      if (!inside) layer.current?.focus({ preventScroll: true })
    })
    return () => {
      cancelAnimationFrame(enter)
      // After the library's own attempt.
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return
        const back = opener?.isConnected ? opener : document.querySelector('main')
        if (back instanceof HTMLElement) back.focus({ preventScroll: true })
      })
    }
  }, [layer])
  return null
}
