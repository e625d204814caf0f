import { startTransition, useState } from 'react'
import { SearchField } from '#src/ui/search-field.tsx'

interface Props {
  text: string
  setText: (text: string) => void
}

/** The search: shows what is typed at once; the list follows as fast as it can be drawn, and never holds up a key. */
export function SearchBox({ text, setText }: Props) {
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  // Another text from outside: the filters were cleared, or someone went back.
  if (text !== known) {
    setKnown(text)
    setTyped(text)
  }
  return (
    <SearchField
      label="Search by transaction ID or customer"
      placeholder="Search ID or customer"
      value={typed}
      onChange={(next) => {
        setTyped(next)
        startTransition(() => {
          setKnown(next)
          setText(next)
        })
      }}
      className="min-w-40 flex-1 md:max-w-105"
    />
  )
}
