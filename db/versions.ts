import type { Transaction } from 'dexie'
import { chunksOf } from './ledger/chunk.ts'
import { nextReportAt, scheduleTimes } from './model/report-moments.ts'
import type { Row } from './model/tables.ts'

/** Brings rows up to date. It awaits what is no part of the database by `waitFor` alone, or its transaction ends. */
export type Upgrade = (
  transaction: Transaction,
  waitFor: <T>(promise: Promise<T>) => PromiseLike<T>,
) => Promise<void>

/** Version 3; 4, which adds what was refunded; and 7, what had failed first: the columns of the rows that are there. */
async function makeColumns(transaction: Transaction): Promise<void> {
  for (const table of ['ledgerChunks', 'ledgerChanges']) await transaction.table(table).clear()
  const rows: Row<'transactions'>[] = await transaction.table('transactions').toArray()
  await transaction.table('ledgerChunks').bulkAdd([...chunksOf(rows)])
}

/** Version 5: schedules have an owner, which was the demo's merchant, and a next moment. */
async function completeSchedules(transaction: Transaction): Promise<void> {
  const now = new Date()
  await transaction
    .table<Row<'reportSchedules'>>('reportSchedules')
    .toCollection()
    .modify((row) => {
      const times = scheduleTimes[row.frequency] as { time: string } | undefined
      row.merchantId = 'M-001'
      // One that can't be read stays so, and does not keep the others from being opened.
      if (times) row.nextAt = nextReportAt({ ...row, ...times }, now).toISOString()
    })
}

/** Version 7: the log that was kept is linked, entry by entry. */
const linkKeptLog: Upgrade = async (transaction, waitFor) => {
  // Hashing is a script of its own, which nobody else needs at the start.
  const { linkLog } = await waitFor(import('./model/log-chain.ts'))
  const log = transaction.table<{ id: string }>('activityLog')
  await log.bulkPut(linkLog(await log.toArray()))
}

/**
 * What each version stores, by table: the primary key, then the indexes that the screens ask for. A change is a new
 * entry with its upgrade, never an edit of an old one; a fixture of every older version is opened by a test.
 */
export const versions: {
  version: number
  stores: Record<string, string>
  upgrade?: Upgrade
}[] = [
  {
    version: 1,
    stores: {
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
    },
  },
  {
    version: 2,
    stores: { leads: 'id', subscribers: 'id', sessions: 'id', demoSettings: 'id' },
  },
  {
    version: 3,
    stores: {
      // Status and method are searched in the ledger's columns now; an attempt and what settles are few.
      transactions: 'id, date, refundOf, attemptId, settlesAt, [merchantId+date]',
      notifications: 'id, [merchantId+createdAt]',
      ledgerChunks: 'id',
      ledgerChanges: '++seq',
    },
    upgrade: makeColumns,
  },
  { version: 4, stores: {}, upgrade: makeColumns },
  {
    version: 5,
    stores: {
      invoices: 'id, merchantId',
      bankAccounts: 'id, merchantId',
      payouts: 'id, merchantId, movesAt',
      payoutSettings: 'id, nextAt',
      reports: 'id, merchantId',
      customReports: 'id, merchantId',
      messages: 'id, [merchantId+createdAt]',
      reportSchedules: 'id, nextAt',
    },
    upgrade: completeSchedules,
  },
  {
    version: 6,
    stores: {
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
    },
  },
  {
    version: 7,
    stores: {
      merchantNotes: 'id, merchantId',
      cases: 'id, transactionId, merchantId',
      disputes: 'id, transactionId, merchantId, movesAt',
      platformReports: 'id',
      signInAttempts: 'id',
    },
    upgrade: async (transaction, waitFor) => {
      await makeColumns(transaction)
      await linkKeptLog(transaction, waitFor)
    },
  },
]

/** The newest version that this build knows. */
export const currentVersion = Math.max(...versions.map(({ version }) => version))

type Stores = Record<string, string>

/** What the newest version stores, as `versions` says it. */
const newestStores: Stores = Object.assign({}, ...versions.map(({ stores }) => stores))

/**
 * Makes the stores of the newest version in a new database, as Dexie would: for the worker that fills it, which does
 * without Dexie.
 */
export function makeStores(db: IDBDatabase): void {
  for (const [table, spec] of Object.entries(newestStores)) {
    const [key = '', ...indexes] = spec.split(', ')
    const autoIncrement = key.startsWith('++')
    const store = db.createObjectStore(table, { keyPath: key.replace('++', ''), autoIncrement })
    for (const index of indexes) {
      const name = index.replace('&', '')
      const keyPath = name.startsWith('[') ? name.slice(1, -1).split('+') : name
      store.createIndex(name, keyPath, { unique: index.startsWith('&') })
    }
  }
}
