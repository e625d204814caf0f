import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { testAccounts, testNumberFor } from '#db/payments/test-accounts.ts'
import { formatMobile } from '#db/text/phone-number.ts'
import { formatCardNumber } from './transactions.ts'

export interface TestHint {
  /** As displayed and filled in. */
  number: string
  /** The outcome of a payment from this number. */
  text: string
}

const mobile: readonly TestHint[] = [
  { number: testAccounts.succeeds, text: 'succeeds' },
  { number: testAccounts.delayed, text: 'is delayed' },
  { number: testAccounts.cancelled, text: 'is cancelled' },
  { number: testAccounts.insufficient, text: 'has insufficient funds' },
  { number: testAccounts.debited, text: 'is charged, but not received' },
]

/** Returns the test phone numbers with fixed outcomes, as a wallet has them. */
export const mobileHints = (wallet: PaymentMethodId): readonly TestHint[] =>
  mobile.map(({ number, text }) => ({ number: formatMobile(testNumberFor(wallet, number)), text }))

/** The test cards with fixed outcomes. */
export const cardHints: readonly TestHint[] = [
  { number: testAccounts.cardSucceeds, text: 'Visa, succeeds' },
  { number: '5555555555554444', text: 'Mastercard, succeeds' },
  { number: testAccounts.cardDeclined, text: 'is declined' },
  { number: testAccounts.cardInsufficient, text: 'has insufficient funds' },
].map(({ number, text }) => ({ number: formatCardNumber(number), text }))
