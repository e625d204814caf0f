import { Dexie, type EntityTable, type Table, type Transaction } from 'dexie'
import { chunksOf, type ColumnChunk } from './ledger/chunk.ts'
import type { LedgerChange, NewChange } from './ledger/journal.ts'
import type { Row, TableName } from './model/tables.ts'

type Tables = { [T in TableName]: EntityTable<Row<T>, 'id'> }

type Upgrade = (transaction: Transaction) => Promise<void>

/** Version 3: the columns of the rows that are there. */
async function makeColumns(transaction: Transaction): Promise<void> {
  const rows: Row<'transactions'>[] = await transaction.table('transactions').toArray()
  await transaction.table('ledgerChunks').bulkAdd([...chunksOf(rows)])
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
]

/** A fault in an upgrade carries its own name otherwise, and could not be told from a browser that refuses. */
async function upgradeOrSay(upgrade: Upgrade, transaction: Transaction): Promise<void> {
  try {
    await upgrade(transaction)
  } catch (error) {
    throw new Dexie.UpgradeError(String(error), { cause: error })
  }
}

/** The newest version that this build knows. */
export const currentVersion = Math.max(...versions.map(({ version }) => version))

export class PaidDatabase extends Dexie {
  declare merchants: Tables['merchants']
  declare documents: Tables['documents']
  declare files: Tables['files']
  declare directors: Tables['directors']
  declare transactions: Tables['transactions']
  declare paymentLinks: Tables['paymentLinks']
  declare paymentMethods: Tables['paymentMethods']
  declare fees: Tables['fees']
  declare merchantFees: Tables['merchantFees']
  declare users: Tables['users']
  declare adminUsers: Tables['adminUsers']
  declare teamMembers: Tables['teamMembers']
  declare roles: Tables['roles']
  declare activityLog: Tables['activityLog']
  declare systemSettings: Tables['systemSettings']
  declare reportSchedules: Tables['reportSchedules']
  declare reportTemplates: Tables['reportTemplates']
  declare openingFigures: Tables['openingFigures']
  declare counters: Tables['counters']
  declare seedMarks: Tables['seedMarks']
  declare leads: Tables['leads']
  declare subscribers: Tables['subscribers']
  declare sessions: Tables['sessions']
  declare demoSettings: Tables['demoSettings']
  declare notifications: Tables['notifications']
  /** Derived from the transactions: their columns, and what has changed since those were written. */
  declare ledgerChunks: Table<ColumnChunk, number>
  declare ledgerChanges: Table<LedgerChange, number, NewChange>

  constructor(name = 'paid') {
    super(name)
    for (const { version, stores, upgrade } of versions) {
      const declared = this.version(version).stores(stores)
      if (upgrade) declared.upgrade((transaction) => upgradeOrSay(upgrade, transaction))
    }
  }
}
