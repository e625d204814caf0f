import { daysLater } from '#db/model/days.ts'
import { evidenceDays, isDisputable, type Dispute } from '#db/model/dispute.ts'
import { notACase, type PaymentCase } from '#db/model/payment-case.ts'
import { debitedReason } from '#db/model/test-account.ts'
import type { Transaction } from '#db/model/transaction.ts'

const hour = 3_600_000
const day = 24 * hour

/** The newest transaction that is older than one age and younger than another, in milliseconds. */
function newestOf(
  rows: readonly Transaction[],
  now: Date,
  { from, to }: { from: number; to: number },
): Transaction | undefined {
  const ageOf = ({ date }: Transaction) => now.getTime() - Date.parse(date)
  return rows
    .filter((row) => ageOf(row) > from && ageOf(row) < to)
    .toSorted((a, b) => ageOf(a) - ageOf(b))[0]
}

const after = ({ date }: Transaction, time: number) =>
  new Date(Date.parse(date) + time).toISOString()

/**
 * What staff have before them at first: a case, a dispute that waits for its merchant and one that waits for a decision,
 * of payments of the sample data. None is the demo merchant's, whose balances are the specification's (§9).
 */
export function seedMatters(
  transactions: readonly Transaction[],
  { now, spared, staff }: { now: Date; spared: string; staff: string },
): { transactions: Transaction[]; cases: PaymentCase[]; disputes: Dispute[] } {
  const others = transactions.filter(({ merchantId }) => merchantId !== spared)
  const debited = newestOf(
    others.filter((row) => row.status === 'failed' && notACase(row) === null),
    now,
    { from: 2 * hour, to: 20 * day },
  )
  const cases = debited
    ? [
        {
          id: 'CS-01',
          transactionId: debited.id,
          merchantId: debited.merchantId,
          status: 'open' as const,
          note: 'The customer rang with the message of the debit at hand.',
          openedAt: after(debited, hour),
          openedBy: staff,
          attemptId: `seed ${debited.id}`,
        },
      ]
    : []

  const byCard = others.filter((row) => isDisputable(row) && row.refunded === 0)
  const waiting = newestOf(byCard, now, { from: 2 * day, to: 7 * day })
  const reviewed = newestOf(byCard, now, { from: 9 * day, to: 60 * day })
  const opened = (payment: Transaction) => {
    const openedAt = after(payment, day)
    return {
      transactionId: payment.id,
      merchantId: payment.merchantId,
      amount: payment.amount,
      currency: payment.currency,
      openedAt,
      openedBy: staff,
      dueAt: daysLater(new Date(openedAt), evidenceDays).toISOString(),
      evidence: [],
      attemptId: `seed ${payment.id}`,
    }
  }
  const disputes: Omit<Dispute, 'id'>[] = []
  if (reviewed)
    disputes.push({
      ...opened(reviewed),
      reason: 'not-received',
      status: 'review',
      statement: 'The parcel was signed for at the counter. The driver has the slip.',
      sentAt: after(reviewed, 3 * day),
    })
  if (waiting) {
    const row = opened(waiting)
    disputes.push({ ...row, reason: 'duplicate', status: 'evidence', movesAt: row.dueAt })
  }
  return {
    transactions: transactions.map((row) =>
      row === debited ? { ...row, failureReason: debitedReason } : row,
    ),
    cases,
    disputes: disputes.map((row, index) => ({
      id: `DS-${String(index + 1).padStart(2, '0')}`,
      ...row,
    })),
  }
}
