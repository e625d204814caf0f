/**
 * The stores of each version: the primary key, then indexes. To change one, add an entry and its
 * upgrade (upgrades.ts); never edit an old entry. A test opens a fixture of every older version.
 */
export const versions: {
  version: number
  /** Null deletes a store. */
  stores: Record<string, string | null>
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
      // Status and method are now searched in memory; rows with an attempt or a due settlement are few.
      transactions: 'id, date, refundOf, attemptId, settlesAt, [merchantId+date]',
      notifications: 'id, [merchantId+createdAt]',
      ledgerChunks: 'id',
      ledgerChanges: '++seq',
    },
  },
  { version: 4, stores: {} },
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
  },
  { version: 8, stores: {} },
  {
    version: 9,
    stores: { phonePayments: 'id', shownRequests: 'id', snapshots: 'id' },
  },
  {
    version: 10,
    stores: {
      // The ledger in memory holds the rows themselves, and follows them by the number of their last write.
      transactions: 'id, seq, date, refundOf, attemptId, settlesAt, [merchantId+date]',
      ledgerChunks: null,
      ledgerChanges: null,
    },
  },
  // Balances per currency: a default account and a least automatic payout for each.
  { version: 11, stores: {} },
  // Invoices have credit notes.
  { version: 12, stores: {} },
  // Every figure is what the ledger adds up to.
  { version: 13, stores: { openingFigures: null } },
  // Staff roles and methods of the console.
  { version: 14, stores: {} },
  // Signing up no longer submits an application, nor makes up a name, trade and town.
  { version: 15, stores: {} },
  // Documents say what they are for.
  { version: 16, stores: {} },
  // Who wrote to sales or subscribed is a prospect, and stays on this device.
  { version: 17, stores: { prospects: 'id', leads: null, subscribers: null } },
  // A trainer's own exercises stay on this device.
  { version: 18, stores: { ownExercises: 'id' } },
  // The log lines of one row are found without reading its merchant's others.
  {
    version: 19,
    stores: { activityLog: 'id, timestamp, merchantId, [merchantId+action+target]' },
  },
  // The bytes of snapshots have a table of their own.
  { version: 20, stores: { snapshotBytes: 'id' } },
]

/** The newest version known to this build. */
export const currentVersion = Math.max(...versions.map(({ version }) => version))

type Stores = Record<string, string | null>

/** The stores of the newest version; null for those that an older one had. */
export const newestStores: Stores = Object.assign({}, ...versions.map(({ stores }) => stores))

/**
 * Makes the newest version's stores in a new database, as Dexie would, for the worker that fills it
 * without Dexie.
 */
export function makeStores(db: IDBDatabase): void {
  for (const [table, spec] of Object.entries(newestStores)) {
    if (spec === null) continue
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
