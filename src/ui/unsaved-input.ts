import { safeParse, type GenericSchema } from 'valibot'
import { deviceStorage, tabStorage } from './browser-storage.ts'

/*
 * Unsaved input, stored on this device so that it survives a reload, a dead battery and a phone that discards the page.
 * It is in the browser's storage rather than the database because half a number is not a row.
 */

const prefix = 'paid-kept-'

const readFrom =
  (storage: typeof deviceStorage) =>
  <Value>(name: string, schema: GenericSchema<unknown, Value>): Value | undefined => {
    const stored = storage.readJson(prefix + name)
    const read = stored === null ? null : safeParse(schema, stored)
    return read?.success ? read.output : undefined
  }

const keepIn =
  (storage: typeof deviceStorage) =>
  (name: string, value: unknown): boolean => {
    const text = value === undefined ? null : JSON.stringify(value)
    return storage.tryWrite(prefix + name, text) && text !== null
  }

/** Returns the value stored under a name; undefined when there is none or it no longer matches the schema. */
export const readUnsaved = readFrom(deviceStorage)

/** Stores a value under a name, or removes it; returns whether it is stored. */
export const keep = keepIn(deviceStorage)

/** The same for this tab alone, until it is closed: for what the next person at the device must not see. */
export const readUnsavedOfTab = readFrom(tabStorage)
export const keepInTab = keepIn(tabStorage)

/** Removes all stored input. */
export function forgetUnsaved(): void {
  deviceStorage.removeAll(prefix)
  tabStorage.removeAll(prefix)
}
