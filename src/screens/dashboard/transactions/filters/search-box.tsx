import { startTransition, useEffect, useRef, useState } from 'react'
import { afterPaint } from '#src/ui/after-paint.ts'
import { SearchField } from '#src/ui/search-field.tsx'

interface Props {
  text: string
  setText: (text: string) => void
}

/** The search: what is typed is painted first, then what it finds; the list never holds up a key. */
export function SearchBox({ text, setText }: Props) {
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
        setText(next)
      })
    })
  }

  return (
    <SearchField
      label="Search by transaction ID or customer"
      placeholder="Search ID or customer"
      value={typed}
      onChange={type}
      className="min-w-40 flex-1 md:max-w-105"
    />
  )
}
