import { safeParse, type GenericSchema } from 'valibot'
import { deviceStorage, tabStorage } from './browser-storage.ts'
import { isClosed, thisWindow } from './this-window.ts'

/*
 * Unsaved input, stored on this device so that it survives a reload, a dead battery and a phone that discards the page.
 * It is in the browser's storage rather than the database because half a number is not a row. It belongs to its window:
 * two windows of one form keep each its own, and the input of a window that was closed goes on in the next one.
 */

const prefix = 'paid-kept-'
const ownName = (name: string) => `${prefix}${name}@${thisWindow()}`

const readFrom =
  (storage: typeof deviceStorage) =>
  <Value>(key: string, schema: GenericSchema<unknown, Value>): Value | undefined => {
    const stored = storage.readJson(key)
    const read = stored === null ? null : safeParse(schema, stored)
    return read?.success ? read.output : undefined
  }

const keepIn =
  (storage: typeof deviceStorage) =>
  (key: string, value: unknown): boolean => {
    const text = value === undefined ? null : JSON.stringify(value)
    return storage.tryWrite(key, text) && text !== null
  }

const readOfDevice = readFrom(deviceStorage)
const keepOnDevice = keepIn(deviceStorage)
const readOfTab = readFrom(tabStorage)
const keepOfTab = keepIn(tabStorage)

/** Returns the key of what a closed window, or a version without windows, has left under a name. */
function leftKey(name: string): string | undefined {
  const whole = prefix + name
  return deviceStorage
    .keys()
    .find(
      (key) =>
        key === whole || (key.startsWith(`${whole}@`) && isClosed(key.slice(whole.length + 1))),
    )
}

/** Returns the value stored under a name; undefined when there is none or it no longer matches the schema. */
export function readUnsaved<Value>(
  name: string,
  schema: GenericSchema<unknown, Value>,
): Value | undefined {
  const own = ownName(name)
  const left = deviceStorage.read(own) === null ? leftKey(name) : undefined
  if (left !== undefined && deviceStorage.tryWrite(own, deviceStorage.read(left)))
    deviceStorage.tryWrite(left, null)
  return readOfDevice(own, schema)
}

/** Stores a value under a name, or removes it; returns whether it is stored. */
export const keep = (name: string, value: unknown): boolean => keepOnDevice(ownName(name), value)

/** The same for all windows, of what is chosen rather than written. */
export const readShared = <Value>(
  name: string,
  schema: GenericSchema<unknown, Value>,
): Value | undefined => readOfDevice(prefix + name, schema)
export const keepShared = (name: string, value: unknown): boolean =>
  keepOnDevice(prefix + name, value)

/** The same for this tab alone, until it is closed: for what the next person at the device must not see. */
export const readUnsavedOfTab = <Value>(
  name: string,
  schema: GenericSchema<unknown, Value>,
): Value | undefined => readOfTab(prefix + name, schema)
export const keepInTab = (name: string, value: unknown): boolean => keepOfTab(prefix + name, value)

/** Removes all stored input. */
export function forgetUnsaved(): void {
  deviceStorage.removeAll(prefix)
  tabStorage.removeAll(prefix)
}
