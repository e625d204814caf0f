import { Search } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from 'wouter'
import { TextField } from '#src/ui/text-field.tsx'
import type { Entry } from './search/find-parts.ts'
import { resultId, SearchResults } from './search-results.tsx'
import { showPart } from './show-part.ts'
import { useSearch } from './use-search.ts'
import { useSlash } from './use-slash.ts'

/** Finds parts of the developer site: / begins, arrows choose, Enter goes there. */
export function SearchBox() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [, navigate] = useLocation()
  const { typed, setTyped, prepare, found } = useSearch()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  useSlash(input)
  const shown = open ? found : undefined

  function type(text: string) {
    setTyped(text)
    setAt(0)
    setOpen(true)
  }
  function goTo({ to }: Entry) {
    type('')
    setOpen(false)
    input.current?.blur()
    navigate(to)
    showPart(to.slice(to.indexOf('#') + 1))
  }
  function press(event: KeyboardEvent) {
    const { key } = event
    const entry = shown?.[at]
    if (key === 'Escape') {
      if (typed === '') input.current?.blur()
      type('')
    } else if (key === 'Enter' && entry) goTo(entry)
    else if ((key === 'ArrowDown' || key === 'ArrowUp') && shown) {
      const step = key === 'ArrowDown' ? 1 : -1
      setAt((at + step + shown.length) % Math.max(1, shown.length))
    } else return
    event.preventDefault()
  }

  return (
    <div className="relative" role="search">
      <TextField
        ref={input}
        label="Search the documentation"
        labelHidden
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown !== undefined}
        aria-controls={shown && `${id}-list`}
        aria-activedescendant={shown?.[at] && resultId(`${id}-list`, at)}
        aria-keyshortcuts="/"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="Search"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onFocus={() => {
          prepare()
          setOpen(true)
        }}
        onBlur={() => setOpen(false)}
        prefix={<Search aria-hidden />}
        suffix={
          <kbd
            aria-hidden
            className="hidden rounded-badge border border-line px-1.5 text-xs lg:block"
          >
            /
          </kbd>
        }
      />
      {shown && <SearchResults id={`${id}-list`} found={shown} at={at} onChoose={goTo} />}
      <p role="status" className="sr-only">
        {shown && (shown.length === 1 ? '1 result' : `${shown.length} results`)}
      </p>
    </div>
  )
}
