import { addDays } from 'date-fns/addDays'
import type { LogEntry } from '../log/schemas.ts'
import { leftToRefund } from '../payments/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import { type Dispute, evidenceDays, type PaymentCase } from './schemas.ts'

/** Returns a new case of a payment. */
export const openedCase = (
  { id: transactionId, merchantId }: Transaction,
  given: Pick<PaymentCase, 'id' | 'note' | 'openedAt' | 'openedBy' | 'attemptId'>,
): PaymentCase => ({ ...given, transactionId, merchantId, status: 'open' })

/** Returns the log entry for opening a case. */
export const openedCaseLine = (
  { id, transactionId, merchantId }: PaymentCase,
  payment: Transaction,
): LogEntry => ({
  action: 'Opened case',
  target: `${id} for ${transactionId}`,
  type: 'review',
  merchantId,
  after: { transaction: transactionId, status: 'open', payment: payment.status },
})

/** Returns a new dispute of the rest of a payment. */
export function openedDispute(
  payment: Transaction,
  given: Pick<Dispute, 'id' | 'reason' | 'claim' | 'openedAt' | 'openedBy' | 'attemptId'>,
): Dispute {
  const dueAt = addDays(new Date(given.openedAt), evidenceDays).toISOString()
  return {
    ...given,
    transactionId: payment.id,
    merchantId: payment.merchantId,
    amount: leftToRefund(payment),
    currency: payment.currency,
    status: 'evidence',
    dueAt,
    movesAt: dueAt,
    evidence: [],
  }
}

/** Returns the log entry for opening a dispute. */
export const openedDisputeLine = (dispute: Dispute): LogEntry => ({
  action: 'Opened dispute',
  target: `${dispute.id} for ${dispute.transactionId}`,
  type: 'review',
  merchantId: dispute.merchantId,
  after: {
    transaction: dispute.transactionId,
    reason: dispute.reason,
    held: dispute.amount,
    currency: dispute.currency,
  },
})

/**
 * Returns a dispute with the merchant's evidence; the statement may be empty when there are files.
 */
export const sentEvidence = (
  { movesAt: _moves, ...dispute }: Dispute,
  { statement, sentAt }: { statement: string; sentAt: string },
): Dispute => ({
  ...dispute,
  status: 'review',
  sentAt,
  ...(statement !== '' && { statement }),
})

/** Returns the log entry for sending evidence. */
export const sentEvidenceLine = (before: Dispute, sent: Dispute): LogEntry => ({
  action: 'Sent evidence for dispute',
  target: `${sent.id} for ${sent.transactionId}`,
  type: 'review',
  merchantId: sent.merchantId,
  before: { status: before.status },
  after: { transaction: sent.transactionId, status: sent.status, files: sent.evidence.length },
})
