import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch, useSearchParams } from 'wouter'
import { whenLayersClosed } from '../history-layers.ts'
import { type AddressOf, type AddressSchema, readAddress, writeAddress } from './address.ts'

/** Milliseconds without typing before the search is written into the address. */
const rest = 300

/** A schema in which one parameter holds typed text. */
type TypedSchema<Typed extends string> = AddressSchema & {
  entries: Record<Typed, AddressSchema['entries'][string]>
}
type Asks<Schema extends AddressSchema, Typed extends string> = AddressOf<Schema> &
  Record<Typed, string>

interface Address<Asked> {
  /** The current parameters. Typed text overrides the address and starts at the first page. */
  asked: Asked
  /**
   * Changes parameters, returning to the first page unless one is named. Replaces the history entry, so that Back
   * leaves the page.
   */
  ask: (change: Partial<Asked>) => void
  /** Updates the typed text; the address follows when typing pauses. */
  type: (text: string) => void
}

/**
 * Stores the state of a list or another screen in its address, so that reloading, going back and sharing preserve it.
 * `typed` names the parameter that is typed, by default the list's search.
 */
export function useAddress<Typed extends string = 'q', Schema extends TypedSchema<Typed> = never>(
  schema: Schema,
  typed: Typed = 'q' as Typed,
): Address<Asks<Schema, Typed>> {
  type Asked = Asks<Schema, Typed>
  const query = useSearch()
  const [path, navigate] = useLocation()
  const read = (from: string) => readAddress(schema, from) as Asked
  const inAddress = useMemo(() => readAddress(schema, query) as Asked, [schema, query])
  const [text, setText] = useState<string>(inAddress[typed])
  /** The text last written from here; any other text in the address came from going back. */
  const written = useRef<string>(inAddress[typed])

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
    if (inAddress[typed] === written.current) return
    written.current = inAddress[typed]
    setText(inAddress[typed])
  }, [inAddress, typed])

  useEffect(() => {
    if (text.trim() === written.current) return
    const waiting = new AbortController()
    const write = () => {
      waiting.abort()
      latest.current({ [typed]: text } as Partial<Asked>)
    }
    const timer = setTimeout(write, rest)
    waiting.signal.addEventListener('abort', () => clearTimeout(timer))
    // A press may navigate away, so the address is updated first.
    for (const sign of ['pointerdown', 'focusout'])
      addEventListener(sign, write, { capture: true, signal: waiting.signal })
    return () => waiting.abort()
  }, [text, typed])

  const asked = useMemo(() => {
    const typing = text.trim() !== inAddress[typed].trim()
    return { ...inAddress, [typed]: text, ...(typing && 'page' in inAddress && { page: 1 }) }
  }, [inAddress, text, typed])

  return {
    asked,
    ask: (change: Partial<Asked>) => {
      if (change[typed] !== undefined) setText(change[typed])
      write(change)
    },
    type: setText,
  }
}

/**
 * Opens a form once when the address asks for it, as `?send` does, unless the person may not do what it does. The rest of
 * the address can suggest what it says.
 */
export function useAskedInAddress(
  name: string,
  open: (asked: URLSearchParams) => void,
  forbidden: string | undefined,
): void {
  const [params, setParams] = useSearchParams()
  const asked = params.has(name)
  const begin = useEffectEvent(() => {
    setParams({}, { replace: true })
    if (forbidden === undefined) open(params)
  })
  useEffect(() => {
    if (asked) begin()
  }, [asked])
}

/** Opens the form of a new row when the address asks for it, as `?new` does, unless the person may not create one. */
export const useNewInAddress = (
  open: (asked: URLSearchParams) => void,
  forbidden: string | undefined,
): void => useAskedInAddress('new', open, forbidden)
