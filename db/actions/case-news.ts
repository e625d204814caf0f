import type { PaymentCase } from '../model/payment-case.ts'
import type { Transaction } from '../model/transaction.ts'
import type { Act } from './define-action.ts'
import { tellMerchant, merchantTellingTables } from './tell-merchant.ts'

/** The tables that telling a merchant of a case needs. */
export const caseNewsTables = merchantTellingTables

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

/** Tells the merchant of a case as it stands now, in its notifications and by e-mail, inside the act's transaction. */
export async function tellOfCase(
  act: Act<(typeof caseNewsTables)[number]>,
  { id, status, merchantId }: PaymentCase,
  { id: transactionId, amount, currency }: Transaction,
): Promise<void> {
  const notification = {
    id: `N-${id}-${status.toUpperCase()}`,
    merchantId,
    kind: 'case-news' as const,
    transactionId,
    amount,
    currency,
    status,
    createdAt: act.now,
    readAt: null,
  }
  await tellMerchant(act, notification, {
    ...words[status](transactionId, `${currency} ${(amount / 100).toFixed(2)}`),
    link: { label: 'View payment', path: `/dashboard/payments/transactions/${transactionId}` },
  })
}
