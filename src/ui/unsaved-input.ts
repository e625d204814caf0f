import { safeParse, type GenericSchema } from 'valibot'

/*
 * Unsaved input, stored on this device so that it survives a reload, a dead battery and a phone that discards the page.
 * It is in the browser's storage rather than the database because half a number is not a row.
 */

const prefix = 'paid-kept-'

/** Returns the value stored under a name; undefined when there is none or it no longer matches the schema. */
export function readUnsaved<Value>(
  name: string,
  schema: GenericSchema<unknown, Value>,
): Value | undefined {
  try {
    const text = localStorage.getItem(prefix + name)
    const read = text === null ? null : safeParse(schema, JSON.parse(text))
    return read?.success ? read.output : undefined
  } catch {
    // Storage may be disabled: nothing is remembered, and everything else works.
    return undefined
  }
}

/** Stores a value under a name, or removes it; returns whether it is stored. */
export function keep(name: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, JSON.stringify(value))
    return value !== undefined
  } catch {
    return false
  }
}

/** Removes all stored input. */
export function forgetUnsaved(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Nothing is stored.
  }
}
