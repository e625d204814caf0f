import { startTransition, useEffect, useRef, useState } from 'react'
import { afterPaint } from '../after-paint.ts'
import { SearchField } from '../search-field.tsx'

interface Props {
  /** What it searches, for those who hear it. */
  label: string
  placeholder: string
  text: string
  onType: (text: string) => void
  className?: string
}

/** The search: what is typed is painted first, then what it finds; the list never holds up a key. */
export function SearchBox({ label, placeholder, text, onType, className = '' }: Props) {
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  const callOff = useRef<() => void>(undefined)
  // Another text from outside: the filters were cleared, or someone went back.
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
