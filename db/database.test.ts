import { merchantFees } from '#tests/support/fee-rows.ts'
import { linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { getBalances } from '#tests/support/get-balances.ts'
import {
  contextFor,
  documentOf,
  memoryDatabase,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { bankAccountRow, invoiceRow, scheduleRow } from '#tests/support/money-rows.ts'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PaidDatabase } from './database.ts'
import { listSnapshots } from './demo/queries.ts'
import { getNextDue } from './due-queries.ts'
import { loadLedger } from './ledger/load-ledger.ts'
import { listInvoices } from './invoices/queries.ts'
import { linkFigures } from './links/queries.ts'
import { linkLog } from './log/chain.ts'
import { checkLogChain } from './log/queries.ts'
import { openDatabase, type OpenErrorCode } from './open-database.ts'
import { findTransactions } from './payments/ledger-queries.ts'
import { refundTransaction } from './payments/refund-actions.ts'
import { tableSchemas } from './tables.ts'
import { type Upgrade, upgrades } from './upgrades.ts'
import { currentVersion, makeStores, versions } from './versions.ts'

/**
 * The schemas as each version shipped them, so that a fixture of each can be opened by the newest.
 */
const version1 = {
  merchants: 'id, status, approvalStatus, name',
  documents: 'id, merchantId',
  files: 'id',
  directors: 'id, merchantId',
  transactions:
    'id, date, refundOf, [merchantId+date], [merchantId+status+date], [merchantId+paymentMethod+date]',
  paymentLinks: 'id, merchantId, &path',
  paymentMethods: 'id',
  fees: 'id',
  merchantFees: 'id',
  users: 'id',
  adminUsers: 'id',
  teamMembers: 'id, merchantId',
  roles: 'id',
  activityLog: 'id, timestamp, merchantId',
  systemSettings: 'id',
  reportSchedules: 'id',
  reportTemplates: 'id',
  openingFigures: 'id',
  counters: 'id',
  seedMarks: 'id',
}
const version2 = {
  ...version1,
  leads: 'id',
  subscribers: 'id',
  sessions: 'id',
  demoSettings: 'id',
}
const version3 = {
  ...version2,
  transactions: 'id, date, refundOf, attemptId, settlesAt, [merchantId+date]',
  notifications: 'id, [merchantId+createdAt]',
  ledgerChunks: 'id',
  ledgerChanges: '++seq',
}
const version5 = {
  ...version3,
  invoices: 'id, merchantId',
  bankAccounts: 'id, merchantId',
  payouts: 'id, merchantId, movesAt',
  payoutSettings: 'id, nextAt',
  reports: 'id, merchantId',
  customReports: 'id, merchantId',
  messages: 'id, [merchantId+createdAt]',
  reportSchedules: 'id, nextAt',
}
const version6 = {
  ...version5,
  apps: 'id, merchantId',
  webhooks: 'id, merchantId',
  webhookEvents: 'id, nextAt, webhookId, [merchantId+createdAt]',
  apiRequests: 'id, [merchantId+createdAt]',
  testPayments: 'id, attemptId, settlesAt, [merchantId+createdAt]',
  userGroups: 'id, merchantId',
  accounts: 'id, merchantId',
  devices: 'id, accountId',
  subscriptions: 'id',
  planInvoices: 'id, merchantId',
}
const version7 = {
  ...version6,
  merchantNotes: 'id, merchantId',
  cases: 'id, transactionId, merchantId',
  disputes: 'id, transactionId, merchantId, movesAt',
  platformReports: 'id',
  signInAttempts: 'id',
}
const version9 = {
  ...version7,
  phonePayments: 'id',
  shownRequests: 'id',
  snapshots: 'id',
}
const version10 = {
  ...Object.fromEntries(
    Object.entries(version9).filter(([table]) => !/^ledger(Chunks|Changes)$/.test(table)),
  ),
  transactions: 'id, seq, date, refundOf, attemptId, settlesAt, [merchantId+date]',
}
const version14 = Object.fromEntries(
  Object.entries(version10).filter(([table]) => table !== 'openingFigures'),
)
const version17 = {
  ...Object.fromEntries(
    Object.entries(version14).filter(([table]) => table !== 'leads' && table !== 'subscribers'),
  ),
  prospects: 'id',
}
const version18 = { ...version17, ownExercises: 'id' }
const version19 = {
  ...version18,
  activityLog: 'id, timestamp, merchantId, [merchantId+action+target]',
}
const historical: [number, Record<string, string>][] = [
  [1, version1],
  [2, version2],
  [3, version3],
  [4, version3],
  [5, version5],
  [6, version6],
  [7, version7],
  [8, version7],
  [9, version9],
  [10, version10],
  [11, version10],
  [12, version10],
  [13, version10],
  [14, version14],
  [15, version14],
  [16, version14],
  [17, version17],
  [18, version18],
  [19, version19],
]
const { merchantId: _owner, nextAt: _next, ...schedule } = scheduleRow()
const rows = [
  paymentRow(10, { refunded: 1_00, linkId: '1042' }),
  paymentRow(11, { status: 'pending' }),
  paymentRow(12),
]

const logLine = {
  id: 'A-10000',
  user: 'Tatenda Marufu',
  action: 'Approved',
  target: 'Msasa Pharmacy',
  timestamp: '2026-11-01T08:00:00.000Z',
  type: 'approval',
  ip: '10.0.0.1',
}

const logLines = [{ id: 'A-9999', user: 'Rudo' }, logLine]

/** What version 5 adds to a schedule, by the tests' clock. */
const completed = {
  merchantId: 'M-001',
  nextAt: new Date(2026, 10, 21, 23, 59).toISOString(),
}

/** Returns a database as a build of that version left it. */
async function left(version: number, stores: Record<string, string>): Promise<PaidDatabase> {
  const newest = memoryDatabase()
  const old = new Dexie(newest.name)
  old.version(version).stores(stores)
  await old.open()
  await old.table('merchants').add(waitingMerchant())
  await old.table('transactions').bulkAdd(rows)
  if (version >= 3 && version < 10) {
    // Older versions derived columns from the rows.
    await old.table('ledgerChunks').add({ id: 1, number: Uint32Array.of(10) })
    await old.table('ledgerChanges').add({ rows: rows.slice(1) })
  }
  await old.table('reportSchedules').add(version < 5 ? schedule : { ...schedule, ...completed })
  await old.table('counters').bulkAdd([
    { id: 'TX', next: 13 },
    { id: 'A', next: 10_001 },
  ])
  await old.table('activityLog').bulkAdd(version < 7 ? logLines : linkLog(logLines))
  await old.table('files').add({ id: 'D-0001', mime: 'text/plain', bytes: new ArrayBuffer(3) })
  old.close()
  return newest
}

describe.each(historical)('R19: a database of version %i', (version, stores) => {
  test('keeps its rows, and its ledger searches and acts at once', async () => {
    const { name } = await left(version, stores)
    // Opened as the app does it, because the newest schemas do not match old rows.
    const db = await openDatabase(() => undefined, name)
    expect(await db.transactions.toArray()).toEqual(rows)
    expect(await db.merchants.get('M-001')).toEqual(waitingMerchant())
    expect((await db.files.get('D-0001'))?.bytes.byteLength).toBe(3)
    expect(db.verno).toBe(currentVersion)
    const [upgraded] = await db.reportSchedules.toArray()
    expect(upgraded).toEqual({ ...schedule, ...completed })
    expect(findTransactions(await loadLedger(db), {}).counts).toMatchObject({
      all: 3,
      pending: 1,
    })
    expect(await getNextDue(db)).toBe(Date.parse(completed.nextAt))
    const collected = async () =>
      linkFigures(await loadLedger(db), [linkRow()]).get('1042')?.collected
    expect(await collected()).toBe(44_00)
    await refundTransaction(contextFor(db), {
      id: 'TX-10',
      amount: 44_00,
      reason: 'Returned',
      attemptId: 'r-1',
    })
    expect(findTransactions(await loadLedger(db), {}).counts).toMatchObject({
      all: 4,
      refunded: 1,
    })
    expect(await collected()).toBe(0)
    // The upgrade links the existing log, and the refund's entry follows it.
    const [last, refund] = await db.activityLog.bulkGet(['A-10000', 'A-10001'])
    expect(last).toMatchObject({ ...logLine, previous: expect.stringMatching(/^[\da-f]{64}$/) })
    expect(refund?.previous).toBe(last?.hash)
    const { breaks } = await checkLogChain(db)
    expect(breaks.filter(({ why }) => why !== 'missing')).toEqual([])
  })
})

test('R19: the fee structure gets every method, with what was charged; what was edited stays', async () => {
  const { name } = await left(7, version7)
  const old = new Dexie(name)
  await old.open()
  await old.table('merchantFees').bulkAdd(merchantFees)
  const fee = { type: 'Mobile Money', customerFee: 0, merchantFee: 2.5, flatFee: 50 }
  await old.table('fees').bulkAdd([
    { ...fee, id: 'ecocash', paymentMethod: 'EcoCash' },
    { ...fee, id: 'onemoney', paymentMethod: 'OneMoney', editedAt: '2026-11-01T08:00:00.000Z' },
  ])
  old.close()
  const db = await openDatabase(() => undefined, name)
  const fees = await db.fees.toArray()
  expect(fees.map(({ id, merchantFee, flatFee }) => [id, merchantFee, flatFee])).toEqual([
    ['ecocash', 2.5, 20],
    ['innbucks', 2.3, 18],
    ['omari', 2.5, 0],
    ['onemoney', 2.5, 50],
    ['zimswitch', 1.9, 25],
  ])
})

test('R19: an invoice that a refund had opened again is paid, with the credit notes in order', async () => {
  const { name } = await left(10, version10)
  const old = new Dexie(name)
  await old.open()
  const { creditNotes: _none, ...invoice } = invoiceRow({
    id: 'IN-01',
    sentAt: '2026-11-01T08:00:00.000Z',
  })
  const before = (id: string, paymentIds: string[]) => ({ ...invoice, id, paymentIds })
  await old
    .table('invoices')
    .bulkAdd([
      before('IN-01', ['TX-20']),
      before('IN-02', ['TX-21', 'TX-99']),
      { ...before('IN-03', ['TX-22']), merchantId: 'M-009' },
      { ...before('IN-04', []), paymentIds: 'spoilt' },
    ])
  const refund = (number: number, refundOf: string, day: number, over = {}) =>
    paymentRow(number, {
      type: 'refund',
      refundOf,
      amount: 1_00,
      date: `2026-11-0${day}T08:00:00.000Z`,
      ...over,
    })
  await old
    .table('transactions')
    .bulkAdd([
      paymentRow(20, { amount: 36_00, refunded: 2_00 }),
      paymentRow(21, { amount: 36_00, refunded: 1_00 }),
      refund(30, 'TX-20', 9),
      refund(31, 'TX-21', 8),
      refund(32, 'TX-20', 7),
      refund(33, 'TX-20', 6, { status: 'failed' }),
      refund(34, 'TX-22', 9, { merchantId: 'M-009' }),
    ])
  old.close()
  const db = await openDatabase(() => undefined, name)
  const notes = (await db.invoices.toArray()).map(({ id, creditNotes }) => [
    id,
    creditNotes.map(({ number, refundId }) => [number, refundId]),
  ])
  expect(notes).toEqual([
    [
      'IN-01',
      [
        ['CN-000001', 'TX-32'],
        ['CN-000003', 'TX-30'],
      ],
    ],
    ['IN-02', [['CN-000002', 'TX-31']]],
    ['IN-03', [['CN-000001', 'TX-34']]],
  ])
  const [first] = await listInvoices(db, invoice.merchantId)
  expect(first).toMatchObject({ status: 'paid', open: 0, credited: 1_00 })
})

test('R19: each balance gets its default account and its least automatic payout', async () => {
  const { name } = await left(10, version10)
  const old = new Dexie(name)
  await old.open()
  const later = { createdAt: '2026-11-21T08:00:00.000Z', isDefault: false } as const
  const inZwl = { ...later, currency: 'ZWL' } as const
  await old
    .table('bankAccounts')
    .bulkAdd([
      bankAccountRow(),
      bankAccountRow({ ...later, id: 'BA-02' }),
      bankAccountRow({ ...inZwl, id: 'BA-03', createdAt: '2026-11-22T08:00:00.000Z' }),
      bankAccountRow({ ...inZwl, id: 'BA-04' }),
      bankAccountRow({ ...inZwl, id: 'BA-05', merchantId: 'M-003', status: 'unverified' }),
    ])
  await old.table('payoutSettings').bulkAdd([
    { id: 'M-002', every: 'daily', least: 50_00, nextAt: '2026-11-23T06:00:00.000Z' },
    { id: 'M-003', every: 'none', least: 'unreadable' },
  ])
  old.close()
  const db = await openDatabase(() => undefined, name)
  const defaults = await db.bankAccounts.filter(({ isDefault }) => isDefault).primaryKeys()
  expect(defaults).toEqual(['BA-01', 'BA-04'])
  expect(await db.payoutSettings.toArray()).toEqual([
    {
      id: 'M-002',
      every: 'daily',
      least: { USD: 50_00, ZWL: 875_00 },
      nextAt: '2026-11-23T06:00:00.000Z',
    },
  ])
})

test.each([
  // The three rows of the demo merchant add up to $87.34: one is pending, one was refunded in part.
  ['more than its rows add up to', 100_00, 'adjustment', 100_00 - 2 * 43_67],
  ['less than its rows add up to', 50_00, 'payout', 2 * 43_67 - 50_00],
] as const)(
  'R19: a balance that opened with %s keeps its amount, by a row that says so',
  async (_name, amount, type, difference) => {
    const { name } = await left(12, version10)
    const old = new Dexie(name)
    await old.open()
    const since = '2026-11-02T08:00:00.000Z'
    await old.table('openingFigures').bulkAdd([
      { id: 'balance-available', amount, currency: 'USD', since },
      { id: 'total-paid-out', amount: 12_490_00, currency: 'USD', since },
    ])
    old.close()
    const db = await openDatabase(() => undefined, name)
    const [row, ...more] = await db.transactions
      .filter(({ reference }) => reference === 'Brought forward')
      .toArray()
    expect(more).toEqual([])
    expect(row).toMatchObject({ type, amount: difference, currency: 'USD', date: since })
    expect((await getBalances(db, 'M-001')).USD.available).toBe(amount)
  },
)

test('R19: staff roles keep what they could do, and the console gets every method', async () => {
  const { name } = await left(9, version9)
  const old = new Dexie(name)
  await old.open()
  const role = (id: string, called: string, permissions: string[]) => ({
    id,
    name: called,
    description: '',
    permissions,
  })
  await old
    .table('roles')
    .bulkAdd([
      role('R-01', 'Super Admin', ['user_management']),
      role('R-02', 'Admin', ['merchant_management']),
      role('R-03', 'Support Admin', ['merchant_management']),
      role('R-04', 'Finance Admin', ['financial_reports']),
    ])
  const method = { type: 'Bank Transfer', provider: 'Local banks', enabled: false }
  await old
    .table('paymentMethods')
    .add({ ...method, id: 'bank', name: 'Bank Transfer', transactionFee: 1 })
  old.close()
  const db = await openDatabase(() => undefined, name)
  expect((await db.paymentMethods.toArray()).map(({ id, enabled }) => [id, enabled])).toEqual([
    ['bank', false],
    ['innbucks', true],
    ['omari', true],
    ['zimswitch', true],
  ])
  const added = ['finances', 'merchant_refunds', 'case_management', 'dispute_management']
  expect((await db.roles.toArray()).map(({ permissions }) => permissions)).toEqual([
    ['user_management', ...added],
    ['merchant_management', ...added],
    ['merchant_management'],
    ['financial_reports', ...added],
  ])
})

test('R19: who waited had applied, and what signing up made up about a business is taken back', async () => {
  const { name } = await left(14, version10)
  const old = new Dexie(name)
  await old.open()
  const { submittedDate: _none, ...fresh } = waitingMerchant({ approvalStatus: 'PENDING' })
  const madeUp = {
    ...fresh,
    name: "Rudo Chikomo's business",
    businessType: 'New business',
    town: 'Zimbabwe',
  }
  await old.table('merchants').bulkAdd([
    { ...madeUp, id: 'M-002' },
    { ...madeUp, id: 'M-003', name: 'Kariba Nets', town: 'Kariba' },
    { ...fresh, id: 'M-004', resubmittedAt: '2026-11-20T08:00:00.000Z' },
    { ...madeUp, id: 'M-005', approvalStatus: 'APPROVED', status: 'active' },
  ])
  old.close()
  const db = await openDatabase(() => undefined, name)
  const merchants = await db.merchants.bulkGet(['M-002', 'M-003', 'M-004', 'M-005'])
  const sent = { submittedDate: fresh.createdDate, startedAt: fresh.createdDate }
  const nobody = { name: 'Rudo Chikomo', unnamed: true as const, businessType: '', town: '' }
  expect(merchants).toEqual([
    { ...fresh, ...nobody, ...sent, id: 'M-002' },
    { ...fresh, ...sent, id: 'M-003', name: 'Kariba Nets', businessType: '', town: 'Kariba' },
    { ...fresh, id: 'M-004', resubmittedAt: '2026-11-20T08:00:00.000Z' },
    {
      ...fresh,
      ...nobody,
      startedAt: fresh.createdDate,
      id: 'M-005',
      approvalStatus: 'APPROVED',
      status: 'active',
    },
  ])
})

test('R19: a document says what it is for, where its type does', async () => {
  const { name } = await left(13, version10)
  const old = new Dexie(name)
  await old.open()
  const types = ['incorporation', 'tax', 'identity', 'lease', 'health', 'other'] as const
  await old.table('documents').bulkAdd(
    types.map((type, at) => {
      const { purpose: _none, ...row } = documentOf('M-001', { id: `D-000${at + 1}`, type })
      return row
    }),
  )
  old.close()
  const db = await openDatabase(() => undefined, name)
  expect((await db.documents.toArray()).map(({ purpose }) => purpose)).toEqual([
    'registration',
    'tax',
    'identity',
    'address',
    'other',
    'other',
  ])
})

test('R19: who wrote to sales or subscribed is a prospect, whom the log no longer names', async () => {
  const { name } = await left(14, version14)
  const old = new Dexie(name)
  await old.open()
  const createdAt = '2026-11-20T08:00:00.000Z'
  const lead = { name: 'Rudo Chikomo', phone: '+263 77 000 0001', message: 'Boats.', createdAt }
  await old.table('leads').bulkAdd([
    { ...lead, id: 'LD-01', email: 'Rudo@KaribaBoats.example' },
    { ...lead, id: 'LD-02', email: 'other@karibaboats.example', message: 7 },
  ])
  await old.table('subscribers').bulkAdd([
    { id: 'rudo@karibaboats.example', createdAt },
    { id: 'chipo@zvobgomillers.example', createdAt },
  ])
  await old.table('counters').add({ id: 'LD', next: 3 })
  const log = await old.table('activityLog').toArray()
  const visitor = { user: 'Visitor', timestamp: createdAt, type: 'system', ip: '127.0.0.1' }
  await old.table('activityLog').clear()
  await old
    .table('activityLog')
    .bulkAdd(
      linkLog([
        ...log.map(({ previous: _previous, hash: _hash, ...line }) => line),
        { ...visitor, id: 'A-10001', action: 'Contacted sales', target: 'Rudo Chikomo' },
        { ...visitor, id: 'A-10002', action: 'Approved', target: 'Msasa Pharmacy' },
      ]),
    )
  await old.table('counters').put({ id: 'A', next: 10_003 })
  old.close()
  const db = await openDatabase(() => undefined, name)
  expect(await db.prospects.toArray()).toMatchObject([
    { id: 'LD-01', name: 'Rudo Chikomo', note: 'Boats.', source: 'contact', newsletter: true },
    { email: 'chipo@zvobgomillers.example', name: '', source: 'newsletter', newsletter: true },
  ])
  expect(await db.counters.get('LD' as 'A')).toBe(undefined)
  const lines = await db.activityLog.bulkGet(['A-10001', 'A-10002'])
  expect(lines.map((line) => line?.target)).toEqual(['Sales', 'Msasa Pharmacy'])
  const { breaks } = await checkLogChain(db)
  expect(breaks.filter(({ why }) => why === 'changed')).toEqual([])
})

test('R19: a kept state keeps its bytes, in a table of their own', async () => {
  const { name } = await left(19, version19)
  const old = new Dexie(name)
  await old.open()
  const bytes = Uint8Array.of(1, 2, 3).buffer
  const createdAt = '2026-11-20T08:00:00.000Z'
  const plain = { id: 'a', name: 'Class A', createdAt, automatic: false, size: 3 }
  const packed = { ...plain, id: 'b', size: 80 }
  await old.table('snapshots').bulkAdd([
    { ...plain, bytes },
    { ...packed, bytes, encoding: 'gzip' },
    { ...plain, id: 'c', bytes: 'spoilt' },
  ])
  old.close()
  const db = await openDatabase(() => undefined, name)
  expect(await db.snapshotBytes.toArray()).toEqual([
    { id: 'a', bytes },
    { id: 'b', bytes, encoding: 'gzip' },
  ])
  expect(await listSnapshots(db)).toEqual([
    { ...plain, stored: 3 },
    { ...packed, stored: 3 },
  ])
})

/** Returns the next version of all, with an upgrade. */
function addVersion(upgrade: Upgrade) {
  versions.push({
    version: 99,
    stores: { prospects: 'id, email' },
  })
  upgrades[99] = upgrade
}

const removeVersion = () => {
  versions.splice(versions.findIndex(({ version }) => version === 99))
  delete upgrades[99]
}

test('R19: an upgrade of many rows keeps them all, and signs of life come in between', async () => {
  /** Upgrades a log of so many lines beside its two, and returns how often there was a sign. */
  async function signsWith(more: number): Promise<number> {
    const { name } = await left(6, version6)
    const old = new Dexie(name)
    await old.open()
    const many = Array.from({ length: more }, (_, index) => ({
      ...logLine,
      id: `A-${10_001 + index}`,
    }))
    await old.table('activityLog').bulkAdd(many)
    await old.table('counters').put({ id: 'A', next: 10_001 + more })
    old.close()
    let signs = 0
    const db = new PaidDatabase(name, upgrades, () => {
      signs += 1
    })
    await db.open()
    expect(await db.activityLog.count()).toBe(2 + more)
    const { breaks } = await checkLogChain(db)
    expect(breaks.filter(({ why }) => why !== 'missing')).toEqual([])
    expect(db.backendDB().objectStoreNames).not.toContain('ledgerChunks')
    db.close()
    return signs
  }
  const few = await signsWith(0)
  // The log is linked in two parts in place of one.
  expect(await signsWith(600)).toBe(few + 1)
})

describe('R15: an upgrade that takes long', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => {
    vi.useRealTimers()
    removeVersion()
  })

  test('is waited for as long as it gives signs of life, and told of once', async () => {
    const { name } = await left(6, version6)
    addVersion(async (transaction, sign) => {
      for (const _part of [1, 2, 3]) {
        vi.advanceTimersByTime(50_000)
        await transaction.table('merchants').count()
        sign()
      }
    })
    const onUpgrade = vi.fn()
    const db = await openDatabase(() => undefined, name, onUpgrade)
    expect(await db.transactions.count()).toBe(3)
    expect(onUpgrade).toHaveBeenCalledOnce()
  })

  test('without any more it does not answer', async () => {
    const { name } = await left(6, version6)
    addVersion(async (transaction) => {
      vi.advanceTimersByTime(61_000)
      await transaction.table('merchants').count()
    })
    await expect(openDatabase(() => undefined, name)).rejects.toMatchObject({ code: 'no-answer' })
  })
})

