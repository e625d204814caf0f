// Proves DEMO-9, DEMO-10.
import { expect, test, vi, onTestFinished } from 'vitest'
import { refuses } from '#tests/support/refuses.ts'
import { webhookRow } from '#tests/support/app-rows.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { contextFor, everything, waitingMerchant } from '#tests/support/memory-database.ts'
import { pdf, smallWorld } from '#tests/support/small-world.ts'
import type { ActionContext } from '../action.ts'
import { demoMerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { inLogOrder, linkLog } from '../log/chain.ts'
import { putTransactions, ledgerTables } from '../ledger/put-transactions.ts'
import { suspendMerchant } from '../merchants/suspension-actions.ts'
import { currentVersion } from '../versions.ts'
import { moveClock } from './clock-actions.ts'
import { findSampleState, getSnapshotFile, isUsed, listSnapshots } from './queries.ts'
import type { Row } from '../tables.ts'
import type { DemoBusiness } from './schemas.ts'
import {
  keepSnapshot,
  loadSnapshot,
  packSnapshot,
  remakeDemo,
  removeSnapshot,
  renameSnapshot,
} from './snapshot-actions.ts'
import { keptTables, snapshotText } from './snapshot-text.ts'

const seedMarks = [{ id: 'seed' as const, seededAt: '2026-11-20T08:00:00.000Z', version: 1 }]

const bakery: DemoBusiness = {
  name: 'Nyota Bakery',
  trade: 'bakery',
  town: 'Gweru',
  owner: 'Nyota Shumba',
  currency: 'USD',
  items: [{ name: 'Bread, 5 loaves', amount: 5_50 }],
}

/** The rows of a demo made for a business; the sample's own without one. */
const rowsFor = (business: DemoBusiness | undefined, name = business?.name) => ({
  merchants: [waitingMerchant({ id: demoMerchantId, ...(name !== undefined && { name }) })],
  transactions: [paymentRow(50, { merchantId: demoMerchantId })],
  demoSettings: [{ id: 'demo' as const, dryRun: false, ...(business && { business }) }],
  seedMarks,
})

async function world(): Promise<{ db: PaidDatabase; context: ActionContext }> {
  const { db, context } = await smallWorld()
  await db.merchants.put(waitingMerchant({ id: demoMerchantId, name: 'Vumba Coffee Roasters' }))
  await db.seedMarks.bulkPut(seedMarks)
  await db.webhooks.add(webhookRow())
  return { db, context }
}

/** All stored rows of the tables that a snapshot has. */
const kept = (db: PaidDatabase) => everything(db, [...keptTables])

const nameOf = async (db: PaidDatabase) => (await db.merchants.get(demoMerchantId))?.name

test('the demo is made for a business, and going back gives exactly what there was, files and secrets too', async () => {
  const { db, context } = await world()
  const before = await kept(db)
  await remakeDemo(context, { rows: rowsFor(bakery), keepAs: 'before' })
  expect(await nameOf(db)).toBe('Nyota Bakery')
  expect(await db.webhooks.count()).toBe(0)
  expect((await loadLedger(db)).rows.length).toBe(1)
  const made = await kept(db)
  expect(await loadSnapshot(context, { id: 'before', keepAs: 'theirs' })).toEqual({
    name: 'Vumba Coffee Roasters',
    keptAs: 'theirs',
  })
  expect(await kept(db)).toStrictEqual(before)
  expect((await db.files.get('D-0001'))?.bytes).toStrictEqual(pdf)
  expect((await loadLedger(db)).rows.length).toBe(await db.transactions.count())
  // And back again.
  await loadSnapshot(context, { id: 'theirs', keepAs: 'again' })
  expect(await kept(db)).toStrictEqual(made)
})

test.each([
  ['the exercises', 'Vumba Coffee Roasters', 'Vumba Coffee Roasters, before the exercises'],
  ['the drill', 'Vumba Coffee Roasters', 'Vumba Coffee Roasters, before the drill'],
  ['the kiosk', 'Vumba Coffee Roasters', 'Vumba Coffee Roasters, before the kiosk'],
  ['the exercises', 'W'.repeat(80), `${'W'.repeat(58)}, before the exercises`],
] as const)(
  'what was there before %s stays beside all that they leave themselves',
  async (before, business, name) => {
    const { db, context } = await world()
    await db.merchants.update(demoMerchantId, { name: business })
    await remakeDemo(context, { rows: rowsFor(bakery), keepAs: 'own', before })
    for (const minute of [4, 5, 6])
      await remakeDemo(contextFor(db, minute), {
        rows: rowsFor(bakery),
        keepAs: `their-${minute}`,
      })
    expect(await db.snapshots.get('own')).toMatchObject({ name, automatic: true })
    await loadSnapshot(contextFor(db, 7), { id: 'own', keepAs: 'last', before })
    expect(await nameOf(db)).toBe(business)
  },
)

test('each state before the kiosk stays, whatever follows, until it is removed; starting over keeps none', async () => {
  const { db, context } = await world()
  const before = 'the kiosk' as const
  await remakeDemo(context, { rows: rowsFor(undefined, 'Vumba Coffee'), keepAs: 'monday', before })
  await remakeDemo(contextFor(db, 2), { rows: rowsFor(undefined, 'Vumba Coffee'), keepAs: 'own' })
  await loadSnapshot(contextFor(db, 3), { id: 'monday', keepAs: 'tuesday', before })
  await db.merchants.update(demoMerchantId, { name: 'Vumba Coffee' })
  await loadSnapshot(contextFor(db, 4), { id: 'monday', keepAs: 'wednesday', before })
  const names = async () =>
    (await db.snapshots.orderBy('id').toArray()).map(({ id, name }) => `${id}: ${name}`)
  const all = [
    'monday: Vumba Coffee Roasters, before the kiosk',
    'own: Vumba Coffee',
    'tuesday: Vumba Coffee, before the kiosk',
    'wednesday: Vumba Coffee, before the kiosk 2',
  ]
  expect(await names()).toEqual(all)
  const startedOver = await loadSnapshot(contextFor(db, 5), { id: 'monday', keepAs: null })
  expect(startedOver).toEqual({ name: 'Vumba Coffee Roasters, before the kiosk', keptAs: null })
  expect(await names()).toEqual(all)
  for (const minute of [6, 7, 8, 9, 10])
    await remakeDemo(contextFor(db, minute), {
      rows: rowsFor({ ...bakery, name: `Bakery ${minute}` }),
      keepAs: `later-${minute}`,
    })
  expect(await names()).toEqual(
    expect.arrayContaining(all.filter((each) => !each.startsWith('own'))),
  )
})

test('a state is the same compressed and not, and says how large it is', async () => {
  const { db, context } = await world()
  await remakeDemo(context, { rows: rowsFor(bakery), keepAs: 'before' })
  const row = () => db.snapshots.get('before')
  const length = async () => (await db.snapshotBytes.get('before'))?.bytes.byteLength ?? 0
  const plain = await row()
  expect(plain).toMatchObject({ automatic: true, createdAt: context.now, size: await length() })
  expect(plain?.stored).toBe(plain?.size)
  expect(await packSnapshot(context, 'before')).toBe(true)
  expect(await db.snapshotBytes.get('before')).toMatchObject({ encoding: 'gzip' })
  expect(await row()).toEqual({ ...plain, stored: await length() })
  expect(await length()).toBeLessThan((plain?.size ?? 0) / 2)
  expect(await packSnapshot(context, 'before')).toBe(false)
  expect(await packSnapshot(context, 'none')).toBe(false)
  await loadSnapshot(context, { id: 'before', keepAs: 'theirs' })
  expect(await nameOf(db)).toBe('Vumba Coffee Roasters')
})

/** Does something while a snapshot is compressed. */
function whilePacking(meanwhile: () => Promise<unknown>): void {
  class Slow extends TransformStream {
    constructor() {
      super({ flush: async () => void (await meanwhile()) })
    }
  }
  vi.stubGlobal('CompressionStream', Slow)
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('a state that is named while it is compressed keeps its name, and stays', async () => {
  const { db, context } = await world()
  await remakeDemo(context, { rows: rowsFor(undefined, 'Vumba'), keepAs: 'first' })
  whilePacking(() => renameSnapshot(context, { id: 'first', name: 'Monday’s class' }))
  expect(await packSnapshot(context, 'first')).toBe(true)
  expect(await db.snapshots.get('first')).toMatchObject({
    name: 'Monday’s class',
    automatic: false,
  })
})

test('a state that is removed while it is compressed is gone, with its bytes', async () => {
  const { db, context } = await world()
  await keepSnapshot(context, { id: 'a', name: 'Class A' })
  whilePacking(() => removeSnapshot(context, 'a'))
  expect(await packSnapshot(context, 'a')).toBe(false)
  expect([await db.snapshots.count(), await db.snapshotBytes.count()]).toEqual([0, 0])
})

test('no list of states reads their bytes, and none is left of those that go', async () => {
  const { db } = await world()
  for (const minute of [1, 2, 3])
    await remakeDemo(contextFor(db, minute), { rows: rowsFor(bakery), keepAs: `before-${minute}` })
  const ids = ['before-1', 'before-3']
  expect(await db.snapshotBytes.toCollection().primaryKeys()).toEqual(ids)
  const read = vi.fn()
  db.snapshotBytes.hook('reading', (row) => {
    read()
    return row
  })
  expect((await listSnapshots(db)).map(({ id }) => id)).toEqual(ids.toReversed())
  expect(await findSampleState(db)).toBe('before-1')
  expect(read).not.toHaveBeenCalled()
  await getSnapshotFile(db, 'before-1')
  expect(read).toHaveBeenCalledOnce()
})

test('a browser that can’t compress keeps the state as it is', async () => {
  const { db, context } = await world()
  await remakeDemo(context, { rows: rowsFor(bakery), keepAs: 'before' })
  vi.stubGlobal('CompressionStream', undefined)
  Reflect.deleteProperty(globalThis, 'CompressionStream')
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await packSnapshot(context, 'before')).toBe(false)
  await loadSnapshot(context, { id: 'before', keepAs: 'theirs' })
  expect(await nameOf(db)).toBe('Vumba Coffee Roasters')
})

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer

type Bytes = Row<'snapshotBytes'>

test.each<[why: string, change: (row: Bytes, text: string) => Partial<Bytes>, code: string]>([
  ['cut short', ({ bytes }) => ({ bytes: bytes.slice(0, -9) }), 'snapshot-unreadable'],
  ['empty', () => ({ bytes: new ArrayBuffer(0) }), 'snapshot-unreadable'],
  ['not compressed as it says', () => ({ encoding: 'gzip' }), 'snapshot-unreadable'],
  ['of something else', () => ({ bytes: bytesOf('{"app":"Other"}') }), 'snapshot-unreadable'],
  [
    'with a row that its schema refuses',
    (_row, text) => ({ bytes: bytesOf(text.replace('"status":"pending"', '"status":"lost"')) }),
    'snapshot-unreadable',
  ],
  [
    'with an unknown table',
    (_row, text) => ({ bytes: bytesOf(text.replace('"tables":{', '"tables":{"spells":[],')) }),
    'snapshot-unreadable',
  ],
  [
    'without the mark of a seed',
    (_row, text) => ({ bytes: bytesOf(text.replace(/"seedMarks":\[[^\]]*\]/, '"seedMarks":[]')) }),
    'snapshot-unreadable',
  ],
  [
    'of a newer version',
    (_row, text) => ({
      bytes: bytesOf(
        text.replace(`"version":${currentVersion}`, `"version":${currentVersion + 1}`),
      ),
    }),
    'snapshot-newer',
  ],
])('a state that is %s is refused and changes nothing', async (_why, change, code) => {
  const { db, context } = await world()
  await remakeDemo(context, { rows: rowsFor(bakery), keepAs: 'before' })
  const row = await db.snapshotBytes.get('before')
  if (!row) throw new Error('Nothing was kept.')
  const changed = { ...row, ...change(row, new TextDecoder().decode(row.bytes)) }
  expect(changed).not.toStrictEqual(row)
  await db.snapshotBytes.put(changed)
  const act = () => loadSnapshot(context, { id: 'before', keepAs: 'theirs' })
  await refuses(context, code, act)
})

