import * as v from 'valibot'
import { toDeviceTime } from '../clock.ts'
import { demoMerchantId, instant } from '../common.ts'
import { type Act, defineAction, definePrepared } from '../define-action.ts'
import type { TableRows } from '../tables.ts'
import { longest } from '../text/format.ts'
import { currentVersion } from '../versions.ts'
import { canPack, pack } from './pack.ts'
import { getDemoSettings, getSnapshotFile, hasManyTransactions } from './queries.ts'
import { type KeptBefore, keptBefore, type Snapshot, snapshotName } from './schemas.ts'
import { replaceAll } from './replace-all.ts'
import { moveDates } from './move-dates.ts'
import { checkFiles, checkReferences, checkRows, readSnapshot } from './read-snapshot.ts'
import { createSnapshotWriter, keptTables, snapshotTables } from './snapshot-text.ts'

// These acts are the presenter's, so they aren't in the platform's activity log.

type SnapshotTable = (typeof snapshotTables)[number]
export type Everything = Act<(typeof keptTables)[number] | SnapshotTable>

/** The automatic snapshots that stay: the newest of each business. */
const mostAutomatic = 4

/** Returns the time of an action by the device, so that what is kept is in order when the clock is moved. */
const deviceTime = ({ now }: { now: string }): string =>
  new Date(toDeviceTime(Date.parse(now))).toISOString()

/** Returns rows with their dates moved to today, both days by the clock that the rows were saved with. */
function movedToToday(rows: TableRows, savedAt: string, now: string): TableRows {
  const ahead = rows.demoSettings[0]?.clock?.ahead ?? 0
  const shown = (at: string) => new Date(Date.parse(at) + ahead).toISOString()
  return moveDates(rows, shown(savedAt), shown(now))
}

interface Naming {
  /** The business that the demo shows, if omitted. */
  name?: string
  automatic: boolean
  before?: KeptBefore | undefined
}

/** Whether the state before it stays until somebody removes it: the kiosk ends days later, or never. */
const stays = (before: KeptBefore | undefined): boolean => before === 'the kiosk'

const cut = (name: string, ending: string): string =>
  name.slice(0, longest.name - ending.length) + ending

/**
 * Returns the name of a state that is kept for what comes, cut where it would be too long. That before the kiosk has a
 * number where there is one of its name already, because it stays beside it.
 */
function nameBefore(
  name: string,
  before: KeptBefore | undefined,
  taken: readonly string[],
): string {
  if (before === undefined) return name
  const ending = `, before ${before}`
  const first = cut(name, ending)
  if (!stays(before) || !taken.includes(first)) return first
  for (let number = 2; ; number += 1) {
    const next = cut(name, `${ending} ${number}`)
    if (!taken.includes(next)) return next
  }
}

/** The number of rows read at once: converting more to text would block the page on a slow phone. */
const rowsAtOnce = 250

/** Returns the text of a snapshot of everything, in bytes. */
async function writePresent(db: Everything['db'], savedAt: string): Promise<ArrayBuffer> {
  const writer = createSnapshotWriter({ version: currentVersion, savedAt })
  for (const table of keptTables) {
    let rows: { id: string }[] = await db[table].limit(rowsAtOnce).toArray()
    writer.add(table, rows)
    for (let end = rows.at(-1); end && rows.length === rowsAtOnce; end = rows.at(-1)) {
      rows = await db[table].where(':id').above(end.id).limit(rowsAtOnce).toArray()
      if (rows.length > 0) writer.add(table, rows)
    }
  }
  return writer.finish()
}

/** Keeps a snapshot with its bytes. */
async function putSnapshot(
  { put }: Act<SnapshotTable>,
  { bytes, ...about }: Omit<Snapshot, 'size' | 'stored'> & { bytes: ArrayBuffer },
): Promise<Snapshot> {
  await put('snapshotBytes', { id: about.id, bytes })
  return put('snapshots', { ...about, size: bytes.byteLength, stored: bytes.byteLength })
}

