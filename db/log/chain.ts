import { sha256Hex } from '../sha256-hex.ts'
import { canonicalJson } from '../common.ts'

/** The chain fields of a log entry. */
export interface LogLink {
  /** The previous entry's hash; null for the first entry, or if the previous one was missing. */
  previous: string | null
  /** Covers all other fields, including `previous`. */
  hash: string
}

/** Returns the SHA-256, in hexadecimal, of an entry without its own hash. */
export const hashOfEntry = (entry: object): string =>
  sha256Hex(canonicalJson({ ...entry, hash: undefined }))

/** Returns an entry linked to the previous one. */
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

/** Returns an entry's number, which orders the log regardless of clocks; NaN for an invalid id. */
export const logNumber = (id: unknown): number =>
  typeof id === 'string' ? Number(/^A-(\d{1,9})$/.exec(id)?.[1] ?? Number.NaN) : Number.NaN

/** Returns the id of an entry from its number: ids as text sort out of order beyond 9999. */
export const logId = (number: number): string => `A-${String(number).padStart(4, '0')}`
