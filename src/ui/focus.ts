import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { isDrawn } from './is-drawn.ts'
import { afterPaint } from './timing.ts'

interface EditMode {
  editing: boolean
  begin: () => void
  end: () => void
  /** The button that begins, which is absent or disabled meanwhile. */
  button: RefObject<HTMLButtonElement | null>
}

/** A part of a screen that is read until its Edit button is pressed; the button gets the focus when editing ends. */
export function useEditMode(): EditMode {
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const began = useRef(false)
  useLayoutEffect(() => {
    if (began.current && !editing) button.current?.focus()
    began.current = editing
  }, [editing])
  return { editing, begin: () => setEditing(true), end: () => setEditing(false), button }
}

/**
 * The ref of the field for which a dialog is opened: it has the focus at once, on a touch screen too, where a dialog
 * keeps that to itself.
 */
export const focusAtOnce = (field: HTMLElement | null): (() => void) | undefined =>
  field ? afterPaint(() => field.focus()) : undefined

/**
 * Gives the focus to the page's main element as soon as that can have it: the one of another area is still loading, the
 * one before it is hidden meanwhile, and below a dialog that closes it is inert. Returns what stops it.
 */
export function focusMain(): () => void {
  const give = () => {
    const main = [...document.querySelectorAll('main')].find(isDrawn)
    main?.focus({ preventScroll: true })
    return main !== undefined && document.activeElement === main
  }
  const watching = new MutationObserver(() => {
    const active = document.activeElement
    const isElsewhere = active && active !== document.body && isDrawn(active)
    if (isElsewhere ? active.closest('main') : give()) watching.disconnect()
  })
  if (!give())
    watching.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['inert', 'style'],
    })
  return () => watching.disconnect()
}

/**
 * For an element in a row of a list or table, or one that is none's: when the row disappears while it, or a dialog opened from it, has the
 * focus (it was approved or deleted), the matching button of the next row gets the focus, or else the page's main
 * element.
 */
export function useFocusHandedOn<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const row = part.current?.closest('tr, li') ?? part.current
    if (!row) return
    const placeOf = (element: EventTarget | null) =>
      [...row.querySelectorAll('button')].findIndex((button) => button === element)
    let last = -1
    const note = ({ target }: Event) => {
      last = placeOf(target)
    }
    row.addEventListener('focusin', note)
    return () => {
      row.removeEventListener('focusin', note)
      const dialog = document.activeElement?.closest('[role=dialog], [role=alertdialog]')
      const place = dialog ? last : placeOf(document.activeElement)
      if (place === -1) return
      const next = row.nextElementSibling ?? row.previousElementSibling
      const handOn = () => {
        // A dialog keeps the focus until it has closed.
        if (dialog?.contains(document.activeElement)) return requestAnimationFrame(handOn)
        // Closed, it returns the focus to where it was before the row.
        if (!dialog && document.activeElement !== document.body) return
        const heir = next?.isConnected ? next.querySelectorAll('button')[place] : undefined
        ;(heir ?? document.querySelector('main'))?.focus({ preventScroll: true })
      }
      // Once the row is gone.
      setTimeout(handOn)
    }
  }, [])
  return part
}
