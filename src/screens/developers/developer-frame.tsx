import { ChevronDown, Search } from 'lucide-react'
import {
  type KeyboardEvent,
  type PropsWithChildren,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Link, useLocation } from 'wouter'
import { pathTo } from '#routes/paths.ts'
import { HomeLink, SkipLink } from '#src/screens/shared/page-frame.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { type Entry, findParts } from './find-parts.ts'
import { developerPages, showPart } from './pages.ts'

const groups = [...new Set(developerPages.map(({ nav }) => nav?.group))]

const inGroup = (label: string | undefined) =>
  developerPages.filter(({ nav }) => nav?.group === label)

function Contents() {
  const [location] = useLocation()
  const here = location.replace(/\/+$/, '')
  return (
    <nav aria-label="Contents" className="grid gap-4">
      {groups.map((label) => (
        <div key={label}>
          <p aria-hidden className="px-3 text-sm font-semibold text-subtle">
            {label}
          </p>
          <ul aria-label={label} className="mt-1 grid gap-0.5">
            {inGroup(label).map((row) => (
              <li key={row.id}>
                <Link
                  to={row.path}
                  aria-current={here === row.path ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-control px-3 text-[15px] font-medium text-muted hover:bg-hover hover:text-text aria-[current=page]:bg-hover aria-[current=page]:font-semibold aria-[current=page]:text-text dense:min-h-9"
                >
                  {row.nav?.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface Props {
  themeToggle: ReactNode
}

function Head({ themeToggle }: Props) {
  return (
    <header className="z-20 border-b border-line bg-bg lg:sticky lg:top-0 print:static">
      <div className="mx-auto flex max-w-[1440px] flex-wrap items-center gap-x-3 px-gutter py-1.5 lg:min-h-16">
        <HomeLink />
        <Link
          to={pathTo('developers')}
          className="flex min-h-11 items-center font-medium text-muted hover:text-text"
        >
          Developers
        </Link>
        <div
          className="order-last w-full pb-1.5 lg:order-none lg:ml-auto lg:w-80 lg:pb-0"
          data-no-print
        >
          <DocumentationSearch />
        </div>
        <div className="flex items-center gap-2 max-lg:ml-auto" data-no-print>
          {themeToggle}
          <ButtonLink
            to={pathTo('dashboard')}
            variant="secondary"
            size="sm"
            className="max-sm:hidden"
          >
            Dashboard
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}

export function DeveloperFrame({ themeToggle, children }: PropsWithChildren<Props>) {
  const [location] = useLocation()
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <Head themeToggle={themeToggle} />
      <div className="mx-auto max-w-[1440px] lg:grid lg:grid-cols-[248px_minmax(0,1fr)] print:block">
        <aside className="sticky top-16 hidden h-[calc(100dvh-4rem)] overflow-y-auto border-r border-line px-3 py-6 lg:block">
          <Contents />
        </aside>
        <div className="min-w-0">
          {/* Closes when another page opens. */}
          <details key={location} className="group border-b border-line lg:hidden" data-no-print>
            <summary className="flex min-h-12 list-none items-center gap-2 px-gutter font-semibold [&::-webkit-details-marker]:hidden">
              Contents
              <ChevronDown
                size={18}
                aria-hidden
                className="ml-auto transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="px-1 pb-4">
              <Contents />
            </div>
          </details>
          <main id="main" tabIndex={-1} className="px-gutter pt-8 pb-16 outline-none lg:pt-10">
            {children}
          </main>
        </div>
      </div>
    </div>
  )
}

interface DocumentationSearchProps {
  id: string
  found: readonly Entry[]
  /** The index of the result that Enter opens. */
  at: number
  onChoose: (entry: Entry) => void
}

const resultId = (id: string, at: number): string => `${id}-${at}`

/** The results below the field, which keeps the focus. */
function SearchResults({ id, found, at, onChoose }: DocumentationSearchProps) {
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
function DocumentationSearch() {
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
