import { Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { TextField } from '#src/ui/text-field.tsx'
import { type Entry, findParts } from './find-parts.ts'
import { showPart } from './pages.ts'

interface Props {
  id: string
  found: readonly Entry[]
  /** The index of the result that Enter opens. */
  at: number
  onChoose: (entry: Entry) => void
}

const resultId = (id: string, at: number): string => `${id}-${at}`

/** The results below the field, which keeps the focus. */
function SearchResults({ id, found, at, onChoose }: Props) {
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-[min(26rem,60dvh)] animate-appear overflow-y-auto overscroll-contain rounded-xl border border-line bg-raised p-1.5 shadow-menu">
      {found.length === 0 && (
        <p className="px-3 py-2.5 text-sm text-muted">No results. Try another word.</p>
      )}
      <div id={id} role="listbox" aria-label="Search results">
        {found.map((entry, place) => (
          <button
            key={entry.to}
            type="button"
            id={resultId(id, place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(entry)}
            ref={(row) => {
              if (place === at) row?.scrollIntoView({ block: 'nearest' })
            }}
            className="block min-h-11 w-full rounded-control px-3 py-1.5 text-left hover:bg-hover aria-selected:bg-selected"
          >
            <span className="block font-semibold">{entry.heading}</span>
            <span className="block text-sm text-muted">{entry.page}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

let loading: Promise<Entry[]> | undefined

async function load(): Promise<Entry[]> {
  try {
    return await (await import('./search-entries.ts')).allEntries()
  } catch (error) {
    loading = undefined
    throw error
  }
}

/** The query and its results; the search index loads on first focus. */
function useDocumentationSearch() {
  const [typed, setTyped] = useState('')
  const [entries, setEntries] = useState<readonly Entry[]>()
  async function prepare() {
    loading ??= load()
    try {
      setEntries(await loading)
    } catch (error) {
      reportError(error)
    }
  }
  return {
    typed,
    setTyped,
    prepare: () => void prepare(),
    /** Undefined while the field is empty or the index is loading. */
    found: entries && typed.trim() !== '' ? findParts(entries, typed) : undefined,
  }
}

/** Makes the / key focus a field, except while typing elsewhere. */
function useSlash(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      const { target, key, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey) return
      if (
        target instanceof HTMLElement &&
        target.matches('input:not([type=radio]), textarea, select')
      )
        return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [field])
}

/** Searches the developer site: / focuses, arrows select, Enter opens. */
export function DocumentationSearch() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [, navigate] = useLocation()
  const { typed, setTyped, prepare, found } = useDocumentationSearch()
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