describe('R18: an upgrade that throws', () => {
  afterEach(removeVersion)

  test('leaves the old data intact, to be opened again', async () => {
    const { name } = await left(2, version2)
    addVersion(async (transaction) => {
      await transaction.table('transactions').clear()
      await transaction.table('merchants').clear()
      throw new Error('The upgrade has a fault.')
    })
    await expect(openDatabase(() => undefined, name)).rejects.toMatchObject({
      code: 'upgrade-failed',
    })
    const old = new Dexie(name)
    await old.open()
    expect(old.verno).toBe(2)
    expect(await old.table('transactions').toArray()).toEqual(rows)
    expect(await old.table('merchants').toArray()).toEqual([waitingMerchant()])
    expect(old.tables.map((table) => table.name)).not.toContain('ledgerChunks')
    old.close()
  })
})

test('R19: every older version has its fixture here', () => {
  const older = versions.map(({ version }) => version).filter((each) => each < currentVersion)
  expect(historical.map(([version]) => version)).toEqual(older)
})

test('R57 a browser that deletes the data under the open app is named, and no empty database takes its place', async () => {
  const name = 'deleted-by-the-browser'
  const onLost = vi.fn<(code: OpenErrorCode) => void>()
  const db = await openDatabase(onLost, name)
  const connection = db.backendDB()
  connection.close()
  await Dexie.delete(name)
  connection.onclose?.(new Event('close'))
  await vi.waitFor(() => expect(onLost.mock.calls).toEqual([['cleared']]))
  await expect(db.merchants.count()).rejects.toThrow('Database has been closed')
  expect(await Dexie.exists(name)).toBe(false)
})

