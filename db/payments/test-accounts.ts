import { handsetPrefixes, type PaymentMethodId } from './schemas.ts'

/**
 * The simulated outcome of a payment, fixed by the customer's phone or card number so that a
 * trainer can show each one. Any other number succeeds.
 */
export interface Outcome {
  delay: number
  /** The failure reason; null when it succeeds. */
  failure: string | null
}

/**
 * How long a payment takes, in milliseconds, and how long when the customer is slow to answer the
 * prompt.
 */
export const settleDelay = 2_000
export const slowDelay = 30_000

/** The largest clock correction that passes unnoticed, in milliseconds. */
export const clockCorrection = 10_000

/**
 * Returns the latest valid settlement time, as ISO text, of a payment entered by `now`. Tolerates
 * clock corrections of less than ten seconds.
 */
export const latestWait = (now: string): string =>
  new Date(Date.parse(now) + slowDelay + clockCorrection).toISOString()

const soon = (failure: string | null): Outcome => ({ delay: settleDelay, failure })

/** The failure reason of a payment the provider debited but didn't confirm in time. */
export const debitedReason = 'The customer was charged, but the merchant was not paid'

/** Returns whether a failed payment was debited by its provider but not confirmed; rows of earlier versions have other words. */
export const wasDebited = (failureReason: string | undefined): boolean =>
  failureReason === debitedReason ||
  failureReason === 'The customer was debited but the merchant was not credited'

/** The numbers with fixed outcomes; the screens offer them as hints. */
export const testAccounts = {
  succeeds: '0771111111',
  delayed: '0772222222',
  cancelled: '0773333333',
  insufficient: '0774444444',
  debited: '0775555555',
  cardSucceeds: '4242424242424242',
  cardDeclined: '4000000000000002',
  cardInsufficient: '4000000000009995',
  localSucceeds: '5048750000000003',
  localDeclined: '5048750000010002',
  localInsufficient: '5048750000020001',
} as const

const outcomes: Record<string, Outcome> = {
  [testAccounts.delayed]: { delay: slowDelay, failure: null },
  [testAccounts.cancelled]: soon('The customer cancelled'),
  [testAccounts.insufficient]: soon('Insufficient funds in the wallet'),
  [testAccounts.debited]: soon(debitedReason),
  [testAccounts.cardDeclined]: soon('The card was declined'),
  [testAccounts.cardInsufficient]: soon('Insufficient funds on the card'),
  [testAccounts.localDeclined]: soon('The card was declined'),
  [testAccounts.localInsufficient]: soon('Insufficient funds on the card'),
}

/** Returns a number's digits in national form: `+263 77 111 1111` is `0771111111`. */
export function plainDigits(account: string): string {
  return account.replace(/\D/g, '').replace(/^(?:00)?263(?=\d{9}$)/, '0')
}

/** Returns the simulated outcome for a handset or card number; a bank transfer arrives later. */
export function outcomeOf(account: string, method?: PaymentMethodId): Outcome {
  if (method === 'bank') return { delay: slowDelay, failure: null }
  return outcomes[plainDigits(account)] ?? soon(null)
}

/** What a customer can do with their next payment other than approve it. */
export const nextPayments = ['late', 'cancelled', 'insufficient', 'no-answer', 'debited'] as const
export type NextPayment = (typeof nextPayments)[number]

function insufficientOn(method: PaymentMethodId): string {
  if (method === 'bank') return 'Insufficient funds in the account'
  const { cardInsufficient, insufficient } = testAccounts
  const account = handsetPrefixes[method] ? insufficient : cardInsufficient
  return outcomes[account]?.failure ?? ''
}

/** Returns the simulated outcome of a payment whose customer does this. */
export function outcomeWhen(does: NextPayment, method: PaymentMethodId): Outcome {
  if (does === 'late') return { delay: slowDelay, failure: null }
  if (does === 'insufficient') return soon(insufficientOn(method))
  if (does === 'no-answer') return soon('There was no answer in time')
  return outcomes[testAccounts[does]] ?? soon(null)
}

/**
 * Masks a handset or card number: `077 *** 1111`, `**** 4242`. Text without enough digits is
 * unchanged.
 */
export function maskAccount(account: string): string {
  const digits = plainDigits(account)
  if (digits.length < 8) return account.trim().slice(0, 40)
  const last = digits.slice(-4)
  return digits.length === 10 && digits.startsWith('07')
    ? `${digits.slice(0, 3)} *** ${last}`
    : `**** ${last}`
}
