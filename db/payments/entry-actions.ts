import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { currency } from '../common.ts'
import { type Act, checkRow, defineAction, invalid } from '../define-action.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { timelineOf } from '../ledger/timeline.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { maxAmount } from '../money.ts'
import { nextId } from '../next-id.ts'
import { isInMaintenance } from '../settings/queries.ts'
import { visible } from '../text/typed-text.ts'
import { getFeeTables } from './fee-queries.ts'
import { customerFeeOf, customerFees, feeOf, termsOf } from './fees.ts'
import { amountLimits, takesPayments } from './rules.ts'
import { paymentMethodId, type Transaction, type TransactionStep } from './schemas.ts'
import { maskAccount, type Outcome, outcomeOf, settleDelay } from './test-accounts.ts'

/**
 * Refuses with `not-taking-payments` if the business may not take payments. `kept` is the verb for
 * the refused operation. A missing business passes.
 */
export function checkTakesPayments(merchant: Merchant | undefined, kept = 'charged'): void {
  if (!merchant || takesPayments(merchant)) return
  const { name } = merchant
  throw new ActionError('not-taking-payments', `${name} can’t take payments.`, { name, kept })
}

/** The tables for entering a transaction. */
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
  | 'merchantId'
  | 'customer'
  | 'amount'
  | 'currency'
  | 'paymentMethod'
  | 'type'
  | 'reference'
  | 'language'
> & {
  /** As typed; stored masked. */
  account: string
  /** Fixed by the account when left out. */
  outcome?: Outcome | undefined
  attemptId: string
  linkId?: string | undefined
  /** The customer's fee as the payer was shown it, in minor units; omitted if nobody was. */
  shownFee?: number | undefined
  /**
   * When the customer paid on another phone. The terms that it was shown hold then, whatever the
   * limit, the methods and the customer's fee have become since.
   */
  paidAt?: string | undefined
}

/** Returns the row already created by an attempt, if any. */
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
  if (entry.paidAt !== undefined) return
  const { max } = amountLimits(entry.currency, paymentLimit)
  if (entry.amount > max)
    throw new ActionError('over-limit', `The amount is above the payment limit of ${name}.`, {
      name,
      limit: String(max),
      currency: entry.currency,
    })
  // A method without a row can't be disabled.
  const method = await db.paymentMethods.get(entry.paymentMethod)
  if (method && !method.enabled)
    throw new ActionError('method-disabled', `${method.name} is disabled.`, { name: method.name })
}

function firstStep({ paidAt }: NewEntry, now: string): TransactionStep {
  if (paidAt === undefined) return { status: 'pending', at: now }
  // The clock of the other phone may be ahead.
  const at = paidAt < now ? paidAt : now
  return { status: 'pending', at, note: 'Paid on the customer’s phone' }
}

/**
 * Adds a pending transaction with its future outcome and time. Call it inside the action's
 * transaction with `enteringTables`. Amounts are in minor units. Refuses with `not-found`,
 * `maintenance`, `not-taking-payments`, `over-limit`, `method-disabled`, `fee-changed` if the payer
 * was shown another customer fee, or `invalid`. TXN-4.
 */
export async function enterTransaction(act: Entering, entry: NewEntry): Promise<Transaction> {
  const { db, now } = act
  const { account, outcome, linkId, amount, shownFee, paidAt, ...fields } = entry
  const customer = visible(entry.customer.replace(/\s+/g, ' '))
  if (customer === '') throw invalid('payer-missing')
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > maxAmount)
    throw invalid('amount-out-of-range')
  await checkMerchant(act, entry)
  const { delay, failure } = outcome ?? outcomeOf(account, entry.paymentMethod)
  const [id, tables] = await Promise.all([nextId(db, 'TX'), getFeeTables(db, entry.merchantId)])
  const { percentage, fixedFee } = termsOf(tables, entry.paymentMethod)
  const feeRule = { percentage, fixedFee }
  const currentFee = customerFeeOf(customerFees(tables.fees)[entry.paymentMethod], entry)
  const customerFee = paidAt === undefined ? currentFee : (shownFee ?? 0)
  if (shownFee !== undefined && shownFee !== customerFee)
    throw new ActionError('fee-changed', `The customer fee is now ${customerFee}.`, {
      fee: String(customerFee),
      currency: entry.currency,
    })
  const row: Transaction = {
    ...fields,
    id,
    date: now,
    customer,
    amount,
    fee: feeOf(feeRule, entry),
    ...(customerFee > 0 && { customerFee }),
    ...(entry.type === 'payment' && { feeRule }),
    status: 'pending',
    account: maskAccount(account),
    refunded: 0,
    history: [firstStep(entry, now)],
    settlesAt: new Date(Date.parse(now) + delay).toISOString(),
    ...(failure !== null && { willFail: failure }),
    ...(linkId !== undefined && { linkId }),
  }
  const entered = checkRow('transactions', row, 'texts-long')
  await putTransactions(db, entered)
  return entered
}

