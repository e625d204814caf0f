// Proves DATA-1.
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { contextFor, memoryDatabase } from '#tests/support/memory-database.ts'
import { sampleRows } from '#tests/support/sample.ts'
import { describe, expect, test } from 'vitest'
import { PaidDatabase } from './database.ts'
import { putBackRows, removeUnreadable } from './demo/actions.ts'
import { resetToSeed } from './demo/replace-all.ts'
import { loadLedger } from './ledger/load-ledger.ts'
import { putTransactions } from './ledger/put-transactions.ts'
import { leftOut } from './left-out.ts'
import { listPaymentLinks } from './links/queries.ts'
import { listNotifications } from './log/queries.ts'
import {
  countPendingMerchants,
  getApplication,
  listPendingMerchants,
} from './merchants/application-queries.ts'
import { listMerchants } from './merchants/queries.ts'
import { getFeeTables } from './payments/fee-queries.ts'
import { findTransactions } from './payments/ledger-queries.ts'
import { listFees, listPaymentMethods } from './payments/queries.ts'
import { settleDue } from './payments/settling-actions.ts'
import { checkedTables } from './tables.ts'
import { leaveOutUnreadable } from './readable.ts'

const now = new Date('2026-11-21T12:14:00.000Z')
/** The sample, with a few rows of its long tables. */
const seed = sampleRows()
seed.transactions = seed.transactions.slice(0, 30)
seed.payouts = seed.payouts.slice(0, 30)
seed.notifications = seed.notifications.slice(0, 30)
seed.activityLog = seed.activityLog.slice(0, 30)

const told = (id: string, over: object = {}) => ({
  id,
  merchantId: 'M-001',
  kind: 'link-paid',
  transactionId: 'TX-1',
  customer: 'Rudo Chikomo',
  amount: 18_00,
  currency: 'USD',
  linkName: 'Honey',
  createdAt: `2026-11-21T12:00:0${id.at(-1)}.000Z`,
  readAt: null,
  ...over,
})

async function seeded() {
  const db = memoryDatabase()
  leaveOutUnreadable(db)
  await resetToSeed(db, seed)
  return { db, context: contextFor(db) }
}

type Seeded = Awaited<ReturnType<typeof seeded>>['db']

/** Reads everything, and returns the rows left out, table by table. */
async function allLeftOut(db: Seeded) {
  leftOut.forget(leftOut.get())
  for (const table of checkedTables) await db.table(table).toArray()
  return leftOut.get()
}

/** Stores an invalid row, bypassing the actions. */
async function spoil(db: Seeded, table: (typeof checkedTables)[number], id: string, over: object) {
  const row = seed[table].find((each) => each.id === id)
  await db.table(table).put({ ...row, id, ...over })
}

describe('a spoilt row is left out, and the rest is there', () => {
  test.each([
    ['an unknown status', { status: 'frozen' }],
    ['no name', { name: undefined }],
    ['no date', { createdDate: null }],
  ])('of the merchants: %s', async (_what, over) => {
    const { db } = await seeded()
    const before = await listMerchants(db, now)
    await spoil(db, 'merchants', 'M-023', over)
    expect((await listMerchants(db, now)).map(({ id }) => id)).toEqual(
      before.map(({ id }) => id).filter((id) => id !== 'M-023'),
    )
    expect(await listPendingMerchants(db)).toHaveLength(6)
    expect(await countPendingMerchants(db)).toBe(6)
    expect(await getApplication(db, 'M-023')).toBeNull()
  })

  test('of the links, documents, fees and methods', async () => {
    const { db } = await seeded()
    const counts = async () => [
      (await listPaymentLinks(db, 'M-001', now)).length,
      (await getApplication(db, 'M-001'))?.documents.length,
      (await listFees(db, now)).length,
      (await getFeeTables(db, 'M-001')).merchantFees.length,
      (await listPaymentMethods(db, now)).length,
    ]
    const before = await counts()
    await spoil(db, 'paymentLinks', '1042', { amount: '18.00' })
    await spoil(db, 'documents', 'D-0002', { uploadDate: null })
    await spoil(db, 'fees', 'ecocash', { merchantFee: 'free' })
    await spoil(db, 'merchantFees', 'ecocash', { name: 7 })
    await spoil(db, 'paymentMethods', 'ecocash', { enabled: 'yes' })
    expect(await counts()).toEqual(before.map((count) => (count ?? 0) - 1))
  })

  test('of the notifications, which are read from the newest on', async () => {
    const { db } = await seeded()
    await db.table('notifications').bulkAdd([told('N-501'), told('N-502', { customer: null })])
    await db.table('notifications').add(told('N-503'))
    const { rows, unread } = await listNotifications(db, 'M-001')
    expect([rows.slice(0, 2).map(({ id }) => id), unread]).toEqual([['N-503', 'N-501'], 2])
  })

  test('of the ledger in memory', async () => {
    const { db } = await seeded()
    const count = async () => findTransactions(await loadLedger(db), {}).counts.all
    const all = await count()
    const id = seed.transactions[12]?.id ?? ''
    await spoil(db, 'transactions', id, { status: 'lost', date: null })
    expect(await db.transactions.get(id)).toBeUndefined()
    // The next start.
    const again = new PaidDatabase(db.name)
    leaveOutUnreadable(again)
    expect(findTransactions(await loadLedger(again), {}).counts.all).toBe(all - 1)
    again.close()
  })
})