test('R57 a connection that the browser closes beside its data is opened again', async () => {
  const onLost = vi.fn<(code: OpenErrorCode) => void>()
  const db = await openDatabase(onLost, 'closed-by-the-browser')
  db.backendDB().onclose?.(new Event('close'))
  await vi.waitFor(() => expect(onLost.mock.calls).toEqual([['no-answer']]))
  await Dexie.delete('closed-by-the-browser')
})

test('every kind of row has a table, and every table a kind of row', async () => {
  const db = memoryDatabase()
  await db.open()
  expect(db.tables.map(({ name }) => name).sort()).toEqual(Object.keys(tableSchemas).sort())
})

test('a worker makes the same stores without Dexie', async () => {
  const described = (db: IDBDatabase) => {
    const transaction = db.transaction([...db.objectStoreNames])
    return [...db.objectStoreNames].map((name) => {
      const store = transaction.objectStore(name)
      const indexes = [...store.indexNames].map((each) => {
        const index = store.index(each)
        return [each, index.keyPath, index.unique, index.multiEntry]
      })
      return { name, keyPath: store.keyPath, autoIncrement: store.autoIncrement, indexes }
    })
  }
  const byDexie = memoryDatabase()
  await byDexie.open()
  const byHand = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('by-hand', currentVersion * 10)
    opening.onupgradeneeded = () => makeStores(opening.result)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  expect(described(byHand)).toEqual(described(byDexie.backendDB()))
  byHand.close()
  indexedDB.deleteDatabase('by-hand')
})
