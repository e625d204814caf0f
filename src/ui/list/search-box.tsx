import { startTransition, useEffect, useRef, useState } from 'react'
import { afterPaint } from '../timing.ts'
import { SearchField } from '../search-field.tsx'

interface Props {
  /** The accessible name of the search. */
  label: string
  placeholder: string
  text: string
  onType: (text: string) => void
  className?: string
}

/** A search field that paints the typed text first and the results second, so that the list never delays a key. */
export function SearchBox({ label, placeholder, text, onType, className = '' }: Props) {
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  const callOff = useRef<() => void>(undefined)
  // The text changed from outside: the filters were cleared, or the person went back.
  if (text !== known) {
    setKnown(text)
    setTyped(text)
  }
  useEffect(() => () => callOff.current?.(), [])

  function type(next: string) {
    setTyped(next)
    callOff.current?.()
    callOff.current = afterPaint(() => {
      startTransition(() => {
        setKnown(next)
        onType(next)
      })
    })
  }

  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={type}
      className={className}
    />
  )
}
