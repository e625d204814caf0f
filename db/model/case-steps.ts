import type { LogEntry } from './activity-log-entry.ts'
import { moneyInWords, type News } from './news.ts'
import type { PaymentCase } from './payment-case.ts'
import type { Transaction } from './transaction.ts'

/** A case as it is opened of a payment. */
export const openedCase = (
  { id: transactionId, merchantId }: Transaction,
  given: Pick<PaymentCase, 'id' | 'note' | 'openedAt' | 'openedBy' | 'attemptId'>,
): PaymentCase => ({ ...given, transactionId, merchantId, status: 'open' })

/** What the log says of its opening. */
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

const words: Record<
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

/** What its merchant is told of a case as it stands at an instant. */
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
      ...words[status](transactionId, moneyInWords({ amount, currency })),
      link: { label: 'View payment', path: `/dashboard/payments/transactions/${transactionId}` },
    },
  }
}
