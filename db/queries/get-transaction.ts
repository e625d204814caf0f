import type { PaidDatabase } from '../database.ts'
import { timelineOf } from '../ledger/timeline.ts'
import type { Dispute } from '../model/dispute.ts'
import { ruleOf } from '../model/fee-of.ts'
import type { Merchant } from '../model/merchant.ts'
import type { PaymentCase } from '../model/payment-case.ts'
import type { PaymentLink } from '../model/payment-link.ts'
import { leftToRefund } from '../model/refundable.ts'
import type { Transaction, TransactionStep } from '../model/transaction.ts'

export interface TransactionDetails {
  /** A payment with the rule of its fee, also where the sample data keeps none. */
  transaction: Transaction
  merchant: Merchant | null
  /** What the merchant gets of it, in minor units of its currency: the amount less the fee. */
  net: number
  /** Its states, oldest first. */
  timeline: TransactionStep[]
  /** The refunds of a payment, oldest first, and what is left to refund, in minor units. */
  refunds: Transaction[]
  leftToRefund: number
  /** The payment that a refund refunds. */
  refundedPayment: Transaction | null
  /** The link that it was paid by; null when by none, or when that link is deleted. */
  link: PaymentLink | null
  /** The case, and the dispute, that were opened of it. */
  paymentCase: PaymentCase | null
  dispute: Dispute | null
}

/** All that the details sheet and the receipt show of a transaction; null for an unknown id. Spec §2 Transactions. */
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
