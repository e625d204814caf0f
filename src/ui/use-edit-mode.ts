import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

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
