import { Dexie } from 'dexie'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { ownLinks } from '../links/queries.ts'
import { recentTransactions } from '../payments/home-queries.ts'
import { isSubmitted, lackingForSubmission } from './rules.ts'
import type { BusinessDocument, Merchant } from './schemas.ts'

/** The first steps of a business, in their order. */
export const firstStepIds = ['details', 'documents', 'account', 'link', 'test'] as const
export type FirstStepId = (typeof firstStepIds)[number]

/** How far a new business is. */
export interface FirstSteps {
  merchant: Merchant
  documents: Pick<BusinessDocument, 'id'>[]
  done: Record<FirstStepId, boolean>
  /** Whether a payout account is added, but not verified. */
  accountWaits: boolean
  /** Whether it has not answered the first questions, nor left them for later. */
  isAsked: boolean
}

/**
 * Returns whether a business is at its start: it signed up on this device, has not applied, or has
 * no transactions yet.
 */
async function isAtStart(db: PaidDatabase, merchant: Merchant): Promise<boolean> {
  if (merchant.startedAt !== undefined || !isSubmitted(merchant)) return true
  return recentTransactions(await loadLedger(db), merchant.id, 1).length === 0
}

/**
 * Returns the first steps of a business until each is done and its application submitted; null for
 * a business past its start. HOME-1.
 */
export async function getFirstSteps(db: PaidDatabase, id: MerchantId): Promise<FirstSteps | null> {
  const merchant = await db.merchants.get(id)
  if (!merchant || !(await isAtStart(db, merchant))) return null
  const [documents, accounts, links, tests] = await Promise.all([
    db.documents.where('merchantId').equals(id).toArray(),
    db.bankAccounts.where('merchantId').equals(id).toArray(),
    ownLinks(db, id),
    db.testPayments
      .where('[merchantId+createdAt]')
      .between([id, Dexie.minKey], [id, Dexie.maxKey])
      .toArray(),
  ])
  const lacking = lackingForSubmission(merchant, documents)
  const done = {
    details: lacking.every((each) => each === 'documents'),
    documents: !lacking.includes('documents'),
    account: accounts.some(({ status }) => status === 'verified'),
    link: links.length > 0,
    test: tests.some(({ status }) => status === 'successful'),
  }
  if (isSubmitted(merchant) && Object.values(done).every(Boolean)) return null
  return {
    merchant,
    documents,
    done,
    accountWaits: !done.account && accounts.length > 0,
    isAsked: isSubmitted(merchant) || merchant.startedAt !== undefined,
  }
}
