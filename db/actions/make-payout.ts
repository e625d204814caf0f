import { ActionError } from '../action.ts'
import { ledgerTables, putTransactions } from '../ledger/put-transactions.ts'
import { accountName, institutionOf } from '../payouts/institutions.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { inUsd, maxAmount } from '../money.ts'
import type { BankAccount, Payout } from '../payouts/schemas.ts'
import { courseOf, leastPayout, mostToPayOut, payoutFailure, payoutFee } from '../payouts/rules.ts'
import { maskAccount } from '../payments/test-accounts.ts'
import { paymentMethodIds, type Transaction } from '../payments/schemas.ts'
import { nextId } from '../next-id.ts'
import { checkRow, invalid, type Act } from '../define-action.ts'
import { balanceTables, merchantBalances } from './merchant-balances.ts'

/** The tables that making a payout needs. */
export const payoutTables = [...ledgerTables, ...balanceTables, 'merchants', 'payouts'] as const
type Paying = Act<(typeof payoutTables)[number]>

interface NewPayout {
  merchant: Merchant
  account: BankAccount
  /** What leaves the balance, in minor units of the account's currency, the fee included. */
  amount: number
  automatic: boolean
  attemptId: string
}

async function checkPayout(act: Paying, { merchant, account, amount }: NewPayout): Promise<void> {
  const { currency, status } = account
  if (merchant.status === 'suspended')
    throw invalid(`${merchant.name} is suspended, so its balance is not paid out.`)
  if (status !== 'verified')
    throw new ActionError('account-unverified', `${account.id} is ${status}.`, {
      name: accountName(account),
    })
  const least = leastPayout[currency]
  if (!Number.isSafeInteger(amount) || amount < least || amount > maxAmount)
    throw invalid(`A payout is at least ${least / 100} and at most 1,000,000.00.`)
  const { available } = await merchantBalances(act, merchant.id)
  if (inUsd(amount, currency) > available)
    throw new ActionError('over-balance', `Only ${available} can be paid out.`, {
      left: String(mostToPayOut(available, currency)),
      currency,
    })
}

/** The end of what the payouts before it carry, those left out that have come back. */
async function carriedBefore({ db }: Paying, { id }: Merchant): Promise<string | null> {
  const before = await db.payouts.where('merchantId').equals(id).toArray()
  const kept = before.filter(({ status }) => status !== 'failed' && status !== 'cancelled')
  return kept.reduce<string | null>(
    (last, { carriesUpTo }) => (last === null || carriesUpTo > last ? carriesUpTo : last),
    null,
  )
}

/**
 * Writes a payout and its row of the ledger, inside the act's transaction: the balance falls by the amount at once.
 * Refused with `account-unverified`, `over-balance` or `invalid`. Spec §2 Payouts.
 */
export async function makePayout(act: Paying, made: NewPayout): Promise<Payout> {
  await checkPayout(act, made)
  const { db, now } = act
  const { merchant, account, amount, automatic, attemptId } = made
  const { currency, number } = account
  const course = courseOf(merchant.plan ?? 'basic', now, number)
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
    carriesAfter: await carriedBefore(act, merchant),
    carriesUpTo: now,
    attemptId,
  }
  const wanted = `${institutionOf(account.institution)?.name ?? 'The account'} can’t be paid out to.`
  await putTransactions(db, checkRow('transactions', transaction, wanted))
  await act.put('payouts', row, wanted)
  await act.log({
    action: automatic ? 'Made automatic payout' : 'Requested payout',
    target: id,
    type: 'system',
    merchantId: merchant.id,
    after: { amount, currency, fee: transaction.fee, to: row.destination },
  })
  return row
}
