import { expect, test } from 'vitest'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { prospectRow } from '#tests/support/prospect-rows.ts'
import { liveQuery } from 'dexie'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { PaidDatabase } from '../database.ts'
import type { Transaction } from '../payments/schemas.ts'
import { loadLedger } from './load-ledger.ts'
import { getLastChange, nextGeneration } from './numbering.ts'
import { addTransactions, ledgerTables, putTransactions } from './put-transactions.ts'
import type { Ledger } from './rows.ts'

const put = (db: PaidDatabase, ...rows: Transaction[]) =>
  db.transaction('rw', ledgerTables, () => putTransactions(db, ...rows))

/** Returns the ledger in memory, by the ids of its rows. */
const contents = ({ rows }: Ledger) => rows.map(({ id, amount }) => `${id} ${amount}`)

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

test('takes many rows that another tab adds, in their place by date', async () => {
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

/** Replaces all rows, as a reset does. */
const replace = (db: PaidDatabase, ...rows: Transaction[]) =>
  db.transaction('rw', ledgerTables, async () => {
    const last = await getLastChange(db)
    await db.transactions.clear()
    await db.transactions.bulkAdd(nextGeneration(rows, last))
  })

test.each([
  ['others', [paymentRow(70)], ['TX-70 4500']],
  ['fewer of the same', [paymentRow(11)], ['TX-11 4500']],
  ['none', [], []],
])(
  'is read again when everything was replaced by %s, and follows what comes next',
  async (_by, rows, all) => {
    const db = memoryDatabase()
    await put(db, paymentRow(10), paymentRow(11))
    await loadLedger(db)
    await replace(db, ...rows)
    expect(contents(await loadLedger(db))).toEqual(all)
    await put(db, paymentRow(80))
    expect(contents(await loadLedger(db))).toEqual([...all, 'TX-80 4500'])
    await replace(db, ...rows)
    await loadLedger(db)
    await put(db, paymentRow(90))
    expect(contents(await loadLedger(db))).toEqual([...all, 'TX-90 4500'])
    expect(await freshly(db)).toEqual([...all, 'TX-90 4500'])
  },
)

test('rows of an older version, which have no number, are there, and what changes them is seen', async () => {
  const db = memoryDatabase()
  await db.transactions.bulkAdd([paymentRow(10), paymentRow(11)])
  expect(contents(await loadLedger(db))).toEqual(['TX-10 4500', 'TX-11 4500'])
  await put(db, paymentRow(10, { amount: 5 }))
  expect(contents(await loadLedger(db))).toEqual(['TX-10 5', 'TX-11 4500'])
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

test('two live queries that ask at once both see every later change, and what they read beside', async () => {
  const db = memoryDatabase()
  await put(db, paymentRow(10))
  const seen: number[][] = [[], []]
  const marks: number[] = []
  const subscriptions = seen.map((sizes) =>
    liveQuery(async () => {
      const [ledger, count] = await Promise.all([loadLedger(db), db.prospects.count()])
      return { size: ledger.rows.length, count }
    }).subscribe(({ size, count }) => {
      sizes.push(size)
      marks.push(count)
    }),
  )
  await expect.poll(() => seen.map((sizes) => sizes.at(-1))).toEqual([1, 1])
  await put(db, paymentRow(11))
  await expect.poll(() => seen.map((sizes) => sizes.at(-1))).toEqual([2, 2])
  await put(db, paymentRow(12))
  await expect.poll(() => seen.map((sizes) => sizes.at(-1))).toEqual([3, 3])
  await db.prospects.add(prospectRow())
  await expect.poll(() => marks.at(-1)).toBe(1)
  for (const subscription of subscriptions) subscription.unsubscribe()
})
