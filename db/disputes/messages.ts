import { pathTo } from '#routes/paths.ts'
import { formatDate, formatDateTime } from '../text/format.ts'
import type { News } from '../log/messages.ts'
import { writtenMoney } from '../money.ts'
import { paidBy } from '../payments/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import { caseDueAt } from './rules.ts'
import type { Dispute, PaymentCase } from './schemas.ts'

const caseWords: Record<
  PaymentCase['status'],
  (payment: string, money: string, due: string) => { subject: string; body: string }
> = {
  open: (payment, money, due) => ({
    subject: `We’re looking into ${payment}`,
    body: `${money} may have been charged to the customer without reaching you. We’ll check with the provider by ${due}. Don’t ask the customer to pay again.`,
  }),
  paid: (payment, money) => ({
    subject: `${payment} is confirmed`,
    body: `The provider confirmed the customer’s ${money}. It’s in your balance, minus the fee.`,
  }),
  refunded: (payment, money) => ({
    subject: `${payment} was returned to the customer`,
    body: `${money} was returned to the customer. The payment failed and nothing was taken from your balance.`,
  }),
}

/** Returns the notification about a case's current state. */
export function caseNews(
  { id, status, merchantId, ...row }: PaymentCase,
  payment: Transaction,
  at: string,
): News {
  const { id: transactionId, amount, currency } = payment
  const money = status === 'refunded' ? paidBy(payment) : amount
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
      ...caseWords[status](
        transactionId,
        writtenMoney({ amount: money, currency }),
        formatDateTime(caseDueAt(row)),
      ),
      link: { label: 'View payment', path: pathTo('transaction-details', { id: transactionId }) },
    },
  }
}

const disputeWords: Record<
  Dispute['status'],
  (dispute: Dispute, money: string) => { subject: string; body: string }
> = {
  evidence: ({ transactionId, dueAt }, money) => ({
    subject: `${transactionId} is disputed`,
    body: `The cardholder disputes ${money}. We hold this amount until the dispute is decided. Send your evidence by ${formatDate(dueAt)}.`,
  }),
  review: ({ id, sentAt }, money) => ({
    subject: `Dispute ${id} is under review`,
    body: sentAt
      ? `We received your evidence. ${money} is held until the dispute is decided.`
      : `The deadline for evidence has passed. ${money} is held until the dispute is decided. We submitted what you uploaded.`,
  }),
  won: ({ id }, money) => ({
    subject: `You won dispute ${id}`,
    body: `${money} is back in your available balance.`,
  }),
  lost: ({ id, accepted }, money) => ({
    subject: accepted ? `You accepted dispute ${id}` : `You lost dispute ${id}`,
    body: `${money} was returned to the cardholder from the held amount.`,
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
      ...disputeWords[status](dispute, writtenMoney(dispute)),
      link: { label: 'View dispute', path: pathTo('dispute', { id: disputeId }) },
    },
  }
}
