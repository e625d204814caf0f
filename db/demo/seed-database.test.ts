import { wholeOrNothing } from '#tests/support/full-device.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { everything, memoryDatabase, waitingMerchant } from '#tests/support/memory-database.ts'
import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { resetToSeed } from './replace-all.ts'
import { fillEmpty } from './seed-database.ts'
import { keptTables } from './snapshot-text.ts'
import { tableSchemas, type TableRows } from '../tables.ts'
import { isSeeded } from './queries.ts'
import { currentVersion } from '../versions.ts'

function rowsWith(over: Partial<TableRows> = {}): TableRows {
  const none = Object.fromEntries(Object.keys(tableSchemas).map((name) => [name, []])) as {
    [T in keyof TableRows]: []
  }
  return {
    ...none,
    merchants: [waitingMerchant()],
    seedMarks: [{ id: 'seed', seededAt: '2026-11-21T12:00:00.000Z', version: 1 }],
    ...over,
  }
}

test('an empty database is filled, a filled one is left as it is', async () => {
  const db = memoryDatabase()
  await db.open()
  expect(await isSeeded(db)).toBe(false)
  expect(await fillEmpty(rowsWith(), db.name)).toBe(true)
  expect(await isSeeded(db)).toBe(true)
  await db.merchants.update('M-001', { name: 'Changed' })
  expect(await fillEmpty(rowsWith(), db.name)).toBe(false)
  expect((await db.merchants.get('M-001'))?.name).toBe('Changed')
})

test('filled without Dexie it holds what a reset gives', async () => {
  const [filled, reset] = [memoryDatabase(), memoryDatabase()]
  await filled.open()
  await fillEmpty(rowsWith(), filled.name)
  await resetToSeed(reset, rowsWith())
  expect(await everything(filled)).toEqual(await everything(reset))
})

test('where there is no database it makes the one that Dexie would make, but leaves an older one alone', async () => {
  const db = memoryDatabase()
  expect(await fillEmpty(rowsWith(), db.name)).toBe(true)
  await db.open()
  expect(db.backendDB().version).toBe(currentVersion * 10)
  expect(await db.merchants.count()).toBe(1)
  const older = new Dexie(memoryDatabase().name)
  older.version(1).stores({ merchants: 'id' })
  await older.open()
  older.close()
  await expect(fillEmpty(rowsWith(), older.name)).rejects.toThrow()
  await older.open()
  expect(older.verno).toBe(1)
  older.close()
})

test('two at once fill it once', async () => {
  const db = memoryDatabase()
  const filled = await Promise.all([fillEmpty(rowsWith(), db.name), fillEmpty(rowsWith(), db.name)])
  expect(filled.filter(Boolean)).toHaveLength(1)
  expect(await db.merchants.count()).toBe(1)
})

test('filling that fails leaves it empty', async () => {
  const db = memoryDatabase()
  await db.open()
  const twice = [waitingMerchant(), waitingMerchant()]
  await expect(fillEmpty(rowsWith({ merchants: twice }), db.name)).rejects.toThrow()
  const keyless = [{ ...waitingMerchant(), id: undefined as unknown as string }]
  await expect(fillEmpty(rowsWith({ merchants: keyless }), db.name)).rejects.toThrow()
  expect(await isSeeded(db)).toBe(false)
  expect(await db.merchants.count()).toBe(0)
})

test('resetting puts exactly the seed in place of everything', async () => {
  const db = memoryDatabase()
  await resetToSeed(db, rowsWith())
  const seeded = await everything(db)
  for (const name of keptTables) {
    const { keyPath } = db.table(name).schema.primKey
    await db.table(name).add({ [String(keyPath)]: 'stray' })
  }
  await resetToSeed(db, rowsWith())
  expect(await everything(db)).toEqual(seeded)
})

test('R14 on a full device a reset leaves everything as it was, whatever it had written', async () => {
  const db = memoryDatabase()
  await resetToSeed(db, rowsWith())
  const rows = rowsWith({
    merchants: [waitingMerchant({ name: 'New' })],
    transactions: [paymentRow(10), paymentRow(11)],
  })
  // It clears every table but the kept states, their bytes, prospects and own exercises, and writes these rows and the mark.
  const writes = db.tables.length - 4 + 4
  expect(await wholeOrNothing(db, () => resetToSeed(db, rows))).toBe(writes)
})

test('R13 on a full device a first visit stores nothing, whatever it had written', async () => {
  const db = memoryDatabase()
  await db.open()
  expect(await wholeOrNothing(db, () => fillEmpty(rowsWith(), db.name))).toBeGreaterThan(0)
  expect(await isSeeded(db)).toBe(true)
})
