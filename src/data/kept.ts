import { useMemo, useSyncExternalStore } from 'react'
import { type GenericSchema, parse } from 'valibot'
import { deviceStorage } from '#src/ui/browser-storage.ts'
import type { KeptKey } from './kept-keys.ts'

export interface Kept<Value> {
  read: () => Value
  /** Throws if the device is full: see `keepOrSay`. Null removes what was kept. */
  write: (value: Value) => void
  /** Does the same without throwing; returns whether it is stored. */
  tryWrite: (value: Value) => boolean
  /** Does the same for what a person chose: what can't be stored lasts until the page is left. */
  choose: (value: Value) => void
  /** Returns the value, live. */
  use: () => Value
}

interface HowKept {
  /** A text is stored as it is, anything else as JSON. */
  as?: 'text'
  /** Other than the device's, which every tab shares. */
  storage?: typeof deviceStorage
}

/**
 * Keeps a value in the browser's storage; every tab sees its changes. What is stored and doesn't match the schema is read
 * as empty, and stays until something else is kept.
 */
export function keptAs<Value>(
  key: KeptKey,
  schema: GenericSchema<unknown, Value>,
  empty: () => Value,
  { as, storage = deviceStorage }: HowKept = {},
): Kept<Value> {
  const listeners = new Set<() => void>()
  let unsaved: { text: string | null } | undefined
  const text = () => (unsaved ? unsaved.text : storage.read(key))
  const textOf = (value: Value): string | null =>
    value === null ? null : as === 'text' ? String(value) : JSON.stringify(value)
  const valueOf = (stored: string | null): Value => {
    try {
      if (stored === null) return empty()
      return parse(schema, as === 'text' ? stored : JSON.parse(stored))
    } catch {
      return empty()
    }
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }
  function write(value: Value) {
    storage.write(key, textOf(value))
    unsaved = undefined
    tell()
  }
  function tryWrite(value: Value): boolean {
    try {
      write(value)
      return true
    } catch {
      return false
    }
  }
  return {
    read: () => valueOf(text()),
    write,
    tryWrite,
    choose(value) {
      if (tryWrite(value)) return
      unsaved = { text: textOf(value) }
      tell()
    },
    use() {
      // A page that is drawn at build time has nothing kept.
      const stored = useSyncExternalStore(subscribe, text, () => null)
      return useMemo(() => valueOf(stored), [stored])
    },
  }
}
