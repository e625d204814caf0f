import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { demoMerchantId } from '../common.ts'
import { type Act, defineAction, definePrepared } from '../define-action.ts'
import { permissionOf } from '../permissions.ts'
import { currentVersion } from '../versions.ts'
import { canPack, pack, unpack } from './pack.ts'
import { getDemoSettings } from './queries.ts'
import type { Snapshot } from './schemas.ts'
import { replaceAll } from './replace-all.ts'
import {
  checkRows,
  keptTables,
  readSnapshot,
  replacedTables,
  snapshotText,
} from './snapshot-text.ts'

// These acts are the presenter's, so they aren't in the platform's activity log.

type Everything = Act<(typeof replacedTables)[number] | 'snapshots'>

/** The automatic snapshots that stay: the newest of each business. */
const mostAutomatic = 4

/** Takes a snapshot of everything at once, without compressing it: a transaction can't wait for that. */
async function takeSnapshot(act: Everything, id: string): Promise<Snapshot> {
  const { db, now, put } = act
  const tables = await Promise.all(
    keptTables.map(async (name) => [name, (await db[name].toArray()) as object[]] as const),
  )
  const text = snapshotText({
    version: currentVersion,
    savedAt: now,
    tables: Object.fromEntries(tables),
    withSecrets: true,
  })
  const bytes = new TextEncoder().encode(text).buffer
  const [merchant, { business }] = await Promise.all([
    db.merchants.get(demoMerchantId),
    getDemoSettings(db),
  ])
  return put('snapshots', {
    id,
    name: merchant?.name ?? 'Paid',
    ...(business && { business }),
    createdAt: now,
    automatic: true,
    size: bytes.byteLength,
    bytes,
  })
}

/** Removes automatic snapshots of businesses that have a newer one, and the oldest. */
async function removeOld({ db }: Everything): Promise<void> {
  const all = await db.snapshots.toArray()
  const newest = all
    .filter(({ automatic }) => automatic)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  const isOf = (one: Snapshot) => (other: Snapshot) =>
    one.business?.name === other.business?.name && one.name === other.name
  const kept = newest
    .filter((row, at) => newest.findIndex(isOf(row)) === at)
    .slice(0, mostAutomatic)
  await db.snapshots.bulkDelete(newest.filter((row) => !kept.includes(row)).map(({ id }) => id))
}

const attempt = v.pipe(v.string(), v.minLength(1))

/**
 * Puts other rows in place of everything, such as those of a business that the demo is made for, and
 * keeps the state before as a snapshot with the given id. Refuses with `snapshot-unreadable` a row
 * that its schema refuses.
 */
export const remakeDemo = defineAction({
  permission: permissionOf.remakeDemo,
  tables: [...replacedTables, 'snapshots'],
  input: v.object({
    rows: v.record(v.string(), v.array(v.unknown())),
    keepAs: attempt,
  }),
  run: async (act, { rows, keepAs }) => {
    const checked = checkRows(rows)
    await takeSnapshot(act, keepAs)
    await replaceAll(act.db, checked)
    await removeOld(act)
    return { keptAs: keepAs }
  },
})

/**
 * Puts a kept state in place of everything, and keeps the state before in turn. Refuses with
 * `not-found`, `snapshot-newer` or `snapshot-unreadable`.
 */
export const loadSnapshot = definePrepared({
  permission: permissionOf.loadSnapshot,
  tables: [...replacedTables, 'snapshots'],
  input: v.object({ id: v.string(), keepAs: attempt }),
  prepare: async ({ db }, { id, keepAs }) => {
    const row = await db.snapshots.get(id)
    if (!row) throw new ActionError('not-found', `There is no snapshot ${id}.`)
    const bytes = row.encoding ? await unpack(row.bytes).catch(() => null) : row.bytes
    return {
      name: row.name,
      rows: readSnapshot(new TextDecoder().decode(bytes ?? undefined)),
      keepAs,
    }
  },
  run: async (act, { name, rows, keepAs }) => {
    await takeSnapshot(act, keepAs)
    await replaceAll(act.db, rows)
    await removeOld(act)
    return { name, keptAs: keepAs }
  },
})

/** Compresses a snapshot after it was taken; returns whether it did. */
export const packSnapshot = definePrepared({
  permission: permissionOf.packSnapshot,
  tables: ['snapshots'],
  input: v.string(),
  prepare: async ({ db }, id) => {
    const row = await db.snapshots.get(id)
    if (!row || row.encoding || !canPack()) return null
    return { ...row, bytes: await pack(row.bytes), encoding: 'gzip' as const }
  },
  run: async ({ db, put }, packed) => {
    if (!packed || !(await db.snapshots.get(packed.id))) return false
    await put('snapshots', packed)
    return true
  },
})
