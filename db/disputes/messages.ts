import { pathTo } from '#src/routes/paths.ts'
import type { News } from '../log/messages.ts'
import { writtenMoney } from '../money.ts'
import type { Transaction } from '../payments/schemas.ts'
import type { Dispute, PaymentCase } from './schemas.ts'

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
      ...caseWords[status](transactionId, writtenMoney({ amount, currency })),
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
      ...disputeWords[status](dispute, writtenMoney(dispute)),
      link: { label: 'View dispute', path: pathTo('dispute', { id: disputeId }) },
    },
  }
}
