import { Dexie } from 'dexie'
import * as v from 'valibot'
import { ActionError } from '../action.ts'
import type { MerchantId } from '../common.ts'
import { type Act, checkRow, defineAction, invalid } from '../define-action.ts'
import { ledgerInMemory } from '../ledger/load-ledger.ts'
import { getLastChange } from '../ledger/numbering.ts'
import { type Ledger, ledgerOf, ledgerRow } from '../ledger/rows.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { type Currency, maxAmount } from '../money.ts'
import { nextId } from '../next-id.ts'
import { paymentMethodIds, type Transaction } from '../payments/schemas.ts'
import { maskAccount } from '../payments/test-accounts.ts'
import { isReadable } from '../readable.ts'
import { type Balances, balancesOf } from './balance-figures.ts'
import { accountName, institutionOf } from './institutions.ts'
import { payoutTimes, leastPayout, mostToPayOut, payoutFailure, payoutFee } from './rules.ts'
import type { BankAccount, Payout } from './schemas.ts'

/** The tables for a merchant's balances. */
const balanceTables = ['transactions', 'disputes'] as const
type Reading = Pick<Act<(typeof balanceTables)[number]>, 'db' | 'now'>

/** Uses the in-memory ledger if it is current; else reads the merchant's rows. */
async function ledgerNow({ db }: Reading, merchantId: MerchantId): Promise<Ledger> {
  const known = ledgerInMemory(db)
  const last = await getLastChange(db)
  if (known?.seq === last) return known
  const rows = await db.transactions
    .where('[merchantId+date]')
    .between([merchantId, Dexie.minKey], [merchantId, Dexie.maxKey])
    .toArray()
  // Rounds read rows as they are stored.
  const readable = rows.filter((row) => isReadable('transactions', row))
  return ledgerOf(readable.map(ledgerRow), last)
}

/**
 * Returns a merchant's balances inside the action's transaction, in which nothing else can change
 * them.
 */
export async function merchantBalances(act: Reading, merchantId: MerchantId): Promise<Balances> {
  const [ledger, disputes] = await Promise.all([
    ledgerNow(act, merchantId),
    act.db.disputes.where('merchantId').equals(merchantId).toArray(),
  ])
  return balancesOf(ledger, merchantId, {
    now: new Date(act.now),
    disputes: disputes.filter((row) => isReadable('disputes', row)),
  })
}

/** The tables for making a payout. */
export const payoutTables = [...ledgerTables, ...balanceTables, 'merchants', 'payouts'] as const
type Paying = Act<(typeof payoutTables)[number]>

interface NewPayout {
  merchant: Merchant
  account: BankAccount
  /**
   * The amount taken from the balance, in minor units of the account's currency, including the fee.
   */
  amount: number
  automatic: boolean
  attemptId: string
}

async function checkPayout(act: Paying, { merchant, account, amount }: NewPayout): Promise<void> {
  const { currency, status } = account
  if (merchant.status === 'suspended') throw invalid('payouts-on-hold', { name: merchant.name })
  if (status !== 'verified')
    throw new ActionError('account-unverified', `${account.id} is ${status}.`, {
      name: accountName(account),
    })
  const least = leastPayout[currency]
  if (!Number.isSafeInteger(amount) || amount < least || amount > maxAmount)
    throw invalid('payout-out-of-range', { least: (least / 100).toFixed(2) })
  const { available } = (await merchantBalances(act, merchant.id))[currency]
  if (amount > available)
    throw new ActionError('over-balance', `Only ${available} is available.`, {
      left: String(mostToPayOut(available)),
      currency,
    })
}

/**
 * Returns the end of the period that earlier payouts of a currency carry, ignoring those that came
 * back.
 */
async function carriedBefore(
  { db }: Paying,
  { id }: Merchant,
  currency: Currency,
): Promise<string | null> {
  const before = await db.payouts.where('merchantId').equals(id).toArray()
  const kept = before.filter(
    (each) => each.currency === currency && each.status !== 'failed' && each.status !== 'cancelled',
  )
  return kept.reduce<string | null>(
    (last, { carriesUpTo }) => (last === null || carriesUpTo > last ? carriesUpTo : last),
    null,
  )
}

/**
 * Adds a payout and its ledger row inside the action's transaction; the balance falls at once.
 * Refuses with `account-unverified`, `over-balance` or `invalid`. OUT-2.
 */
export async function makePayout(act: Paying, made: NewPayout): Promise<Payout> {
  await checkPayout(act, made)
  const { db, now } = act
  const { merchant, account, amount, automatic, attemptId } = made
  const { currency, number } = account
  const course = payoutTimes(merchant.plan ?? 'basic', now, account)
  const failure = payoutFailure(number)
  const id = await nextId(db, 'PO')
  const transaction: Transaction = {
    id: await nextId(db, 'TX'),
    merchantId: merchant.id,
    date: now,
    customer: merchant.name,
    amount,
    currency,
    fee: payoutFee(account.kind, { amount, currency }),
    paymentMethod: paymentMethodIds.find((each) => each === account.institution) ?? 'bank',
    status: 'pending',
    type: 'payout',
    account: maskAccount(number),
    reference: id,
    refunded: 0,
    attemptId,
    history: [{ status: 'pending', at: now }],
  }
  const row: Payout = {
    id,
    merchantId: merchant.id,
    transactionId: transaction.id,
    accountId: account.id,
    destination: accountName(account),
    amount,
    fee: transaction.fee,
    currency,
    status: 'pending',
    requestedAt: now,
    ...course,
    movesAt: course.leavesAt,
    endedAt: null,
    ...(failure !== undefined && { willFail: failure }),
    automatic,
    carriesAfter: await carriedBefore(act, merchant, currency),
    carriesUpTo: now,
    attemptId,
  }
  const name = institutionOf(account.institution)?.name ?? 'The account'
  await putTransactions(db, checkRow('transactions', transaction, 'payout-not-taken', { name }))
  await act.put('payouts', row, 'payout-not-taken', { name })
  await act.log({
    action: automatic ? 'Sent automatic payout' : 'Requested payout',
    target: id,
    type: 'system',
    merchantId: merchant.id,
    after: { amount, currency, fee: transaction.fee, to: row.destination },
  })
  return row
}

/**
 * Requests a payout of part of the balance in a verified account's currency to it: pending until it
 * leaves, then in transit until it arrives or comes back (`movePayouts`). Repeating an attempt
 * returns the payout it made. OUT-2.
 */
export const requestPayout = defineAction('requestPayout', {
  permission: 'payouts',
  refuses: ['not-found', 'account-unverified', 'over-balance'],
  invalid: ['payout-not-taken', 'payout-out-of-range', 'payouts-on-hold'],
  tables: [...payoutTables, 'bankAccounts'],
  input: v.object({
    merchantId: v.string(),
    accountId: v.string(),
    /**
     * The amount taken from the balance, in minor units of the account's currency; the fee is
     * deducted from it.
     */
    amount: v.number(),
    attemptId: v.string(),
  }),
  run: async (act, { merchantId, accountId, amount, attemptId }) => {
    const before = await act.db.payouts.where('merchantId').equals(merchantId).toArray()
    const made = before.find((each) => each.attemptId === attemptId)
    if (made) return made
    const [merchant, account] = await Promise.all([
      act.get('merchants', merchantId),
      act.get('bankAccounts', accountId),
    ])
    if (account.merchantId !== merchantId)
      throw new ActionError('not-found', `${merchantId} has no account ${accountId}.`)
    return makePayout(act, { merchant, account, amount, automatic: false, attemptId })
  },
})
