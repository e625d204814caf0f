import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * For an element in a row of a list or a table: when the row goes while the focus is in it (it was approved, or
 * deleted), the next row's button of the same place gets the focus, else the page's main part.
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
      // Once it is gone.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const heir = next?.isConnected ? next.querySelectorAll('button')[place] : undefined
        ;(heir ?? document.querySelector('main'))?.focus({ preventScroll: true })
      })
    }
  }, [])
  return part
}
