import { safeParse, type GenericSchema } from 'valibot'

/*
 * What is typed and not saved yet, on this device: it survives a reload, a dead battery and a phone that throws the page
 * away. In the browser's storage, not among the data: half a number is no row.
 */

const prefix = 'paid-kept-'

/** What was kept under a name; undefined where there is none, or it has another form by now. */
export function readKept<Value>(
  name: string,
  schema: GenericSchema<unknown, Value>,
): Value | undefined {
  try {
    const text = localStorage.getItem(prefix + name)
    const read = text === null ? null : safeParse(schema, JSON.parse(text))
    return read?.success ? read.output : undefined
  } catch {
    // Storage may be switched off: then nothing is kept, and all else works.
    return undefined
  }
}

/** Keeps a value under a name, or forgets what is there; says whether it is kept. */
export function keep(name: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, JSON.stringify(value))
    return value !== undefined
  } catch {
    return false
  }
}

/** Forgets all that is kept. */
export function forgetKept(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Nothing is kept.
  }
}