test('rows that their schema refuses are not put in place of anything; nor is a state that is gone', async () => {
  const { context } = await world()
  const rows = rowsFor(bakery)
  const wrong = { ...rows, merchants: [{ ...rows.merchants[0], status: 'lost' }] }
  await refuses(context, 'snapshot-unreadable', () =>
    remakeDemo(context, { rows: wrong, keepAs: 'a' }),
  )
  await refuses(context, 'not-found', () => loadSnapshot(context, { id: 'a', keepAs: 'b' }))
})

test('of each business the newest automatic state stays, four at most, and named ones always', async () => {
  const { db, context } = await world()
  const later = (minute: number) => contextFor(db, minute)
  const make = (minute: number, name: string) =>
    remakeDemo(later(minute), { rows: rowsFor({ ...bakery, name }), keepAs: `before-${minute}` })
  await make(1, 'A bakery')
  const first = await db.snapshots.get('before-1')
  if (first) await db.snapshots.put({ ...first, id: 'named', automatic: false })
  expect(await findSampleState(db)).toBe('before-1')
  await make(2, 'B bakery')
  await make(3, 'A bakery')
  await make(4, 'C bakery')
  const ids = async () => (await db.snapshots.toCollection().primaryKeys()).toSorted()
  // Before 4 the demo was A’s for the second time.
  expect(await ids()).toEqual(['before-1', 'before-3', 'before-4', 'named'])
  await make(5, 'D bakery')
  await make(6, 'E bakery')
  expect(await ids()).toEqual(['before-3', 'before-4', 'before-5', 'before-6', 'named'])
  expect(await db.snapshots.get('before-6')).toMatchObject({ business: { name: 'D bakery' } })
  expect(context.now < later(6).now).toBe(true)
})

