import { hashOfEntry, inLogOrder, type LogLink } from '../log/chain.ts'

/** What the log says of a visitor who left their name: never the name, because the log travels. */
export const visitorEntries = {
  contact: { action: 'Contacted sales', target: 'Sales' },
  newsletter: { action: 'Subscribed to the newsletter', target: 'Newsletter' },
} as const

/** An entry as stored, readable or not. */
interface Stored extends Partial<LogLink> {
  id: string
  action?: unknown
  target?: unknown
}

/** Returns an entry without the name that versions before 17 wrote into it. */
function unnamed<E extends Stored>(entry: E): E {
  const known = Object.values(visitorEntries).find(({ action }) => action === entry.action)
  return known && entry.target !== known.target ? { ...entry, target: known.target } : entry
}

/**
 * Returns those entries of a log that differ once no entry names a prospect: the ones that did, and
 * those after them, whose hashes follow. What broke the chain before still breaks it.
 */
export function unnamedEntries<E extends Stored>(log: readonly E[]): E[] {
  const different: E[] = []
  let before: { was: E; is: E } | undefined
  for (const was of inLogOrder(log)) {
    let is = unnamed(was)
    if (is !== was || (before && before.is !== before.was)) {
      const follows = before !== undefined && was.previous === before.was.hash
      if (follows) is = { ...is, previous: before?.is.hash }
      if (was.hash === hashOfEntry(was)) is = { ...is, hash: hashOfEntry(is) }
      different.push(is)
    }
    before = { was, is }
  }
  return different
}

/** Returns a log in which no entry names a prospect, in the same order. */
export function unnamedLog<E extends Stored>(log: readonly E[]): E[] {
  const different = new Map(unnamedEntries(log).map((entry) => [entry.id, entry]))
  return log.map((entry) => different.get(entry.id) ?? unnamed(entry))
}
