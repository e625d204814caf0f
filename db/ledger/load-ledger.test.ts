import { expect, test, vi } from 'vitest'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { liveQuery } from 'dexie'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { PaidDatabase } from '../database.ts'
import type { Transaction } from '../payments/schemas.ts'
import { compactLedger } from './compact-ledger.ts'
import { loadLedger, type Ledger } from './load-ledger.ts'
import { derivedRows } from './derived-rows.ts'
import { addTransactions, ledgerTables, putTransactions } from './put-transactions.ts'

const put = (db: PaidDatabase, ...rows: Transaction[]) =>
  db.transaction('rw', ledgerTables, () => putTransactions(db, ...rows))

/** Returns the ledger in memory, by the ids of its rows. */
function contents({ columns }: Ledger) {
  return [...columns.order()].map(
    (at) => `TX-${columns.column.number[at]} ${columns.column.amount[at]}`,
  )
}

const freshly = async (db: PaidDatabase) => {
  const other = new PaidDatabase(db.name)
  try {
    return contents(await loadLedger(other))
  } finally {
    other.close()
  }
}

test('holds what was put, before and after it was loaded, and as another tab loads it', async () => {
  const db = memoryDatabase()
  await put(db, paymentRow(11), paymentRow(10))
  const ledger = await loadLedger(db)
  expect(contents(ledger)).toEqual(['TX-10 4500', 'TX-11 4500'])
  await put(db, paymentRow(12), paymentRow(10, { amount: 5 }))
  const next = await loadLedger(db)
  expect(next).not.toBe(ledger)
  expect(contents(next)).toEqual(['TX-10 5', 'TX-11 4500', 'TX-12 4500'])
  expect(await freshly(db)).toEqual(contents(next))
  expect(await loadLedger(db)).toBe(next)
})

test('takes a chunk that another tab adds, in its place by date', async () => {
  const db = memoryDatabase()
  await put(db, paymentRow(30))
  await loadLedger(db)
  const other = new PaidDatabase(db.name)
  const rows = Array.from({ length: 20 }, (_, index) => paymentRow(index + 10))
  await other.transaction('rw', ledgerTables, () => addTransactions(other, rows))
  other.close()
  expect(contents(await loadLedger(db))).toHaveLength(21)
  expect(contents(await loadLedger(db)).at(-1)).toBe('TX-30 4500')
  expect(await freshly(db)).toEqual(contents(await loadLedger(db)))
})

test('is read anew when everything was replaced', async () => {
  const db = memoryDatabase()
  await put(db, paymentRow(10))
  await loadLedger(db)
  await db.transaction('rw', ledgerTables, async () => {
    await db.transactions.clear()
    await db.transactions.add(paymentRow(70))
    const { ledgerChunks, ledgerChanges } = derivedRows([paymentRow(70)])
    await db.ledgerChunks.clear()
    await db.ledgerChunks.bulkAdd(ledgerChunks)
    await db.ledgerChanges.clear()
    await db.ledgerChanges.bulkAdd(ledgerChanges)
  })
  expect(contents(await loadLedger(db))).toEqual(['TX-70 4500'])
})

test('compacting changes nothing for a tab that knows all, or only some, of it', async () => {
  const db = memoryDatabase()
  const behind = new PaidDatabase(db.name)
  await put(db, paymentRow(10))
  await loadLedger(behind)
  await put(db, paymentRow(11))
  const before = contents(await loadLedger(db))
  expect(await compactLedger(db)).toBe(true)
  expect(await db.ledgerChanges.count()).toBe(1)
  await put(db, paymentRow(12))
  const after = [...before, 'TX-12 4500']
  expect(contents(await loadLedger(db))).toEqual(after)
  expect(contents(await loadLedger(behind))).toEqual(after)
  behind.close()
  expect(await freshly(db)).toEqual(after)
})

test('a rolled back act leaves no trace', async () => {
  const db = memoryDatabase()
  await put(db, paymentRow(10))
  const ledger = await loadLedger(db)
  const act = db.transaction('rw', ledgerTables, async () => {
    await putTransactions(db, paymentRow(11))
    throw new Error('refused')
  })
  await expect(act).rejects.toThrow('refused')
  expect(await loadLedger(db)).toBe(ledger)
})

test.each(['ledgerChunks', 'ledgerChanges'])(
  'R26 whatever is spoilt in a row of %s, all is read from the rows themselves',
  async (name) => {
    const db = memoryDatabase()
    await put(db, paymentRow(10), paymentRow(11))
    await compactLedger(db)
    await put(db, paymentRow(12))
    const all = contents(await loadLedger(db))
    const table = db.table<object>(name)
    for (const row of await table.toArray())
      for (const field of Object.keys(row).filter((each) => each !== table.schema.primKey.keyPath))
        for (const value of [undefined, null, Number.NaN, 'seven']) {
          await table.put({ ...row, [field]: value })
          expect([field, value, await freshly(db)]).toEqual([field, value, all])
          await table.put(row)
        }
    // Also in a tab that had read the earlier state.
    await db.table('ledgerChanges').bulkAdd([{ rows: null }, { chunk: null }, {}])
    expect(contents(await loadLedger(db))).toEqual(all)
  },
  20_000,
)

test('two live queries that ask at once both see every later change, and what they read beside', async () => {
  const db = memoryDatabase()
  await put(db, paymentRow(10))
  const seen: number[][] = [[], []]
  const marks: number[] = []
  const subscriptions = seen.map((sizes) =>
    liveQuery(async () => {
      const [ledger, count] = await Promise.all([loadLedger(db), db.leads.count()])
      return { size: ledger.columns.size, count }
    }).subscribe(({ size, count }) => {
      sizes.push(size)
      marks.push(count)
    }),
  )
  await vi.waitFor(() => expect(seen.map((sizes) => sizes.at(-1))).toEqual([1, 1]))
  await put(db, paymentRow(11))
  await vi.waitFor(() => expect(seen.map((sizes) => sizes.at(-1))).toEqual([2, 2]))
  await put(db, paymentRow(12))
  await vi.waitFor(() => expect(seen.map((sizes) => sizes.at(-1))).toEqual([3, 3]))
  await db.leads.add({ id: 'LD-01', name: '', email: '', phone: '', message: '', createdAt: '' })
  await vi.waitFor(() => expect(marks.at(-1)).toBe(1))
  for (const subscription of subscriptions) subscription.unsubscribe()
})