test('a limit gives as many as there are readable ones', async () => {
  const { db } = await seeded()
  await spoil(db, 'merchants', 'M-001', { status: 1 })
  expect((await db.merchants.orderBy(':id').limit(2).toArray()).map(({ id }) => id)).toEqual([
    'M-002',
    'M-003',
  ])
  expect(await db.merchants.bulkGet(['M-001', 'M-002'])).toMatchObject([undefined, { id: 'M-002' }])
})

test('a payment that falls due and can’t be read is set aside, once, and the others settle', async () => {
  const { db, context } = await seeded()
  const waiting = { ...paymentRow(10, { status: 'pending' }), settlesAt: context.now }
  await putTransactions(db, { ...waiting, id: 'TX-11' })
  await db.table('transactions').add({ ...waiting, amount: 'ten' })
  expect(await settleDue(context)).toMatchObject({
    done: [{ id: 'TX-11', status: 'successful' }],
    setAside: ['TX-10'],
  })
  expect(await settleDue(context)).toEqual({ done: [], setAside: [] })
})

describe('the ways out', () => {
  async function spoilt() {
    const { db, context } = await seeded()
    for (const table of checkedTables) {
      const id = seed[table][0]?.id
      if (id) await spoil(db, table, id, { merchantId: 7, name: 7, user: 7, amount: 'x', type: 7 })
      else await db.table(table).add({ id: 'unknown' })
    }
    await db.table('demoSettings').put({ id: 'demo', dryRun: 'yes' })
    await db.table('systemSettings').put({ id: 'system', maintenanceMode: 'yes' })
    return { db, context, rows: await allLeftOut(db) }
  }

  test('one row of each table is found, but of the log, which has a check of its own', async () => {
    const { rows } = await spoilt()
    expect(rows.map(({ table }) => table)).toEqual(
      checkedTables.filter((table) => table !== 'activityLog'),
    )
  })

  test('removing takes them away, of the ledger too, and no other', async () => {
    const { db, context, rows } = await spoilt()
    const before = findTransactions(await loadLedger(db), {}).counts.all
    const asked = [...rows, { table: 'merchants' as const, id: 'M-002' }]
    expect(await removeUnreadable(context, asked)).toBe(rows.length)
    expect(await allLeftOut(db)).toEqual([])
    expect(await db.merchants.count()).toBe(seed.merchants.length - 1)
    expect(findTransactions(await loadLedger(db), {}).counts.all).toBe(before)
    expect(await db.activityLog.toCollection().last()).toMatchObject({
      action: 'Removed unreadable rows',
    })
    expect(await removeUnreadable(context, rows)).toBe(0)
  })

  test('putting back brings the sample row of each id, and leaves what can be read', async () => {
    const { db, context, rows } = await spoilt()
    await db.merchants.update('M-002', { name: 'Renamed' })
    const back = [...rows, { table: 'merchants' as const, id: 'M-002' }].flatMap(
      ({ table, id }) => {
        const row = seed[table].find((each) => each.id === id)
        return row ? [{ table, row }] : []
      },
    )
    const unseeded = checkedTables.filter((table) => seed[table].length === 0)
    expect(await putBackRows(context, back)).toBe(rows.length - unseeded.length)
    expect(await allLeftOut(db)).toEqual(unseeded.map((table) => ({ table, id: 'unknown' })))
    expect(await db.merchants.get('M-001')).toEqual(seed.merchants[0])
    expect((await db.merchants.get('M-002'))?.name).toBe('Renamed')
  })
})
