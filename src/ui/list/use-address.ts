import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { whenLayersClosed } from '../history-layers.ts'
import { readAddress, writeAddress, type AddressOf, type AddressSchema } from './address.ts'

/** How long typing rests before the search is written into the address, in milliseconds. */
const rest = 300

/** A schema in which one name is what is typed. */
type TypedSchema<Typed extends string> = AddressSchema & {
  entries: Record<Typed, AddressSchema['entries'][string]>
}
type Asks<Schema extends AddressSchema, Typed extends string> = AddressOf<Schema> &
  Record<Typed, string>

interface Address<Asked> {
  /** What the address asks for; what is typed goes before the address's, and begins at the first page. */
  asked: Asked
  /** Asks for something else, from the first page on unless a page is named. Keep the entry: Back leaves the page. */
  ask: (change: Partial<Asked>) => void
  /** What is typed: the address follows when typing rests. */
  type: (text: string) => void
}

/**
 * What a list or another screen shows, kept in its address: reloading, going back and sharing it keep that. `typed` names
 * what is typed, the search of a list unless told.
 */
export function useAddress<Typed extends string = 'q', Schema extends TypedSchema<Typed> = never>(
  schema: Schema,
  typed: Typed = 'q' as Typed,
): Address<Asks<Schema, Typed>> {
  type Asked = Asks<Schema, Typed>
  const query = useSearch()
  const [path, navigate] = useLocation()
  const read = (from: string) => readAddress(schema, from) as Asked
  const said = useMemo(() => readAddress(schema, query) as Asked, [schema, query])
  const [text, setText] = useState<string>(said[typed])
  /** The text that the address has from here; another one in it came by going back. */
  const written = useRef<string>(said[typed])

  const write = (change: Partial<Asked>) => {
    whenLayersClosed(() => {
      const first = 'page' in schema.entries ? { page: 1 } : {}
      const next = { ...read(location.search), [typed]: written.current, ...first, ...change }
      written.current = next[typed].trim()
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
    if (said[typed] === written.current) return
    written.current = said[typed]
    setText(said[typed])
  }, [said, typed])

  useEffect(() => {
    if (text.trim() === written.current) return
    const waiting = new AbortController()
    const write = () => {
      waiting.abort()
      latest.current({ [typed]: text } as Partial<Asked>)
    }
    const timer = setTimeout(write, rest)
    waiting.signal.addEventListener('abort', () => clearTimeout(timer))
    // What is pressed may lead elsewhere: the list is come back to as it is.
    for (const sign of ['pointerdown', 'focusout'])
      addEventListener(sign, write, { capture: true, signal: waiting.signal })
    return () => waiting.abort()
  }, [text, typed])

  const asked = useMemo(() => {
    const typing = text.trim() !== said[typed].trim()
    return { ...said, [typed]: text, ...(typing && 'page' in said && { page: 1 }) }
  }, [said, text, typed])

  return {
    asked,
    ask: (change: Partial<Asked>) => {
      if (change[typed] !== undefined) setText(change[typed])
      write(change)
    },
    type: setText,
  }
}