test('of many transactions no state is kept before anything replaces it; one that is asked for is', async () => {
  const { db, context } = await world()
  await keepSnapshot(context, { id: 'few', name: 'Few' })
  const many = vi.spyOn(db.transactions, 'count').mockResolvedValue(20_001)
  onTestFinished(() => many.mockRestore())
  expect(await keepSnapshot(context, { id: 'asked', name: 'Asked for' })).toMatchObject({
    name: 'Asked for',
  })
  expect(await remakeDemo(context, { rows: rowsFor(bakery), keepAs: 'a' })).toEqual({
    keptAs: null,
  })
  expect(await loadSnapshot(context, { id: 'few', keepAs: 'b' })).toEqual({
    name: 'Few',
    keptAs: null,
  })
  await moveClock(context, { by: 60_000, keepAs: 'c' })
  expect((await db.snapshots.toCollection().primaryKeys()).toSorted()).toEqual(['asked', 'few'])
})

test('the state kept last stays although the device’s clock was set back', async () => {
  const { db } = await world()
  const make = (minute: number, keepAs: string) =>
    remakeDemo(contextFor(db, minute), { rows: rowsFor(undefined, 'Vumba'), keepAs })
  await make(10, 'first')
  await make(10, 'second')
  await make(5, 'third')
  expect(await db.snapshots.get('third')).toMatchObject({ name: 'Vumba' })
})

