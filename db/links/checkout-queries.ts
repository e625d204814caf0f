import { currentDate } from '../clock.ts'
import type { PaidDatabase, Part } from '../database.ts'
import type { Dispute, PaymentCase } from '../disputes/schemas.ts'
import {
  getInvoiceOf,
  type InvoiceListing,
  type InvoiceOfPayment,
  invoicesAt,
} from '../invoices/queries.ts'
import type { Brand, Merchant } from '../merchants/schemas.ts'
import type { CustomerFees } from '../payments/fees.ts'
import { getCustomerFees } from '../payments/fee-queries.ts'
import { type MethodIncidents, methodStates } from '../payments/queries.ts'
import { hasSucceeded } from '../payments/rules.ts'
import type { PaymentMethodId, Transaction } from '../payments/schemas.ts'
import { isInMaintenance } from '../settings/queries.ts'
import type { PaymentLink } from './schemas.ts'

/** The tables of a checkout. */
export const checkoutTables = [
  'paymentLinks',
  'merchants',
  'paymentMethods',
  'fees',
  'systemSettings',
  'invoices',
  'transactions',
] as const
export type CheckoutTable = (typeof checkoutTables)[number]

/** The data for a payer's page: the link, the payee, the methods' states and the customer fees. */
export interface Checkout {
  link: PaymentLink
  merchant: Pick<Merchant, 'name' | 'status' | 'approvalStatus' | 'paymentLimit' | 'brand'>
  disabledMethods: PaymentMethodId[]
  incidents: MethodIncidents
  customerFees: CustomerFees
  /** The platform is in maintenance and takes no payments. */
  isPaused: boolean
  /** Its invoice, with the amount due; null for a link of the merchant's own. */
  invoice: InvoiceListing | null
}

/**
 * Returns the checkout for the last part of a link's address; null if this device has no such link.
 */
export async function getCheckout(db: Part<CheckoutTable>, path: string): Promise<Checkout | null> {
  const link = await db.paymentLinks.where('path').equals(path).first()
  const merchant = link && (await db.merchants.get(link.merchantId))
  if (!merchant) return null
  const [methods, customerFees, isPaused, invoice] = await Promise.all([
    db.paymentMethods.toArray(),
    getCustomerFees(db),
    isInMaintenance(db),
    link.invoiceId === undefined ? undefined : db.invoices.get(link.invoiceId),
  ])
  const [listing = null] = invoice ? await invoicesAt(db, [invoice], currentDate()) : []
  return {
    link,
    merchant,
    ...methodStates(methods),
    customerFees,
    isPaused,
    invoice: listing,
  }
}

/** A payment as its payer may see it, with the payee and the link's name. */
export interface LinkPayment {
  payment: Transaction
  merchantName: string
  brand: Brand | undefined
  /** Where the payer can ask the merchant; '' if unknown. */
  contact: string
  linkName: string
  /** The last part of the link's address; null when the link is deleted. */
  path: string | null
  /** Its case or dispute, if it was debited but not credited, or disputed. */
  paymentCase: Pick<PaymentCase, 'id' | 'status' | 'openedAt'> | null
  dispute: Pick<Dispute, 'status'> | null
  /** The invoice that it paid, in whole or in part. */
  invoice: InvoiceOfPayment | null
}

/**
 * Returns the payment made by an attempt to pay a link, even after the link is deleted; null for
 * any other transaction. The attempt's id is the receipt's key: only the payer has it, and unlike
 * the payment's own id it can't be guessed by counting. Sample payments have none.
 */
export async function getLinkPayment(
  db: PaidDatabase,
  attemptId: string,
): Promise<LinkPayment | null> {
  const payment = await db.transactions.where('attemptId').equals(attemptId).first()
  if (!payment || payment.linkId === undefined || payment.type !== 'payment') return null
  const [merchant, link, cases, disputes, invoice] = await Promise.all([
    db.merchants.get(payment.merchantId),
    db.paymentLinks.get(payment.linkId),
    db.cases.where('transactionId').equals(payment.id).toArray(),
    db.disputes.where('transactionId').equals(payment.id).toArray(),
    getInvoiceOf(db, payment),
  ])
  const [paymentCase] = cases
  const [dispute] = disputes
  return {
    payment,
    merchantName: merchant?.name ?? payment.merchantId,
    brand: merchant?.brand,
    contact: merchant ? merchant.supportEmail || merchant.email : '',
    linkName: link?.name ?? `Link ${payment.linkId}`,
    path: link?.path ?? null,
    // Payers see no notes.
    paymentCase: paymentCase
      ? { id: paymentCase.id, status: paymentCase.status, openedAt: paymentCase.openedAt }
      : null,
    dispute: dispute ? { status: dispute.status } : null,
    invoice,
  }
}

/**
 * Returns the newest payment that succeeded by one of these attempts, whose ids its payer has kept;
 * null if none did.
 */
export async function getNewestReceipt(
  db: PaidDatabase,
  attemptIds: readonly string[],
): Promise<LinkPayment | null> {
  const paid = await db.transactions
    .where('attemptId')
    .anyOf(attemptIds)
    .filter(hasSucceeded)
    .sortBy('date')
  const attemptId = paid.at(-1)?.attemptId
  return attemptId === undefined ? null : getLinkPayment(db, attemptId)
}