/** Keeps everything as a snapshot, without compressing it: a transaction can't wait for that. */
async function keepEverything(
  act: Everything,
  id: string,
  { name, automatic, before }: Naming,
): Promise<Snapshot> {
  const { db } = act
  const savedAt = deviceTime(act)
  const bytes = await writePresent(db, savedAt)
  const [merchant, { business }, others] = await Promise.all([
    db.merchants.get(demoMerchantId),
    getDemoSettings(db),
    stays(before) ? db.snapshots.toArray() : [],
  ])
  const taken = others.map((each) => each.name)
  return putSnapshot(act, {
    id,
    name: name ?? nameBefore(merchant?.name ?? 'Paid', before, taken),
    ...(business && { business }),
    createdAt: savedAt,
    automatic,
    ...(before && { before }),
    bytes,
  })
}

/**
 * Takes the snapshot that an act keeps before it replaces everything. Of many transactions none is taken: a cheap phone
 * would not end it. Resolves to null then.
 */
export const takeSnapshot = async (
  act: Everything,
  id: string,
  naming: Omit<Naming, 'automatic'> = {},
): Promise<Snapshot | null> =>
  (await hasManyTransactions(act.db))
    ? null
    : keepEverything(act, id, { ...naming, automatic: true })

/** For how long an automatic snapshot is needed by the Undo of what it was kept for, in milliseconds, with some leeway. */
const undoTime = 30_000

/**
 * Removes automatic snapshots of businesses that have a newer one, and the oldest, but none that stays or that an Undo, also
 * in another window, still offers. The one just kept, whose id is given, is the newest even if the device's clock was set
 * back.
 */
async function removeOld(act: Everything, keptAs: string): Promise<void> {
  const { db, removeAny } = act
  const now = Date.parse(deviceTime(act))
  const isOffered = ({ createdAt }: Snapshot) => Math.abs(now - Date.parse(createdAt)) < undoTime
  const all = await db.snapshots.toArray()
  const newest = all
    .filter((each) => each.automatic && !stays(each.before))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .sort((a, b) => Number(b.id === keptAs) - Number(a.id === keptAs))
  const isOf = (one: Snapshot) => (other: Snapshot) =>
    one.business?.name === other.business?.name && one.name === other.name
  const kept = newest
    .filter((row, at) => newest.findIndex(isOf(row)) === at)
    .slice(0, mostAutomatic)
  const old = newest.filter((row) => !kept.includes(row) && !isOffered(row)).map(({ id }) => id)
  for (const table of snapshotTables) await removeAny(table, old)
}

const attempt = v.pipe(v.string(), v.minLength(1))

/**
 * Puts other rows in place of everything, such as those of a business that the demo is made for, and
 * keeps the state before as a snapshot with the given id, named for what comes where `before` says it. With an id that is
 * there it is done already. Refuses with `snapshot-unreadable` a row that its schema refuses.
 */
export const remakeDemo = defineAction('remakeDemo', {
  permission: null,
  refuses: ['snapshot-unreadable'],
  tables: [...keptTables, ...snapshotTables],
  input: v.object({
    rows: v.record(v.string(), v.array(v.unknown())),
    keepAs: attempt,
    before: v.optional(keptBefore),
  }),
  run: async (act, { rows, keepAs, before }) => {
    if (await act.find('snapshots', keepAs)) return { keptAs: keepAs }
    const checked = checkRows(rows)
    const kept = await takeSnapshot(act, keepAs, { before })
    await replaceAll(act.db, checked)
    if (kept) await removeOld(act, keepAs)
    return { keptAs: kept?.id ?? null }
  },
})

/**
 * Puts a kept state in place of everything, and keeps the state before in turn unless `keepAs` is
 * null. With `toToday`, its dates are moved by the calendar days since it was saved. With a
 * `keepAs` that is there it is done already.
 */
