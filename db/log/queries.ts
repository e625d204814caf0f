import { Dexie } from 'dexie'
import { currentTime } from '../clock.ts'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase, Part } from '../database.ts'
import { getPreferences } from '../people/account-queries.ts'
import { type Person, waysFor } from '../people/person.ts'
import { readAsStored } from '../readable.ts'
import { hashOfEntry, logId, type LogLink, logNumber } from './chain.ts'
import { isAwaitingUndo, type Message, type Notification } from './messages.ts'
import type { ActivityLogEntry } from './schemas.ts'

/**
 * Lists the activity log, newest first, by entry number. LOG-1.
 */
export async function listActivity(db: PaidDatabase): Promise<ActivityLogEntry[]> {
  const entries = await db.activityLog.toArray()
  return entries.sort((a, b) => logNumber(b.id) - logNumber(a.id))
}

/** Lists the newest entries, at most `count`, without reading the others. */
export async function listNewestActivity(db: PaidDatabase, count = 8): Promise<ActivityLogEntry[]> {
  const next = (await db.counters.get('A'))?.next ?? 1
  // A few more than requested, because some may be missing or unreadable.
  const ids = Array.from({ length: Math.min(count * 2, next - 1) }, (_, at) => logId(next - 1 - at))
  const found = await db.activityLog.bulkGet(ids)
  return found.filter((entry) => entry !== undefined).slice(0, count)
}

/** Lists the newest changes of what staff roles grant, at most `count` (ROLE-1). */
export async function listRoleChanges(db: PaidDatabase, count = 5): Promise<ActivityLogEntry[]> {
  const entries = await db.activityLog.filter(({ action }) => action === 'Updated role').toArray()
  return entries.sort((a, b) => logNumber(b.id) - logNumber(a.id)).slice(0, count)
}

/** Returns one entry; null if it is missing or unreadable. */
export const getActivity = async (db: PaidDatabase, id: string): Promise<ActivityLogEntry | null> =>
  (await db.activityLog.get(id)) ?? null

type Known = Pick<Person, 'name' | 'email' | 'merchantId'>

/**
 * Returns whether an entry involves a person, as actor or target. Another business may have someone
 * of the same name.
 */
function isAbout(entry: ActivityLogEntry, { name, email, merchantId }: Known): boolean {
  if (merchantId !== null && entry.merchantId !== undefined && entry.merchantId !== merchantId)
    return false
  return entry.user === name || entry.target === name || entry.target.toLowerCase() === email
}

/** What the log calls a message that a person shared by WhatsApp, and one through the system's sheet, to anybody. */
export const sharedActions = { whatsApp: 'Shared by WhatsApp', sheet: 'Shared' } as const

/**
 * Returns when a merchant's link, invoice, transaction or payout was last shared in one of these ways; null if never. `of` is a
 * link's id or the number that the log calls the others by. A link is logged by a name that it may have lost since.
 */
export async function getSharedAt(
  db: Part<'activityLog'>,
  merchantId: MerchantId,
  of: string,
  how: keyof typeof sharedActions = 'whatsApp',
): Promise<string | null> {
  const action = sharedActions[how]
  const lines = db.activityLog.where('[merchantId+action+target]')
  const [byNumber, ofLinks] = await Promise.all([
    lines.equals([merchantId, action, of]).toArray(),
    lines
      .between([merchantId, action, Dexie.minKey], [merchantId, action, Dexie.maxKey])
      .filter(({ after }) => after?.['link'] === of)
      .toArray(),
  ])
  const times = [...byNumber.filter(({ after }) => !after?.['link']), ...ofLinks]
  return times.reduce<string | null>(
    (last, { timestamp }) => (last === null || timestamp > last ? timestamp : last),
    null,
  )
}

const most = 10

/** Lists up to ten log entries about a person, newest first. */
export async function listActivityOf(
  db: Part<'activityLog'>,
  person: Known,
): Promise<ActivityLogEntry[]> {
  const known = { ...person, email: person.email.toLowerCase() }
  return db.activityLog
    .orderBy('timestamp')
    .reverse()
    .filter((entry) => isAbout(entry, known))
    .limit(most)
    .toArray()
}

interface ChainBreak {
  id: string
  /** Its text was changed; it was removed; or no action wrote it. */
  why: 'changed' | 'missing' | 'added'
}

export interface ChainCheck {
  entries: number
  /** The breaks in the chain, in log order; empty if the chain is intact. */
  breaks: ChainBreak[]
}

/** An entry as stored, valid or not. */
type Stored = Partial<LogLink> & { id: string }

/**
 * Checks every log entry, including unreadable ones, against its hash and the previous entry, in
 * number order up to the counter.
 */
export async function checkLogChain(db: PaidDatabase): Promise<ChainCheck> {
  const [stored, next] = await db.transaction('r', db.activityLog, db.counters, async () => {
    readAsStored()
    const rows: Stored[] = await db.activityLog.toArray()
    return [rows, (await db.counters.get('A'))?.next ?? 1] as const
  })
  const byId = new Map(stored.map((row) => [row.id, row]))
  const breaks: ChainBreak[] = []
  let before: Stored | undefined
  for (let number = 1; number < next; number += 1) {
    const id = logId(number)
    const entry = byId.get(id)
    byId.delete(id)
    if (!entry) breaks.push({ id, why: 'missing' })
    else if (hashOfEntry(entry) !== entry.hash) breaks.push({ id, why: 'changed' })
    // An entry whose hash was recalculated no longer matches the next entry's `previous`.
    else if (before && before.hash !== entry.previous && breaks.at(-1)?.id !== before.id)
      breaks.push({ id: before.id, why: 'changed' })
    before = entry
  }
  for (const id of byId.keys()) breaks.push({ id: String(id), why: 'added' })
  return { entries: stored.length, breaks }
}

/**
 * Lists the simulated outgoing messages of all businesses, newest first, at most 100. Only those
 * that have not left yet have a `sendAt`.
 */
export async function listMessages(db: PaidDatabase, now = currentTime()): Promise<Message[]> {
  const messages = await db.messages.toArray()
  return messages
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
    .slice(0, 100)
    .map(({ sendAt, ...message }) =>
      sendAt !== undefined && isAwaitingUndo(message.createdAt, now)
        ? { ...message, sendAt }
        : message,
    )
}

export interface Notifications {
  rows: Notification[]
  unread: number
}

/** Returns a merchant's notifications, filtered by the reader's settings, and the unread count. */
export async function listNotifications(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<Notifications> {
  const preferences = await getPreferences(db)
  const all = await db.notifications
    .where('[merchantId+createdAt]')
    .between([merchantId, Dexie.minKey], [merchantId, Dexie.maxKey])
    .reverse()
    .toArray()
  const rows = all.filter(({ kind }) => waysFor(preferences ?? undefined, kind).includes('app'))
  return {
    rows: rows.slice(0, 50),
    unread: rows.filter(({ readAt }) => readAt === null).length,
  }
}
