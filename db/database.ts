import { Dexie, type EntityTable, type Transaction } from 'dexie'
import type { Row, TableName } from './tables.ts'
import type { Upgrade, upgrades } from './upgrades.ts'
import { currentVersion, newestStores, versions } from './versions.ts'

type Tables = { [T in TableName]: EntityTable<Row<T>, 'id'> }

/**
 * Renames a failure in an upgrade, which could otherwise be mistaken for a browser that refuses to
 * open.
 */
async function upgradeOrSay(
  upgrade: Upgrade,
  transaction: Transaction,
  sign: () => void,
): Promise<void> {
  try {
    sign()
    await upgrade(transaction, sign)
    sign()
  } catch (error) {
    throw new Dexie.UpgradeError(String(error), { cause: error })
  }
}

/**
 * The app's database on this device: every table (DATA-1), with the indexes that the screens
 * query.
 */
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
  declare counters: Tables['counters']
  declare seedMarks: Tables['seedMarks']
  declare sessions: Tables['sessions']
  declare demoSettings: Tables['demoSettings']
  declare notifications: Tables['notifications']
  declare invoices: Tables['invoices']
  declare bankAccounts: Tables['bankAccounts']
  declare payouts: Tables['payouts']
  declare payoutSettings: Tables['payoutSettings']
  declare reports: Tables['reports']
  declare customReports: Tables['customReports']
  declare messages: Tables['messages']
  declare apps: Tables['apps']
  declare webhooks: Tables['webhooks']
  declare webhookEvents: Tables['webhookEvents']
  declare apiRequests: Tables['apiRequests']
  declare testPayments: Tables['testPayments']
  declare userGroups: Tables['userGroups']
  declare accounts: Tables['accounts']
  declare devices: Tables['devices']
  declare subscriptions: Tables['subscriptions']
  declare planInvoices: Tables['planInvoices']
  declare merchantNotes: Tables['merchantNotes']
  declare cases: Tables['cases']
  declare disputes: Tables['disputes']
  declare platformReports: Tables['platformReports']
  declare signInAttempts: Tables['signInAttempts']
  declare phonePayments: Tables['phonePayments']
  declare shownRequests: Tables['shownRequests']
  declare snapshots: Tables['snapshots']
  declare snapshotBytes: Tables['snapshotBytes']
  declare prospects: Tables['prospects']
  declare ownExercises: Tables['ownExercises']

  /**
   * `made` are the upgrades; without them only a new database or one of the newest version opens.
   * Upgrades call `sign` repeatedly to show progress.
   */
  constructor(name = 'paid', made?: typeof upgrades, sign: () => void = () => {}) {
    super(name)
    if (!made) {
      // For each version Dexie reads the stores of all again: 130 ms of a slow phone's start, which only an upgrade needs.
      this.version(currentVersion).stores(newestStores)
      return
    }
    for (const { version, stores } of versions) {
      const declared = this.version(version).stores(stores)
      const upgrade = made[version]
      if (upgrade) declared.upgrade((transaction) => upgradeOrSay(upgrade, transaction, sign))
    }
  }
}

/** The tables that a function reads or writes, which its transaction must include. */
export type Part<T extends TableName> = Pick<PaidDatabase, T>
