import { safeParse, type GenericSchema } from 'valibot'
import { deviceStorage } from './browser-storage.ts'

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
  const stored = deviceStorage.readJson(prefix + name)
  const read = stored === null ? null : safeParse(schema, stored)
  return read?.success ? read.output : undefined
}

/** Stores a value under a name, or removes it; returns whether it is stored. */
export function keep(name: string, value: unknown): boolean {
  const text = value === undefined ? null : JSON.stringify(value)
  return deviceStorage.tryWrite(prefix + name, text) && text !== null
}

/** Removes all stored input. */
export const forgetUnsaved = (): void => deviceStorage.removeAll(prefix)
