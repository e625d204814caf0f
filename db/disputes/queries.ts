import type { MerchantId } from '../common.ts'
import type { PaidDatabase, Part } from '../database.ts'
import type { Period } from '../days.ts'
import { hasSucceeded } from '../payments/rules.ts'
import type { PaymentMethodId, Transaction } from '../payments/schemas.ts'
import { wasDebited } from '../payments/test-accounts.ts'
import { isUndecided } from './rules.ts'
import type { Dispute, PaymentCase } from './schemas.ts'
import { movedBy, type StatementLine } from './statement-lines.ts'

/** A case with its payment and the merchant's name; the payment is null if it is gone. */
export type CaseListing = PaymentCase & { merchant: string; payment: Transaction | null }

const isOpen = ({ status }: PaymentCase) => status === 'open'

async function listedCases(
  db: PaidDatabase,
  cases: readonly PaymentCase[],
): Promise<CaseListing[]> {
  const merchants = await db.merchants.bulkGet(cases.map(({ merchantId }) => merchantId))
  const payments = await db.transactions.bulkGet(cases.map(({ transactionId }) => transactionId))
  return cases
    .map((row, at) => ({
      ...row,
      merchant: merchants[at]?.name ?? row.merchantId,
      payment: payments[at] ?? null,
    }))
    .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || b.openedAt.localeCompare(a.openedAt))
}

/** Lists every case, open ones first, then newest first. Not in the specification. */
export async function listCases(db: PaidDatabase): Promise<CaseListing[]> {
  return listedCases(db, await db.cases.toArray())
}

/** Lists the cases of one merchant's payments, open ones first, then newest. */
export async function listMerchantCases(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<CaseListing[]> {
  return listedCases(db, await db.cases.filter((row) => row.merchantId === merchantId).toArray())
}

/**
 * Returns the number of a merchant's open cases, and of its disputes that are not decided; and whether it ever had one,
 * open or not.
 */
export async function countMerchantMatters(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<{ cases: number; disputes: number; hadCases: boolean; hadDisputes: boolean }> {
  const [cases, disputes] = await Promise.all([
    db.cases.filter((row) => row.merchantId === merchantId).toArray(),
    db.disputes.where('merchantId').equals(merchantId).toArray(),
  ])
  return {
    cases: cases.filter(isOpen).length,
    disputes: disputes.filter(isUndecided).length,
    hadCases: cases.length > 0,
    hadDisputes: disputes.length > 0,
  }
}

/** Returns the number of open cases, and of disputes that wait for a decision or for evidence. */
export async function countOpenMatters(
  db: PaidDatabase,
): Promise<{ cases: number; disputes: number }> {
  const [cases, disputes] = await Promise.all([
    db.cases.filter(isOpen).count(),
    db.disputes.filter(isUndecided).count(),
  ])
  return { cases, disputes }
}

/** Returns the ids of the payments that an undecided dispute holds. */
export async function listHeldPayments(db: PaidDatabase): Promise<ReadonlySet<Transaction['id']>> {
  const disputes = await db.disputes.filter(isUndecided).toArray()
  return new Set(disputes.map(({ transactionId }) => transactionId))
}

/** Returns the ids of the payments that have a case. */
export async function listCasePayments(db: PaidDatabase): Promise<ReadonlySet<Transaction['id']>> {
  const cases = await db.cases.toArray()
  return new Set(cases.map(({ transactionId }) => transactionId))
}

/** A dispute with its payment and the merchant's name; the payment is null if it is gone. */
export type DisputeListing = Dispute & { merchant: string; payment: Transaction | null }

async function listed(db: PaidDatabase, rows: readonly Dispute[]): Promise<DisputeListing[]> {
  const [payments, merchants] = await Promise.all([
    db.transactions.bulkGet(rows.map(({ transactionId }) => transactionId)),
    db.merchants.bulkGet(rows.map(({ merchantId }) => merchantId)),
  ])
  const isDecided = (row: Dispute) => Number(!isUndecided(row))
  return rows
    .map((row, at) => ({
      ...row,
      merchant: merchants[at]?.name ?? row.merchantId,
      payment: payments[at] ?? null,
    }))
    .sort((a, b) => isDecided(a) - isDecided(b) || b.openedAt.localeCompare(a.openedAt))
}

/** Lists every dispute, undecided ones first, then newest first. Not in the specification. */
export async function listDisputes(db: PaidDatabase): Promise<DisputeListing[]> {
  return listed(db, await db.disputes.toArray())
}

/** Lists one merchant's disputes, undecided first, then newest. */
export async function listMerchantDisputes(
  db: PaidDatabase,
  merchantId: MerchantId,
): Promise<DisputeListing[]> {
  return listed(db, await db.disputes.where('merchantId').equals(merchantId).toArray())
}

/** Returns one dispute; null for an unknown id. */
export async function getDispute(
  db: PaidDatabase,
  id: Dispute['id'],
): Promise<DisputeListing | null> {
  const row = await db.disputes.get(id)
  const [found = null] = row ? await listed(db, [row]) : []
  return found
}

/** The method of a statement, and its period in milliseconds. */
export interface StatementAsked extends Period {
  method: PaymentMethodId
}

/**
 * Lists the payments and refunds by a method in a period, oldest first, to reconcile with a
 * provider's statement.
 */
export async function getStatementPayments(
  db: Part<'transactions'>,
  { method, from, before }: StatementAsked,
): Promise<Transaction[]> {
  const instant = (moment: number) => new Date(moment).toISOString()
  const rows = await db.transactions
    .where('date')
    .between(instant(from), instant(before), true, false)
    .toArray()
  return rows.filter(
    ({ type, paymentMethod }) =>
      (type === 'payment' || type === 'refund') && paymentMethod === method,
  )
}

/** Returns the provider's number of a payment, built from its time and id as real ones are. */
const receiptOf = ({ id, date }: Transaction): string =>
  `MP${date.slice(2, 10).replaceAll('-', '')}.${date.slice(11, 16).replace(':', '')}.${id.slice(3)}`

/**
 * Returns a simulated provider statement, as lines below its column names: the payments taken, those
 * debited but not confirmed, without our ids, and refunds as reversals.
 */
export const statementOf = (payments: readonly Transaction[]): StatementLine[] =>
  payments
    .filter((payment) => hasSucceeded(payment) || wasDebited(payment.failureReason))
    .map((payment, at) => ({
      number: at + 2,
      receipt: receiptOf(payment),
      reference: hasSucceeded(payment) ? payment.id : '',
      date: Date.parse(payment.date),
      dateText: payment.date,
      isDay: false,
      account: payment.account,
      amount: movedBy(payment),
      currency: payment.currency,
    }))
