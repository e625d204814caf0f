import { testAccounts } from '#db/payments/test-accounts.ts'
import { formatCardNumber } from './transactions.ts'
import { formatMobile } from './sign-in.ts'

export interface TestHint {
  /** As it is shown and filled in. */
  number: string
  /** What becomes of a payment by it. */
  text: string
}

/** The handsets that fix what becomes of a payment. */
export const mobileHints: readonly TestHint[] = [
  { number: testAccounts.succeeds, text: 'succeeds' },
  { number: testAccounts.delayed, text: 'is delayed' },
  { number: testAccounts.cancelled, text: 'is cancelled' },
  { number: testAccounts.insufficient, text: 'has insufficient funds' },
  { number: testAccounts.debited, text: 'is debited, not credited' },
].map(({ number, text }) => ({ number: formatMobile(number), text }))

/** The cards that do. */
export const cardHints: readonly TestHint[] = [
  { number: testAccounts.cardSucceeds, text: 'Visa, succeeds' },
  { number: '5555555555554444', text: 'Mastercard, succeeds' },
  { number: testAccounts.cardDeclined, text: 'is declined' },
  { number: testAccounts.cardInsufficient, text: 'has insufficient funds' },
].map(({ number, text }) => ({ number: formatCardNumber(number), text }))
