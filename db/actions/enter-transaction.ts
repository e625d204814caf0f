import { ActionError } from '../action.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { feeOf, termsOf } from '../payments/fees.ts'
import { inUsd, maxAmount } from '../money.ts'
import { maskAccount, outcomeOf } from '../payments/test-accounts.ts'
import type { Transaction } from '../payments/schemas.ts'
import { getFeeTables } from '../payments/fee-queries.ts'
import { isInMaintenance } from '../settings/queries.ts'
import { nextId } from '../next-id.ts'
import { checkTakesPayments } from './check-takes-payments.ts'
import { checkRow, invalid, type Act } from '../define-action.ts'

/** The tables that entering a transaction needs. */
export const enteringTables = [
  ...ledgerTables,
  'merchants',
  'merchantFees',
  'fees',
  'paymentMethods',
  'systemSettings',
] as const
type Entering = Act<(typeof enteringTables)[number]>

export type NewEntry = Pick<
  Transaction,
  'merchantId' | 'customer' | 'amount' | 'currency' | 'paymentMethod' | 'type' | 'reference'
> & {
  /** The handset, card or account number as typed: it fixes the outcome and is kept masked. */
  account: string
  attemptId: string
  linkId?: string | undefined
}

/** The row that an attempt has made already, if it has. */
export async function findAttempt(
  { db }: Act<'transactions'>,
  attemptId: string,
): Promise<Transaction | undefined> {
  return db.transactions.where('attemptId').equals(attemptId).first()
}

async function checkMerchant({ db, get }: Entering, { merchantId, ...entry }: NewEntry) {
  const merchant = await get('merchants', merchantId)
  const { name, paymentLimit } = merchant
  if (entry.type !== 'payment') return
  if (await isInMaintenance(db)) throw new ActionError('maintenance', 'Payments are paused.')
  checkTakesPayments(merchant)
  if (paymentLimit !== null && inUsd(entry.amount, entry.currency) > paymentLimit)
    throw new ActionError('over-limit', `${name} may not take so much in one payment yet.`, {
      name,
      limit: String(paymentLimit),
    })
  // A method without a row can't be switched off.
  const method = await db.paymentMethods.get(entry.paymentMethod)
  if (method && !method.enabled)
    throw new ActionError('method-disabled', `${method.name} is off.`, { name: method.name })
}

/**
 * Writes a new transaction as pending, with what will become of it and when. Call it inside the act's transaction,
 * with `enteringTables` in it. Amounts in minor units. Refused with `not-found`, `maintenance`, `not-taking-payments`,
 * `over-limit`, `method-disabled` or `invalid`. Spec §2.
 */
export async function enterTransaction(act: Entering, entry: NewEntry): Promise<Transaction> {
  const { db, now } = act
  const { account, linkId, amount, ...fields } = entry
  const customer = entry.customer.replace(/\s+/g, ' ').trim()
  if (customer === '') throw invalid('Enter who pays.')
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > maxAmount)
    throw invalid('The amount must be above 0 and at most 1,000,000.00.')
  await checkMerchant(act, entry)
  const { delay, failure } = outcomeOf(account)
  const [id, fees] = await Promise.all([nextId(db, 'TX'), getFeeTables(db, entry.merchantId)])
  const { percentage, fixedFee } = termsOf(fees, entry.paymentMethod)
  const feeRule = { percentage, fixedFee }
  const row: Transaction = {
    ...fields,
    id,
    date: now,
    customer,
    amount,
    fee: feeOf(feeRule, entry),
    ...(entry.type === 'payment' && { feeRule }),
    status: 'pending',
    account: maskAccount(account),
    refunded: 0,
    history: [{ status: 'pending', at: now }],
    settlesAt: new Date(Date.parse(now) + delay).toISOString(),
    ...(failure !== null && { willFail: failure }),
    ...(linkId !== undefined && { linkId }),
  }
  const entered = checkRow('transactions', row, 'A text is too long to keep.')
  await putTransactions(db, entered)
  return entered
}
