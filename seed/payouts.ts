import type { MerchantId } from '#db/common.ts'
import { byCurrency } from '#db/money.ts'
import { newestSampleNumber } from '#db/payments/rules.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import type { Line } from './cases-and-disputes.ts'
import { accountName } from '#db/payouts/institutions.ts'
import { payoutTimes, payoutFee } from '#db/payouts/rules.ts'
import { onBusinessDayBefore } from '#db/holidays.ts'
import type { BankAccount, Payout } from '#db/payouts/schemas.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { maskAccount } from '#db/payments/test-accounts.ts'
import { daysSinceMonday, momentOn } from '#db/days.ts'

/** Completes an account row; its deposits are confirmed on the day it was added. */
export function completeAccount(
  written: Omit<BankAccount, 'deposits' | 'tries' | 'verifiedAt' | 'attemptId'>,
): BankAccount {
  return {
    ...written,
    deposits: [12, 34],
    tries: 0,
    verifiedAt: written.status === 'verified' ? written.createdAt : null,
    attemptId: `seed ${written.id}`,
  }
}

/** Returns a merchant's default account of each currency. */
export const defaultAccounts = (accounts: readonly BankAccount[], merchantId: MerchantId) =>
  byCurrency((currency) =>
    accounts.find(
      (each) => each.isDefault && each.merchantId === merchantId && each.currency === currency,
    ),
  )

/**
 * Returns payout rows for the ledger's payouts of merchants with a default account, oldest first:
 * requested a business day before arrival, covering what settled since the one before it in their
 * currency, up to their Monday.
 */
export function seedPayouts(
  transactions: readonly Transaction[],
  accounts: readonly BankAccount[],
): Payout[] {
  /** The end of the newest payout so far, by merchant and currency. */
  const carried = new Map<string, string>()
  return transactions
    .filter(({ type }) => type === 'payout')
    .flatMap((row) => {
      const account = defaultAccounts(accounts, row.merchantId)[row.currency]
      return account ? [{ row, account }] : []
    })
    .map(({ row, account }, index): Payout => {
      const arrived = new Date(row.date)
      const requested = onBusinessDayBefore(arrived)
      const balance = `${row.merchantId} ${row.currency}`
      const monday = -daysSinceMonday(arrived)
      const endOf = (day: number) => new Date(momentOn(arrived, day).getTime() - 1).toISOString()
      const carriesAfter = carried.get(balance) ?? null
      const carriesUpTo = endOf(monday)
      carried.set(balance, carriesUpTo)
      return {
        id: `PO-${String(index + 1).padStart(2, '0')}`,
        merchantId: row.merchantId,
        transactionId: row.id,
        accountId: account.id,
        destination: accountName(account),
        amount: row.amount,
        fee: row.fee,
        currency: row.currency,
        status: 'paid',
        requestedAt: requested.toISOString(),
        leavesAt: new Date(requested.getTime() + 60_000).toISOString(),
        arrivesAt: row.date,
        endedAt: row.date,
        automatic: false,
        carriesAfter,
        carriesUpTo,
        attemptId: `seed ${row.id}`,
      }
    })
}

/** A payout that a scenario has under way: to which account, and how much, in minor units of its currency. */
export interface UnderWay {
  accountId: string
  amount: number
}

/** How long before the seeding it was requested, in milliseconds. */
const askedBefore = 5 * 60_000

/**
 * Returns a payout in transit to a bank account, its ledger row and its line in the log, as if it had been requested since the opening
 * figures, five minutes before `now`. It carries what settled after the payouts `before`. OUT-2.
 */
export function payoutUnderWay(
  { name, plan = 'basic', createdBy }: Pick<Merchant, 'name' | 'plan' | 'createdBy'>,
  account: BankAccount,
  { amount, before, now }: { amount: number; before: readonly Payout[]; now: Date },
): { payout: Payout; transaction: Transaction; line: Line } {
  const { merchantId, currency, number } = account
  const requestedAt = new Date(now.getTime() - askedBefore).toISOString()
  const id = `PO-${String(before.length + 1).padStart(2, '0')}`
  const attemptId = `seed ${id}`
  const fee = payoutFee(account.kind, { amount, currency })
  const course = payoutTimes(plan, requestedAt, account)
  const own = before.filter((each) => each.merchantId === merchantId && each.currency === currency)
  const transaction: Transaction = {
    id: `TX-${newestSampleNumber + 1}`,
    merchantId,
    date: requestedAt,
    customer: name,
    amount,
    currency,
    fee,
    paymentMethod: 'bank',
    status: 'pending',
    type: 'payout',
    account: maskAccount(number),
    reference: id,
    refunded: 0,
    attemptId,
    history: [
      { status: 'pending', at: requestedAt },
      { status: 'pending', at: course.leavesAt, note: 'In transit' },
    ],
  }
  const payout: Payout = {
    id,
    merchantId,
    transactionId: transaction.id,
    accountId: account.id,
    destination: accountName(account),
    amount,
    fee,
    currency,
    status: 'in-transit',
    requestedAt,
    ...course,
    movesAt: course.arrivesAt,
    endedAt: null,
    automatic: false,
    carriesAfter:
      own
        .map(({ carriesUpTo }) => carriesUpTo)
        .sort()
        .at(-1) ?? null,
    carriesUpTo: requestedAt,
    attemptId,
  }
  const line: Line = {
    action: 'Requested payout',
    target: id,
    type: 'system',
    merchantId,
    user: createdBy,
    timestamp: requestedAt,
    after: { amount, currency, fee, to: payout.destination },
  }
  return { payout, transaction, line }
}
