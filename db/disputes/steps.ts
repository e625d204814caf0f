import { daysLater } from '../days.ts'
import { moneyInWords, type News } from '../log/messages.ts'
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
  target: `${id} of ${transactionId}`,
  type: 'review',
  merchantId,
  after: { transaction: transactionId, status: 'open', payment: payment.status },
})

const caseWords: Record<
  PaymentCase['status'],
  (payment: string, money: string) => { subject: string; body: string }
> = {
  open: (payment, money) => ({
    subject: `We are looking into ${payment}`,
    body: `${money} may have been taken from the customer without reaching you. We ask the provider. You need to do nothing, and should not ask the customer to pay again.`,
  }),
  paid: (payment, money) => ({
    subject: `${payment} is paid after all`,
    body: `The provider has the customer’s ${money}. The payment is successful now and, less its fee, in your balance.`,
  }),
  refunded: (payment, money) => ({
    subject: `${payment} went back to the customer`,
    body: `The customer has the ${money}. The payment stays failed, and nothing was taken from you.`,
  }),
}

/** Returns the notification about a case's current state. */
export function caseNews(
  { id, status, merchantId }: PaymentCase,
  { id: transactionId, amount, currency }: Transaction,
  at: string,
): News {
  return {
    notification: {
      id: `N-${id}-${status.toUpperCase()}`,
      merchantId,
      kind: 'case-news',
      transactionId,
      amount,
      currency,
      status,
      createdAt: at,
      readAt: null,
    },
    words: {
      ...caseWords[status](transactionId, moneyInWords({ amount, currency })),
      link: { label: 'View payment', path: `/dashboard/payments/transactions/${transactionId}` },
    },
  }
}

/** Returns a new dispute of the rest of a payment. */
export function openedDispute(
  payment: Transaction,
  given: Pick<Dispute, 'id' | 'reason' | 'openedAt' | 'openedBy' | 'attemptId'>,
): Dispute {
  const dueAt = daysLater(new Date(given.openedAt), evidenceDays).toISOString()
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
  target: `${dispute.id} of ${dispute.transactionId}`,
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
  action: 'Sent evidence',
  target: `${sent.id} of ${sent.transactionId}`,
  type: 'review',
  merchantId: sent.merchantId,
  before: { status: before.status },
  after: { transaction: sent.transactionId, status: sent.status, files: sent.evidence.length },
})

const disputeWords: Record<
  Dispute['status'],
  (dispute: Dispute, money: string) => { subject: string; body: string }
> = {
  evidence: ({ transactionId, dueAt }, money) => ({
    subject: `${transactionId} is disputed`,
    body: `The card holder disputes ${money}. It is held from your balance until the dispute is decided. Send your evidence by ${dueAt.slice(0, 10)}: after that it is decided without it.`,
  }),
  review: ({ id, sentAt }, money) => ({
    subject: `Dispute ${id} is under review`,
    body: sentAt
      ? `We have your evidence. ${money} stays held until the dispute is decided.`
      : `The time for evidence is over. ${money} stays held until the dispute is decided, with what you had uploaded.`,
  }),
  won: ({ id }, money) => ({
    subject: `You won dispute ${id}`,
    body: `${money} is in your available balance again.`,
  }),
  lost: ({ id }, money) => ({
    subject: `You lost dispute ${id}`,
    body: `${money} went back to the card holder, out of what was held.`,
  }),
}

/** Returns the notification about a dispute's current state. */
export function disputeNews(dispute: Dispute, at: string): News {
  const { id: disputeId, status, merchantId, amount, currency } = dispute
  return {
    notification: {
      id: `N-${disputeId}-${status.toUpperCase()}`,
      merchantId,
      kind: 'dispute-news',
      disputeId,
      amount,
      currency,
      status,
      createdAt: at,
      readAt: null,
    },
    words: {
      ...disputeWords[status](dispute, moneyInWords(dispute)),
      link: { label: 'View dispute', path: `/dashboard/payments/disputes/${disputeId}` },
    },
  }
}
