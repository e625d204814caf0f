import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { logNumber } from './schemas.ts'

/** The chain fields of a log entry. */
export interface LogLink {
  /** The hash of the entry before it; null of the first, and where that one was gone already. */
  previous: string | null
  /** Of all else that the entry says, `previous` included. */
  hash: string
}

/** Returns the same text whatever the order in which fields were written. */
const inOrder = (_key: string, value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Returns the SHA-256, in hexadecimal, of an entry without its own hash. */
export function hashOfEntry(entry: object): string {
  const text = JSON.stringify({ ...entry, hash: undefined }, inOrder)
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** Returns an entry linked to the one before it. */
export function linkEntry<E extends object>(entry: E, before: LogLink | undefined): E & LogLink {
  const linked = { ...entry, previous: before?.hash ?? null }
  return { ...linked, hash: hashOfEntry(linked) }
}

/** Sorts a log by its entry numbers, dropping entries without a valid number. */
export const inLogOrder = <E extends { id: string }>(entries: readonly E[]): E[] =>
  entries
    .filter(({ id }) => !Number.isNaN(logNumber(id)))
    .sort((a, b) => logNumber(a.id) - logNumber(b.id))

/** Links a log in number order, either all of it or the entries after a given one. */
export function linkLog<E extends { id: string }>(
  entries: readonly E[],
  before?: LogLink,
): (E & LogLink)[] {
  const linked: (E & LogLink)[] = []
  for (const entry of inLogOrder(entries)) linked.push(linkEntry(entry, linked.at(-1) ?? before))
  return linked
}
