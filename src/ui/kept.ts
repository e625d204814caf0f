import { safeParse, type GenericSchema } from 'valibot'

const keyOf = (name: string) => `paid-kept-${name}`

/** What was kept under a name in this tab; undefined where there is none, or it has another form by now. */
export function readKept<Value>(
  name: string,
  schema: GenericSchema<unknown, Value>,
): Value | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(name))
    const read = text === null ? null : safeParse(schema, JSON.parse(text))
    return read?.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** Keeps a value under a name for a reload of this tab, or forgets it. A browser that keeps nothing does without. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify(value))
  } catch {
    // It is on the screen as long as that stays.
  }
}
