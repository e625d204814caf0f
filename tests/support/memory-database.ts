import { unnumbered } from './stored-rows.ts'
import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import type { ActionContext } from '#db/action.ts'
import { PaidDatabase } from '#db/database.ts'
import type { BusinessDocument, Merchant } from '#db/merchants/schemas.ts'

const open: PaidDatabase[] = []
let count = 0

/** Forgets the databases of the finished test, all at once: deleting each would take as long as opening it. */
export function deleteDatabases(): void {
  for (const db of open.splice(0)) db.close()
  globalThis.indexedDB = new IDBFactory()
  Dexie.dependencies.indexedDB = globalThis.indexedDB
}

/** Creates a database for one test, deleted after it. It is new, so it needs no upgrades, which would take most of its time. */
export function memoryDatabase(): PaidDatabase {
  count += 1
  const db = new PaidDatabase(`test-${count}`)
  open.push(db)
  return db
}

/** Returns an action's context, `minute` minutes into the test. */
export function contextFor(db: PaidDatabase, minute = 0): ActionContext {
  const now = new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString()
  return { db, actor: { name: 'Tatenda Marufu', ip: '10.0.0.1', side: 'system' }, now }
}

/** A merchant waiting for a decision. */
export function waitingMerchant(over: Partial<Merchant> = {}): Merchant {
  return {
    id: 'M-001',
    name: 'Kariba Boats',
    email: 'hello@karibaboats.example',
    phone: '+263 77 000 0001',
    status: 'pending',
    businessType: 'Tourism',
    town: 'Kariba',
    address: '1 Harbour Road, Kariba',
    website: '',
    supportEmail: '',
    description: '',
    registrationNumber: 'PBC 1/2024',
    registrationType: 'Private business corporation',
    size: 'LESS_THAN_50',
    type: 'REGISTERED_BUSINESS',
    joinDate: null,
    approvalStatus: 'UNDER_REVIEW',
    priority: 'medium',
    paymentLimit: 50_000,
    reviewDate: '2026-11-18T09:00:00.000Z',
    approvalDate: null,
    rejectionReason: null,
    submittedDate: over.createdDate ?? '2026-11-16T07:20:00.000Z',
    createdBy: 'Rudo Chikomo',
    createdDate: '2026-11-16T07:20:00.000Z',
    lastModifiedBy: 'Rudo Chikomo',
    lastModifiedDate: '2026-11-16T07:20:00.000Z',
    ...over,
  }
}

export function documentOf(
  merchantId: string,
  over: Partial<BusinessDocument> = {},
): BusinessDocument {
  return {
    id: 'D-0001',
    merchantId,
    name: 'Business License.pdf',
    uploadDate: '2026-11-16T07:20:00.000Z',
    status: 'pending',
    type: 'license',
    purpose: 'licence',
    size: '1 KB',
    uploadedBy: 'Rudo Chikomo',
    ...over,
  }
}

/** The keys of what an application without documents and directors lacks, as its reviewer accepts it. */
export const missingPapers = ['registration', 'tax', 'identity', 'address', 'bank']

/** Adds a business's only director and every document that is required of a company, approved. */
export async function addCompletePapers(db: PaidDatabase, merchantId = 'M-001'): Promise<void> {
  const number = merchantId.slice(2)
  const identity = `D-9${number}3`
  const purposes = ['registration', 'tax', 'identity', 'address', 'bank'] as const
  await db.documents.bulkAdd(
    purposes.map((purpose, at) =>
      documentOf(merchantId, { id: `D-9${number}${at + 1}`, purpose, status: 'approved' }),
    ),
  )
  await db.directors.add({
    id: `DR-9${number}`,
    merchantId,
    name: 'Rudo Chikomo',
    email: '',
    phone: '',
    idDocument: identity,
  })
}

/**
 * Returns all rows of all or some tables, to check that nothing changed; transactions without the number of their last
 * write, which rises even where the same is written again.
 */
export async function everything(
  db: PaidDatabase,
  names = db.tables.map(({ name }) => name),
): Promise<Record<string, unknown[]>> {
  const tables = await db.transaction('r', names, () =>
    Promise.all(names.map((name) => db.table<object>(name).toArray())),
  )
  return Object.fromEntries(
    names.map((name, at) => {
      const rows = tables[at] ?? []
      return [name, name === 'transactions' ? rows.map(unnumbered) : rows]
    }),
  )
}
