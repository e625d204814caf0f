import { useEffect, useRef } from 'react'

const lost = () => !document.activeElement || document.activeElement === document.body

/**
 * Keeps the keyboard's place. Opened by touch, a layer takes the focus too (the library leaves it outside). After
 * closing, the focus is on what opened the layer, or on the page's main part where that is gone (an approved row).
 */
export function useDialogFocus(open: boolean) {
  const layer = useRef<HTMLElement>(null)
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('[role*=dialog]')) opener.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  useEffect(() => {
    if (!open) return
    const enter = requestAnimationFrame(() => {
      const inside = layer.current?.contains(document.activeElement)
      if (!inside) layer.current?.focus({ preventScroll: true })
    })
    return () => {
      cancelAnimationFrame(enter)
      // The focus is dropped with what held it, at the end of the leaving motion.
      let tries = 8
      const timer = setInterval(() => {
        tries -= 1
        if (lost()) {
          const back = opener.current?.isConnected ? opener.current : document.querySelector('main')
          if (back instanceof HTMLElement) back.focus({ preventScroll: true })
        }
        if (lost() ? tries <= 0 : !layer.current || tries <= 0) clearInterval(timer)
      }, 100)
    }
  }, [open])

  return layer
}