export const loadSnapshot = definePrepared('loadSnapshot', {
  permission: null,
  refuses: ['not-found', 'snapshot-newer', 'snapshot-unreadable'],
  tables: [...keptTables, ...snapshotTables],
  input: v.object({
    id: v.string(),
    keepAs: v.nullable(attempt),
    toToday: v.optional(v.boolean()),
    before: v.optional(keptBefore),
  }),
  prepare: async (context, { id, keepAs, toToday, before }) => {
    const { db } = context
    const { name, savedAt, bytes } = await getSnapshotFile(db, id)
    const rows = await readSnapshot(new TextDecoder().decode(bytes))
    return {
      name,
      rows: toToday ? movedToToday(rows, savedAt, deviceTime(context)) : rows,
      keepAs,
      before,
    }
  },
  run: async (act, { name, rows, keepAs, before }) => {
    if (keepAs !== null && (await act.find('snapshots', keepAs))) return { name, keptAs: keepAs }
    const kept = keepAs === null ? null : await takeSnapshot(act, keepAs, { before })
    await replaceAll(act.db, rows, { asSaved: true })
    if (kept) await removeOld(act, kept.id)
    return { name, keptAs: kept?.id ?? null }
  },
})

/** Keeps the present state under a name, files included, until it is removed. */
export const keepSnapshot = defineAction('keepSnapshot', {
  permission: null,
  refuses: [],
  tables: [...keptTables, ...snapshotTables],
  input: v.object({ id: attempt, name: snapshotName }),
  run: async (act, { id, name }) =>
    (await act.find('snapshots', id)) ?? keepEverything(act, id, { name, automatic: false }),
})

/** Gives a kept state another name; an automatic one then stays. */
export const renameSnapshot = defineAction('renameSnapshot', {
  permission: null,
  refuses: ['not-found'],
  tables: ['snapshots'],
  input: v.object({ id: v.string(), name: snapshotName }),
  run: async ({ get, put }, { id, name }) =>
    put('snapshots', { ...(await get('snapshots', id)), name, automatic: false }),
})

/** Removes a kept state. */
export const removeSnapshot = defineAction('removeSnapshot', {
  permission: null,
  refuses: ['not-found'],
  tables: snapshotTables,
  input: v.string(),
  run: async ({ remove, removeAny }, id) => {
    await remove('snapshots', id)
    await removeAny('snapshotBytes', [id])
  },
})

/** Adds a state from a file, once all its rows are checked; nothing else changes. */
export const addSnapshot = definePrepared('addSnapshot', {
  permission: null,
  refuses: ['snapshot-newer', 'snapshot-unreadable'],
  tables: snapshotTables,
  input: v.object({
    id: attempt,
    name: snapshotName,
    savedAt: instant,
    bytes: v.instance(ArrayBuffer),
  }),
  prepare: async (_context, { id, name, savedAt, bytes }) => {
    const rows = await readSnapshot(new TextDecoder().decode(bytes))
    checkReferences(rows)
    checkFiles(rows)
    const business = rows.demoSettings[0]?.business
    return {
      id,
      name,
      ...(business && { business }),
      createdAt: savedAt,
      automatic: false,
      bytes,
    }
  },
  run: async (act, row) => (await act.find('snapshots', row.id)) ?? putSnapshot(act, row),
})

/** Compresses a snapshot after it was taken; returns whether it did. */
export const packSnapshot = definePrepared('packSnapshot', {
  permission: null,
  refuses: [],
  tables: snapshotTables,
  input: v.string(),
  prepare: async ({ db }, id) => {
    const plain = await db.snapshotBytes.get(id)
    if (!plain || plain.encoding || !canPack()) return null
    return { id, bytes: await pack(plain.bytes), encoding: 'gzip' as const }
  },
  run: async ({ find, put }, packed) => {
    // It may have been renamed or removed meanwhile.
    const row = packed && (await find('snapshots', packed.id))
    if (!row) return false
    await put('snapshotBytes', packed)
    await put('snapshots', { ...row, stored: packed.bytes.byteLength })
    return true
  },
})
