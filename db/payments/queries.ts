import { currentDate } from '../clock.ts'
import type { PaidDatabase, Part } from '../database.ts'
import type { Dispute, PaymentCase } from '../disputes/schemas.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import type { Ledger } from '../ledger/rows.ts'
import { timelineOf } from '../ledger/timeline.ts'
import type { PaymentLink } from '../links/schemas.ts'
import type { ActivityLogEntry } from '../log/schemas.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { type Fee, type FeeTerms, ruleOf, termsOf } from './fees.ts'
import { methodDays, methodVolumes, type SuccessRate, successRates } from './figures.ts'
import { sharesOf } from './method-figures.ts'
import { leftToRefund, transactionNumber } from './rules.ts'
import type { PaymentMethod, PaymentMethodId, Transaction, TransactionStep } from './schemas.ts'

export interface TransactionDetails {
  /** A payment with its fee rule, even if the sample data stores none. */
  transaction: Transaction
  merchant: Merchant | null
  /** The merchant's net amount in minor units of its currency: the amount less the fee. */
  net: number
  timeline: TransactionStep[]
  /** The refunds of a payment, oldest first, and the refundable rest, in minor units. */
  refunds: Transaction[]
  leftToRefund: number
  /** For a refund, the payment it refunds. */
  refundedPayment: Transaction | null
  /** The payment link used; null if there is none or it is deleted. */
  link: PaymentLink | null
  /** The case and the dispute about it. */
  paymentCase: PaymentCase | null
  dispute: Dispute | null
}

/**
 * Returns everything the details sheet and receipt show about a transaction; null for an unknown
 * id. TXN-1.
 */
export async function getTransaction(
  db: PaidDatabase,
  id: Transaction['id'],
): Promise<TransactionDetails | null> {
  const row = await db.transactions.get(id)
  if (!row) return null
  const { merchantId, refundOf, linkId, amount, fee } = row
  const [merchant, refunds, refundedPayment, link, merchantFees, cases, disputes] =
    await Promise.all([
      db.merchants.get(merchantId),
      db.transactions.where('refundOf').equals(id).sortBy('date'),
      refundOf === undefined ? undefined : db.transactions.get(refundOf),
      linkId === undefined ? undefined : db.paymentLinks.get(linkId),
      db.merchantFees.toArray(),
      db.cases.where('transactionId').equals(id).toArray(),
      db.disputes.where('transactionId').equals(id).toArray(),
    ])
  const feeRule = ruleOf(merchantFees, row)
  const transaction = feeRule ? { ...row, feeRule } : row
  return {
    transaction,
    merchant: merchant ?? null,
    net: amount - fee,
    timeline: timelineOf(transaction, refunds),
    refunds,
    leftToRefund: leftToRefund(transaction),
    refundedPayment: refundedPayment ?? null,
    link: link ?? null,
    paymentCase: cases[0] ?? null,
    dispute: disputes[0] ?? null,
  }
}

/** Lists the log entries about a transaction, newest first. */
export async function getTransactionLog(
  db: PaidDatabase,
  { id, merchantId }: Pick<Transaction, 'id' | 'merchantId'>,
): Promise<ActivityLogEntry[]> {
  const entries = await db.activityLog.where('merchantId').equals(merchantId).toArray()
  return entries
    .filter(({ target, after }) => target === id || after?.transaction === id)
    .sort((a, b) => b.timestamp.localeCompare(a.timestamp))
}

/**
 * Returns the method last used to pay a link on this device, whatever the outcome; null before the
 * first. Sample payments and the merchant's own entries don't count.
 */
export async function getLastMethod(db: PaidDatabase): Promise<PaymentMethodId | null> {
  // Only transactions entered on this device have an attempt.
  const entered = await db.transactions.where('attemptId').above('').toArray()
  const [last] = entered
    .filter(({ linkId, type }) => linkId !== undefined && type === 'payment')
    .sort((a, b) => transactionNumber(b.id) - transactionNumber(a.id))
  return last?.paymentMethod ?? null
}

/** The notices about methods with problems, by method. */
export type MethodIncidents = Partial<Record<PaymentMethodId, string>>

/**
 * The disabled methods, and the notices about those with problems. A method without a row is
 * enabled.
 */
export interface MethodStates {
  disabledMethods: PaymentMethodId[]
  incidents: MethodIncidents
}

/** Returns the states of the methods from the console's rows. */
export function methodStates(methods: readonly PaymentMethod[]): MethodStates {
  return {
    disabledMethods: methods.filter(({ enabled }) => !enabled).map(({ id }) => id),
    incidents: Object.fromEntries(
      methods.flatMap(({ id, enabled, incident }) =>
        enabled && incident ? [[id, incident.note]] : [],
      ),
    ),
  }
}

/** Returns the state of every method. */
export async function getMethodStates(db: Part<'paymentMethods'>): Promise<MethodStates> {
  return methodStates(await db.paymentMethods.toArray())
}

/** Adds customers' payments by it over the last 30 days, in minor units of USD. */
export type WithVolume<T> = T & { volume: number }

function withVolumes<T extends { id: PaymentMethodId }>(ledger: Ledger, rows: T[], now: Date) {
  const volumes = methodVolumes(ledger, now)
  return rows.map((row) => ({ ...row, volume: volumes.get(row.id) ?? 0 }))
}

/** A payment method with its figures of the last 30 days, and its fee on the standard plan. */
export interface MethodListing extends WithVolume<PaymentMethod> {
  /** Its share of the volume of all methods (`sharesOf`). */
  share: number
  /** Its volume per day, oldest first. */
  days: number[]
  success: SuccessRate
  terms: FeeTerms
}

/** The console's order of the methods (ADM-6). */
const order: readonly PaymentMethodId[] = [
  'ecocash',
  'onemoney',
  'visa',
  'mastercard',
  'bank',
  'innbucks',
  'zimswitch',
  'omari',
]
type OfMethod = { id: PaymentMethodId }
const inOrder = (a: OfMethod, b: OfMethod) => order.indexOf(a.id) - order.indexOf(b.id)

/**
 * Lists the console's payment methods, in the specification's order, with their current fees
 * on the standard plan.
 */
export async function listPaymentMethods(
  db: PaidDatabase,
  now = currentDate(),
): Promise<MethodListing[]> {
  const [ledger, methods, fees, merchantFees] = await Promise.all([
    loadLedger(db),
    db.paymentMethods.toArray(),
    db.fees.toArray(),
    db.merchantFees.toArray(),
  ])
  const rates = successRates(ledger, now)
  const days = methodDays(ledger, now)
  const volumes = methodVolumes(ledger, now)
  const shares = sharesOf([...volumes.values()])
  const shareOf = new Map([...volumes.keys()].map((id, at) => [id, shares[at]]))
  return withVolumes(ledger, methods.sort(inOrder), now).map((row) => ({
    ...row,
    share: shareOf.get(row.id) ?? 0,
    days: days.get(row.id) ?? [],
    terms: termsOf({ merchantFees, fees }, row.id),
    success: rates.get(row.id) ?? { value: null, before: null },
  }))
}

/** Lists the console's fee structure in its order: the specification's methods first. */
export async function listFees(db: PaidDatabase, now = currentDate()): Promise<WithVolume<Fee>[]> {
  const [ledger, fees] = await Promise.all([loadLedger(db), db.fees.toArray()])
  return withVolumes(ledger, fees.sort(inOrder), now)
}
