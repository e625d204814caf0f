import { Dexie, type EntityTable } from 'dexie'
import type { Row, TableName } from './model/tables.ts'

type Tables = { [T in TableName]: EntityTable<Row<T>, 'id'> }

/**
 * What each version stores, by table: the primary key, then the indexes that the screens ask for. A change is a new
 * entry with its upgrade, never an edit of an old one; a fixture of every older version is opened by a test.
 */
export const versions: { version: number; stores: Record<string, string> }[] = [
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
]

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

  constructor(name = 'paid') {
    super(name)
    for (const { version, stores } of versions) this.version(version).stores(stores)
  }
}
