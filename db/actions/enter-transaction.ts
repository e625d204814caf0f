import * as v from 'valibot'
import { ActionError, type ActionContext } from '../action.ts'
import { putTransactions } from '../ledger/put-transactions.ts'
import { feeOf } from '../model/fee-of.ts'
import { inUsd, maxAmount } from '../model/money.ts'
import { maskAccount, outcomeOf } from '../model/test-account.ts'
import { transaction as transactionSchema, type Transaction } from '../model/transaction.ts'
import { nextId } from '../next-id.ts'

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
  { db }: ActionContext,
  attemptId: string,
): Promise<Transaction | undefined> {
  return db.transactions.where('attemptId').equals(attemptId).first()
}

const refuse = (reason: string) => new ActionError('invalid', reason, { reason })

async function checkMerchant({ db }: ActionContext, { merchantId, ...entry }: NewEntry) {
  const merchant = await db.merchants.get(merchantId)
  if (!merchant) throw new ActionError('not-found', `There is no merchant ${merchantId}.`)
  const { name, status, paymentLimit } = merchant
  if (entry.type !== 'payment') return
  if (status === 'suspended')
    throw new ActionError('not-taking-payments', `${name} is suspended.`, { name })
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
 * with the tables of the ledger and `merchants`, `paymentMethods`, `merchantFees` and `counters` in it. Amounts in minor
 * units. Refused with `not-found`, `not-taking-payments`, `over-limit`, `method-disabled` or `invalid`. Spec §2.
 */
export async function enterTransaction(
  context: ActionContext,
  entry: NewEntry,
): Promise<Transaction> {
  const { db, now } = context
  const { account, linkId, amount, ...fields } = entry
  const customer = entry.customer.replace(/\s+/g, ' ').trim()
  if (customer === '') throw refuse('Enter who pays.')
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > maxAmount)
    throw refuse('The amount must be above 0 and at most 1,000,000.00.')
  await checkMerchant(context, entry)
  const { delay, failure } = outcomeOf(account)
  const row = v.safeParse(transactionSchema, {
    ...fields,
    id: 'TX-0',
    date: now,
    customer,
    amount,
    fee: feeOf(await db.merchantFees.toArray(), entry),
    status: 'pending',
    account: maskAccount(account),
    refunded: 0,
    history: [{ status: 'pending', at: now }],
    settlesAt: new Date(Date.parse(now) + delay).toISOString(),
    ...(failure !== null && { willFail: failure }),
    ...(linkId !== undefined && { linkId }),
  })
  if (!row.success) throw refuse('A text is too long to keep.')
  const entered = { ...row.output, id: await nextId(db, 'TX') }
  await putTransactions(db, entered)
  return entered
}