test('a demo is used once somebody has done something, not when the networks have', async () => {
  const { db, context } = await world()
  await db.activityLog.clear()
  expect(await isUsed(db)).toBe(false)
  const network = { ...context, actor: { ...context.actor, name: 'Paid' } }
  await suspendMerchant(network, { id: 'M-002', reason: 'A check' })
  expect(await isUsed(db)).toBe(false)
  await db.merchants.update('M-002', { status: 'active' })
  await suspendMerchant(context, { id: 'M-002', reason: 'A check' })
  expect(await isUsed(db)).toBe(true)
  await db.seedMarks.clear()
  expect(await isUsed(db)).toBe(false)
  await db.transaction('rw', ledgerTables, () => putTransactions(db, paymentRow(51)))
})

test('the present state is kept under a name, once for a double press, renamed and removed', async () => {
  const { db, context } = await world()
  await keepSnapshot(context, { id: 'a', name: ' Class A ' })
  await keepSnapshot(context, { id: 'a', name: 'Class A' })
  const later = contextFor(db, 3)
  await keepSnapshot(later, { id: 'b', name: 'Class B' })
  expect(await listSnapshots(db)).toMatchObject([
    { id: 'b', name: 'Class B', automatic: false },
    { id: 'a', name: 'Class A', automatic: false },
  ])
  await renameSnapshot(later, { id: 'a', name: 'Month end' })
  await removeSnapshot(later, 'b')
  expect(await listSnapshots(db)).toMatchObject([{ id: 'a', name: 'Month end' }])
  await refuses(context, 'not-found', () => removeSnapshot(context, 'b'))
  await refuses(context, 'not-found', () => renameSnapshot(context, { id: 'b', name: 'C' }))
  await refuses(context, 'invalid', () => renameSnapshot(context, { id: 'a', name: '  ' }))
})

