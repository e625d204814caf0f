import { Dexie } from 'dexie'
import type { ActionContext } from '../action.ts'
import { writeLog } from '../log/write-log.ts'
import { addTransactions, ledgerTables } from '../ledger/put-transactions.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { transactionNumber } from '../payments/schemas.ts'
import { nextId } from '../next-id.ts'
import { largeHistoryRow, type LargeHistory } from './large-history.ts'

const name = 'Great Dyke Wholesale'
const owner = 'Ropafadzo Mutendi'
const email = 'accounts@greatdykewholesale.co.zw'

/** Rows written in one transaction, so that what else is done has not long to wait. */
const slice = 1_000

/**
 * Between two slices, in milliseconds: time for what is on the screen to get its reading in line. Without it a live
 * query would wait for the next slice, be overtaken by it, and begin again until all are in.
 */
const breath = 60

const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, breath)
  })

export interface LargeMerchantOptions {
  /** The same on every call. */
  count?: number
  /** Stops after the present slice; what is written stays, and the next call goes on from there. */
  signal?: AbortSignal
  /** How many of the transactions are written. */
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
    website: 'greatdykewholesale.co.zw',
    supportEmail: email,
    description: 'A large merchant, made to show the same screens at scale.',
    registrationNumber: 'PBC 8800/2016',
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

/** Returns the merchant, new or from before, signed in; and how far its history is written. */
async function begin(context: ActionContext, count: number) {
  const { db, now } = context
  return db.transaction('rw', db.tables, async () => {
    const found = await db.merchants.where('name').equals(name).first()
    const merchant = found ?? (await addMerchant(context))
    const { id: merchantId, createdDate } = merchant
    await db.sessions.put({ id: 'current', name: owner, email, merchantId, startedAt: now })
    // Returns what came later are a person's own acts.
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
 * Makes a business of 100,000 transactions and signs in as it, the newest rows first, so that its screens can be used
 * at once; other acts go in between. Calling again opens it, and goes on where it was stopped. A reset undoes it.
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
      // A reset in between takes the merchant away: nothing more of it may come.
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
