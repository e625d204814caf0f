import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { whenLayersClosed } from '../use-back-to-close.ts'
import { readAddress, writeAddress, type AddressOf, type AddressSchema } from './address.ts'

/** How long typing rests before the search is written into the address, in milliseconds. */
const rest = 300

/** What every list can be asked: a text to search for, and a page where it has pages. */
type ListSchema = AddressSchema & { entries: { q: AddressSchema['entries'][string] } }

interface Address<Asked> {
  /** What the address asks for; the text in the search box goes before the address's, and begins at the first page. */
  asked: Asked
  /** Asks for something else, from the first page on unless a page is named. Keep the entry: Back leaves the list. */
  ask: (change: Partial<Asked>) => void
  /** What is typed into the search box: the address follows when typing rests. */
  type: (text: string) => void
}

/** What a list shows, kept in its address: reloading, going back and sharing it keep that. */
export function useAddress<Schema extends ListSchema>(
  schema: Schema,
): Address<AddressOf<Schema> & { q: string }> {
  type Asked = AddressOf<Schema> & { q: string }
  const query = useSearch()
  const [path, navigate] = useLocation()
  const read = (from: string) => readAddress(schema, from) as Asked
  const said = useMemo(() => readAddress(schema, query) as Asked, [schema, query])
  const [text, setText] = useState(said.q)
  /** The search that the address has from here; another one in it came by going back. */
  const written = useRef(said.q)

  const write = (change: Partial<Asked>) => {
    whenLayersClosed(() => {
      const first = 'page' in schema.entries ? { page: 1 } : {}
      const next = { ...read(location.search), q: written.current, ...first, ...change }
      written.current = next.q.trim()
      navigate(path + writeAddress(schema, next), {
        replace: true,
        state: history.state as unknown,
      })
    })
  }
  const latest = useRef(write)
  useEffect(() => {
    latest.current = write
  })

  useEffect(() => {
    if (said.q === written.current) return
    written.current = said.q
    setText(said.q)
  }, [said.q])

  useEffect(() => {
    if (text.trim() === written.current) return
    const timer = setTimeout(() => latest.current({ q: text } as Partial<Asked>), rest)
    return () => clearTimeout(timer)
  }, [text])

  const asked = useMemo(() => {
    const typing = text.trim() !== said.q.trim()
    return { ...said, q: text, ...(typing && 'page' in said && { page: 1 }) }
  }, [said, text])

  return {
    asked,
    ask: (change: Partial<Asked>) => {
      if (change.q !== undefined) setText(change.q)
      write(change)
    },
    type: setText,
  }
}
