import { accountName } from '#db/payouts/institutions.ts'
import { onBusinessDayBefore } from '#db/holidays.ts'
import type { BankAccount, Payout } from '#db/payouts/schemas.ts'
import { daysSinceMonday, momentOn } from '#db/days.ts'
import type { Transaction } from '#db/payments/schemas.ts'

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

/**
 * Returns payout rows for the ledger's payouts of merchants with a default account, oldest first:
 * requested a business day before arrival, covering two weeks up to their Monday.
 */
export function seedPayouts(
  transactions: readonly Transaction[],
  accounts: readonly BankAccount[],
): Payout[] {
  const paid = transactions.filter(({ type }) => type === 'payout')
  return paid
    .flatMap((row) => {
      const account = accounts.find((each) => each.isDefault && each.merchantId === row.merchantId)
      return account ? [{ row, account }] : []
    })
    .map(({ row, account }, index): Payout => {
      const arrived = new Date(row.date)
      const requested = onBusinessDayBefore(arrived)
      const monday = -daysSinceMonday(arrived)
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
        carriesAfter: new Date(momentOn(arrived, monday - 14).getTime() - 1).toISOString(),
        carriesUpTo: new Date(momentOn(arrived, monday).getTime() - 1).toISOString(),
        attemptId: `seed ${row.id}`,
      }
    })
}
