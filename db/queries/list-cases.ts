import type { PaidDatabase } from '../database.ts'
import type { PaymentCase } from '../model/payment-case.ts'
import type { Transaction } from '../model/transaction.ts'

/** A case with its payment and the merchant's name; the payment is null where it is gone. */
export type CaseListing = PaymentCase & { merchant: string; payment: Transaction | null }

/** Every case, the open ones first and then the newest. Not in the specification. */
export async function listCases(db: PaidDatabase): Promise<CaseListing[]> {
  const [cases, merchants] = await Promise.all([db.cases.toArray(), db.merchants.toArray()])
  const payments = await db.transactions.bulkGet(cases.map(({ transactionId }) => transactionId))
  const names = new Map(merchants.map(({ id, name }) => [id, name]))
  const isResolved = ({ status }: PaymentCase) => Number(status !== 'open')
  return cases
    .map((row, at) => ({
      ...row,
      merchant: names.get(row.merchantId) ?? row.merchantId,
      payment: payments[at] ?? null,
    }))
    .sort((a, b) => isResolved(a) - isResolved(b) || b.openedAt.localeCompare(a.openedAt))
}

/** How many cases are open, and how many disputes wait for a decision or for evidence: what is linked to. */
export async function countOpenMatters(
  db: PaidDatabase,
): Promise<{ cases: number; disputes: number }> {
  const [cases, disputes] = await Promise.all([
    db.cases.filter(({ status }) => status === 'open').count(),
    db.disputes.filter(({ status }) => status === 'evidence' || status === 'review').count(),
  ])
  return { cases, disputes }
}
