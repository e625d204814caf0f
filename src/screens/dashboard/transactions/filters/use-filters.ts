import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { whenLayersClosed } from '#src/ui/use-back-to-close.ts'
import { filtersQuery, parseFilters, type Filters } from './filters.ts'

/** How long typing rests before the search is written into the address, in milliseconds. */
const rest = 300

export interface ShownFilters {
  /** As the address says. */
  filters: Filters
  /** Changes some of them and goes to the first page, unless a page is among them. */
  set: (change: Partial<Filters>) => void
  /** What stands in the search box: the address follows when typing rests. */
  text: string
  setText: (text: string) => void
}

/** The list's filters, kept in its address: going back, reloading and sharing it keep them. */
export function useFilters(): ShownFilters {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const filters = useMemo(() => parseFilters(new URLSearchParams(search)), [search])
  const [text, setText] = useState(filters.search)
  /** The search that the address has from here; another one in it came by going back. */
  const written = useRef(filters.search)

  const set = (change: Partial<Filters>) => {
    whenLayersClosed(() => {
      const present = parseFilters(new URLSearchParams(location.search))
      const next = { ...present, search: written.current, page: 1, ...change }
      written.current = next.search.trim()
      navigate(path + filtersQuery(next), { replace: true, state: history.state as unknown })
    })
  }
  const latest = useRef(set)
  useEffect(() => {
    latest.current = set
  })

  useEffect(() => {
    if (filters.search === written.current) return
    written.current = filters.search
    setText(filters.search)
  }, [filters.search])

  useEffect(() => {
    if (text.trim() === written.current) return
    const timer = setTimeout(() => latest.current({ search: text }), rest)
    return () => clearTimeout(timer)
  }, [text])

  const setNow = (change: Partial<Filters>) => {
    if (change.search !== undefined) setText(change.search)
    set(change)
  }
  return { filters, set: setNow, text, setText }
}