test('a state of an older version goes through the upgrades of a database', async () => {
  const { db, context } = await world()
  await keepSnapshot(context, { id: 'a', name: 'Class A' })
  const before = await kept(db)
  const row = await db.snapshotBytes.get('a')
  if (!row) throw new Error('Nothing was kept.')
  const text = new TextDecoder().decode(row.bytes)
  await db.snapshotBytes.put({
    ...row,
    bytes: bytesOf(text.replace(`"version":${currentVersion}`, '"version":8')),
  })
  await loadSnapshot(context, { id: 'a', keepAs: 'before' })
  const { paymentMethods, ...rest } = await kept(db)
  expect({ ...rest, paymentMethods: before['paymentMethods'] }).toStrictEqual(before)
  // What version 14 added.
  expect(paymentMethods).toMatchObject([
    { id: 'ecocash' },
    { id: 'innbucks' },
    { id: 'omari' },
    { id: 'zimswitch' },
  ])
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContainEqual(
    expect.stringMatching(/^paid-opened/),
  )
})

test('dates are moved to today by whole days, and the log stays whole', async () => {
  const { db, context } = await world()
  await suspendMerchant(context, { id: 'M-002', reason: 'A check' })
  await keepSnapshot(context, { id: 'a', name: 'Class A' })
  const payment = await db.transactions.get('TX-10')
  const tenDays = new Date(Date.parse(context.now) + 10 * 86_400_000).toISOString()
  await loadSnapshot({ ...context, now: tenDays }, { id: 'a', keepAs: 'b', toToday: true })
  const moved = await db.transactions.get('TX-10')
  expect(Date.parse(moved?.date ?? '') - Date.parse(payment?.date ?? '')).toBe(10 * 86_400_000)
  const log = inLogOrder(await db.activityLog.toArray())
  expect(log.length).toBeGreaterThan(0)
  expect(linkLog(log)).toEqual(log)
})

test('a state of more rows than are read at once is written as a whole', async () => {
  const { db, context } = await world()
  const many = Array.from({ length: 600 }, (_, at) => paymentRow(1000 + at))
  await db.transaction('rw', ledgerTables, () => putTransactions(db, ...many))
  await keepSnapshot(context, { id: 'many', name: 'Many' })
  const { bytes } = await getSnapshotFile(db, 'many')
  const whole = snapshotText({
    version: currentVersion,
    savedAt: context.now,
    tables: (await everything(db, [...keptTables])) as Record<string, object[]>,
    withSecrets: true,
  })
  expect(new TextDecoder().decode(bytes)).toBe(whole)
})
