import { useState } from 'react'
import { findParts, type Entry } from './search/find-parts.ts'

let loading: Promise<Entry[]> | undefined

async function load(): Promise<Entry[]> {
  try {
    return await (await import('./search-entries.ts')).allEntries()
  } catch (error) {
    loading = undefined
    throw error
  }
}

/** What is typed, and the parts of the site that fit. What is searched comes with the first look at it. */
export function useSearch() {
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
    /** Undefined until there is something to say. */
    found: entries && typed.trim() !== '' ? findParts(entries, typed) : undefined,
  }
}
