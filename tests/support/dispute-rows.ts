import type { Dispute, PaymentCase } from '#db/disputes/schemas.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { paymentRow } from './ledger-rows.ts'

const merchantId = 'M-002'
const at = '2026-11-20T08:00:00.000Z'

/** A payment of $45.00 debited from the customer but not credited to the merchant. */
export const debitedRow = (number: number, over: Partial<Transaction> = {}): Transaction =>
  paymentRow(number, {
    merchantId,
    status: 'failed',
    failureReason: 'The customer was charged, but the merchant was not paid',
    account: '077 *** 5555',
    ...over,
  })

/** A successful card payment of $45.00. */
export const cardRow = (number: number, over: Partial<Transaction> = {}): Transaction =>
  paymentRow(number, { merchantId, paymentMethod: 'visa', account: '**** 4242', ...over })

/** An open case of TX-20. */
export function caseRow(over: Partial<PaymentCase> = {}): PaymentCase {
  return {
    id: 'CS-01',
    transactionId: 'TX-20',
    merchantId,
    status: 'open',
    note: 'Has the message of the debit.',
    openedAt: at,
    openedBy: 'Tatenda Marufu',
    attemptId: 'cs-1',
    ...over,
  }
}

/** A dispute of TX-30 that waits for evidence. */
export function disputeRow(over: Partial<Dispute> = {}): Dispute {
  return {
    id: 'DS-01',
    transactionId: 'TX-30',
    merchantId,
    amount: 45_00,
    currency: 'USD',
    reason: 'fraudulent',
    status: 'evidence',
    openedAt: at,
    openedBy: 'Tatenda Marufu',
    dueAt: '2026-11-27T08:00:00.000Z',
    movesAt: '2026-11-27T08:00:00.000Z',
    evidence: [],
    attemptId: 'ds-1',
    ...over,
  }
}
