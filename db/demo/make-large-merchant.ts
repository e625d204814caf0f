import { Dexie } from 'dexie'
import type { ActionContext } from '../action.ts'
import { writeLog } from '../log/write-log.ts'
import { addTransactions, ledgerTables } from '../ledger/put-transactions.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { transactionNumber } from '../payments/rules.ts'
import { nextId } from '../next-id.ts'
import { largeHistoryRow, type LargeHistory } from './large-history.ts'

const name = 'Great Dyke Wholesale'
const owner = 'Ropafadzo Mutendi'
const email = 'accounts@greatdykewholesale.example'

/** Rows per transaction, few enough that other work never waits long. */
const slice = 1_000

/**
 * The pause between two slices, in milliseconds, so that the screen's queries can run. Without it,
 * each slice would restart a live query until all rows are written.
 */
const pauseLasts = 60

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, pauseLasts)
  })

export interface LargeMerchantOptions {
  /** Must be the same on every call. */
  count?: number
  /** Stops after the current slice; written rows stay, and the next call continues from there. */
  signal?: AbortSignal
  onProgress?: (written: number, count: number) => void
}

async function addMerchant(context: ActionContext): Promise<Merchant> {
  const { db, now } = context
  const id = await nextId(db, 'M')
  const merchant: Merchant = {
    id,
    name,
    email,
    phone: '+263 77 555 0100',
    status: 'active',
    businessType: 'Wholesale',
    town: 'Harare',
    address: '88 Lytton Road, Workington, Harare',
    website: 'greatdykewholesale.example',
    supportEmail: email,
    description: 'Groceries and household goods for shops across Zimbabwe.',
    registrationNumber: 'PL 8800/2016',
    registrationType: 'Private limited company',
    size: 'MORE_THAN_250',
    type: 'REGISTERED_BUSINESS',
    joinDate: now,
    approvalStatus: 'APPROVED',
    priority: null,
    paymentLimit: null,
    reviewDate: now,
    approvalDate: now,
    rejectionReason: null,
    createdBy: owner,
    createdDate: now,
    lastModifiedBy: owner,
    lastModifiedDate: now,
    onboardedAt: now,
  }
  await db.merchants.add(merchant)
  const team = await nextId(db, 'TM')
  await db.teamMembers.add({
    id: team,
    merchantId: id,
    name: owner,
    email,
    role: 'Admin',
    lastActive: now,
    status: 'active',
  })
  for (const [link, path] of [
    ['Wholesale order', 'great-dyke-order'],
    ['Delivery deposit', 'great-dyke-deposit'],
  ] as const)
    await db.paymentLinks.add({
      id: await nextId(db, 'LINK'),
      merchantId: id,
      name: link,
      description: '',
      amount: null,
      currency: 'USD',
      path,
      createdAt: now,
      status: 'active',
      draft: false,
      views: 20_000,
      expiresAt: null,
      createdBy: owner,
    })
  await writeLog(context, {
    action: 'Created merchant',
    target: name,
    type: 'system',
    merchantId: id,
  })
  return merchant
}

/**
 * Creates or finds the merchant, signs in as it, and returns how much of its history is written.
 */
async function begin(context: ActionContext, count: number) {
  const { db, now } = context
  return db.transaction('rw', db.tables, async () => {
    const found = await db.merchants.where('name').equals(name).first()
    const merchant = found ?? (await addMerchant(context))
    const { id: merchantId, createdDate } = merchant
    await db.sessions.put({ id: 'current', name: owner, email, merchantId, startedAt: now })
    // Newer rows come from a person's own actions.
    const written = () =>
      db.transactions
        .where('[merchantId+date]')
        .between([merchantId, Dexie.minKey], [merchantId, createdDate], true, true)
    const newest = await written().last()
    const links = await db.paymentLinks.where('merchantId').equals(merchantId).toArray()
    let lastNumber = newest ? transactionNumber(newest.id) : 0
    if (!newest) {
      const first = transactionNumber(await nextId(db, 'TX'))
      lastNumber = first + count - 1
      await db.counters.update('TX', { next: lastNumber + 1 })
    }
    const history: LargeHistory = {
      merchantId,
      count,
      lastNumber,
      now: new Date(createdDate),
      fees: await db.merchantFees.toArray(),
      linkIds: links.filter(({ createdAt }) => createdAt === createdDate).map(({ id }) => id),
    }
    return { merchant, history, written: await written().count() }
  })
}

function* rowsOf(history: LargeHistory, start: number, size: number) {
  for (let index = start; index < start + size; index += 1) yield largeHistoryRow(index, history)
}

/**
 * Creates a business with 100,000 transactions and signs in as it. The newest rows come first, so
 * its screens work at once, and other actions can run in between. Calling it again opens the
 * business and resumes an interrupted run. A reset removes it.
 */
export async function makeLargeMerchant(
  context: ActionContext,
  { count = 100_000, signal, onProgress }: LargeMerchantOptions = {},
): Promise<Merchant> {
  const { db } = context
  const { merchant, history, written } = await begin(context, count)
  onProgress?.(written, count)
  for (let start = written; start < count && !signal?.aborted; start += slice) {
    const size = Math.min(slice, count - start)
    const isThere = await db.transaction('rw', [...ledgerTables, 'merchants'], async () => {
      // A reset in between deletes the merchant: stop writing.
      const present = await db.merchants.get(merchant.id)
      if (present?.createdDate !== merchant.createdDate) return false
      await addTransactions(db, rowsOf(history, start, size))
      return true
    })
    if (!isThere) return merchant
    onProgress?.(start + size, count)
    await pause()
  }
  return merchant
}