const newTransaction = v.object({
  merchantId: v.string(),
  customer: v.string(),
  amount: v.number(),
  currency,
  paymentMethod: paymentMethodId,
  /** As typed; it fixes the outcome and is stored masked. */
  account: v.string(),
  attemptId: v.string(),
  /** Refunds start from a payment, payouts from the balance (`requestPayout`). */
  type: v.picklist(['payment', 'adjustment']),
  reference: v.optional(v.string()),
})

/**
 * Adds a manual transaction, pending until it settles shortly (`settlesAt`) with the outcome fixed
 * by its account's number. Amounts are in minor units. Repeating an attempt returns the row it
 * made. TXN-4.
 */
export const createTransaction = defineAction('createTransaction', {
  permission: 'payments',
  refuses: [
    'not-found',
    'maintenance',
    'not-taking-payments',
    'over-limit',
    'method-disabled',
    'fee-changed',
  ],
  invalid: ['amount-out-of-range', 'payer-missing', 'texts-long'],
  tables: enteringTables,
  input: newTransaction,
  run: async (act, { reference = '', ...entry }) => {
    const made = await findAttempt(act, entry.attemptId)
    if (made) return made
    const row = await enterTransaction(act, { ...entry, reference: visible(reference) })
    await act.log({
      action: `Created ${row.type}`,
      target: row.id,
      type: 'system',
      merchantId: row.merchantId,
      after: { amount: row.amount, currency: row.currency, status: row.status },
    })
    return row
  },
})

/**
 * Retries a pending transaction, which settles 2 s later (`settlesAt`); one about to settle is left
 * unchanged. Refuses with `not-found`, `not-pending`, `not-taking-payments`, `maintenance`, or
 * `invalid` for a payout, which waits for its bank, or a payment with an open case. TXN-3.
 */
export const retryTransaction = defineAction('retryTransaction', {
  permission: 'payments',
  refuses: ['not-found', 'not-pending', 'not-taking-payments', 'maintenance'],
  invalid: ['case-open', 'payout-not-retried'],
  tables: [...ledgerTables, 'cases', 'merchants', 'systemSettings'],
  input: v.string(),
  run: async ({ db, now, get, log }, id) => {
    const row = await get('transactions', id)
    const { status } = row
    if (status !== 'pending')
      throw new ActionError('not-pending', `${id} is already ${status}.`, { id, status })
    if (row.type === 'payment') checkTakesPayments(await db.merchants.get(row.merchantId))
    const settlesAt = new Date(Date.parse(now) + settleDelay).toISOString()
    if (row.settlesAt === undefined && row.type === 'payout') throw invalid('payout-not-retried')
    const cases = await db.cases.where('transactionId').equals(id).toArray()
    if (cases.some((each) => each.status === 'open')) throw invalid('case-open', { id })
    if (row.settlesAt !== undefined && row.settlesAt <= settlesAt) return row
    if (row.type === 'payment' && (await isInMaintenance(db)))
      throw new ActionError('maintenance', 'Payments are paused.')
    // A customer who is asked again may answer.
    const { awaitsCustomer, willFail, ...kept } = row
    const retried: Transaction = {
      ...kept,
      ...(willFail !== undefined && !awaitsCustomer && { willFail }),
      settlesAt,
      history: [...timelineOf(row), { status, at: now, note: 'Retried' }],
    }
    await Promise.all([
      putTransactions(db, retried),
      log({
        action: `Retried ${row.type}`,
        target: id,
        type: 'system',
        merchantId: row.merchantId,
      }),
    ])
    return retried
  },
})
