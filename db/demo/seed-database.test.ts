import { expect, test } from 'vitest'
import { everything, memoryDatabase, waitingMerchant } from '#tests/support/memory-database.ts'
import { resetToSeed, seedIfEmpty } from './seed-database.ts'
import { PaidDatabase } from '../database.ts'
import { tableSchemas, type TableRows } from '../model/tables.ts'

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
  expect(await seedIfEmpty(db, async () => rowsWith())).toBe(true)
  await db.merchants.update('M-001', { name: 'Changed' })
  expect(await seedIfEmpty(db, async () => rowsWith())).toBe(false)
  expect((await db.merchants.get('M-001'))?.name).toBe('Changed')
})

test('two connections at once fill it once', async () => {
  const one = memoryDatabase()
  const two = new PaidDatabase(one.name)
  const filled = await Promise.all([
    seedIfEmpty(one, async () => rowsWith()),
    seedIfEmpty(two, async () => rowsWith()),
  ])
  two.close()
  expect(filled.filter(Boolean)).toHaveLength(1)
  expect(await one.merchants.count()).toBe(1)
})

/** But for the numbers of the ledger's changes, which go on so that open tabs notice. */
async function allData(db: PaidDatabase) {
  const { ledgerChanges, ...rest } = await everything(db)
  return { ...rest, changes: ledgerChanges?.length }
}

test('resetting puts exactly the seed in place of everything', async () => {
  const db = memoryDatabase()
  await resetToSeed(db, rowsWith())
  const seeded = await allData(db)
  await db.merchants.add(waitingMerchant({ id: 'M-002' }))
  await db.leads.add({
    id: 'LD-01',
    name: 'A',
    email: 'a@b.example',
    phone: '',
    message: '',
    createdAt: '',
  })
  await resetToSeed(db, rowsWith())
  expect(await allData(db)).toEqual(seeded)
})

test('a reset that fails in the middle leaves everything as it was', async () => {
  const db = memoryDatabase()
  await resetToSeed(db, rowsWith())
  const before = await everything(db)
  const twice = [waitingMerchant({ name: 'New' }), waitingMerchant({ name: 'New' })]
  await expect(resetToSeed(db, rowsWith({ merchants: twice }))).rejects.toThrow()
  expect(await everything(db)).toEqual(before)
})
