import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * For an element in a row of a list or table: when the row disappears while it has the focus (it was approved or
 * deleted), the matching button of the next row gets the focus, or else the page's main element.
 */
export function useFocusHandedOn<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const row = part.current?.closest('tr, li')
    if (!row) return
    return () => {
      const buttons = [...row.querySelectorAll('button')]
      const place = buttons.findIndex((button) => button === document.activeElement)
      if (place === -1) return
      const next = row.nextElementSibling ?? row.previousElementSibling
      // Once the row is gone.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const heir = next?.isConnected ? next.querySelectorAll('button')[place] : undefined
        ;(heir ?? document.querySelector('main'))?.focus({ preventScroll: true })
      })
    }
  }, [])
  return part
}
