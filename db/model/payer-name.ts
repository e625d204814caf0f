import { maskAccount } from './test-account.ts'
import { handsetPrefixes, isCard } from './transaction-codes.ts'
import type { Transaction } from './transaction.ts'

/**
 * Who a payment is said to come from: the name as typed, or for a payer who gives none the number that pays, as far as
 * it may be shown, so that the merchant can still tell one from another: `077 *** 1111`, `Card **** 4242`. A bank
 * transfer has no number. Never empty. Spec §2 Payment Links.
 */
export function payerName(
  typed: string,
  { paymentMethod, account }: Pick<Transaction, 'paymentMethod' | 'account'>,
): string {
  const name = typed.replace(/\s+/g, ' ').trim()
  if (name !== '') return name
  const number = maskAccount(account)
  if (number === '') return 'Unnamed customer'
  if (isCard(paymentMethod) || paymentMethod === 'zimswitch') return `Card ${number}`
  return handsetPrefixes[paymentMethod] ? number : 'Unnamed customer'
}

/** Whether a payer gave no name. It takes the row as it is kept: its account is masked already. */
export const isUnnamed = (
  payment: Pick<Transaction, 'customer' | 'paymentMethod' | 'account'>,
): boolean => payment.customer === payerName('', payment)
