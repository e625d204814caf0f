import { formatMobile, plainDigits } from '../text/phone-number.ts'
import { visible } from '../text/typed-text.ts'
import type { PaymentMethodId } from './schemas.ts'
import { isMobileMoney, networkOf, numberOfWallet } from './wallets.ts'

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
const debitedReason = 'The customer was charged, but the merchant was not paid'

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

/** The digits that decide: a network's test numbers differ in their prefix alone. */
const testDigits = (account: string): string => numberOfWallet('ecocash', plainDigits(account))

/**
 * Returns the simulated outcome for a handset or card number, the same on every network; a bank
 * transfer arrives later.
 */
export function outcomeOf(account: string, method?: PaymentMethodId): Outcome {
  if (method === 'bank') return { delay: slowDelay, failure: null }
  return outcomes[testDigits(account)] ?? soon(null)
}

const known: ReadonlySet<string> = new Set(Object.values(testAccounts))

/**
 * Returns a test number as a wallet has it, grouped if it was: `0771111111` is `0711111111` of
 * OneMoney. Anything else is a person's and stays as typed, as does a card.
 */
export function testNumberFor(method: PaymentMethodId, typed: string): string {
  const test = testDigits(typed)
  if (!networkOf(typed) || !known.has(test)) return typed
  const own = numberOfWallet(method, test)
  if (own === plainDigits(typed)) return typed
  return typed.includes(' ') ? formatMobile(own) : own
}

/** What a customer can do with their next payment other than approve it. */
export const nextPayments = ['late', 'cancelled', 'insufficient', 'no-answer', 'debited'] as const
export type NextPayment = (typeof nextPayments)[number]

function insufficientOn(method: PaymentMethodId): string {
  if (method === 'bank') return 'Insufficient funds in the account'
  const { cardInsufficient, insufficient } = testAccounts
  const account = isMobileMoney(method) ? insufficient : cardInsufficient
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
  if (digits.length < 8) return visible(account).slice(0, 40)
  const last = digits.slice(-4)
  return digits.length === 10 && digits.startsWith('07')
    ? `${digits.slice(0, 3)} *** ${last}`
    : `**** ${last}`
}

/** The known digits of an account: those at its start and those at its end; all of them at both if it is whole. */
export interface AccountDigits {
  first: string
  last: string
}

/** `263771234567`, `2630771234567` and `771234567` are `0771234567`; also for the first digits alone. */
const national = (digits: string): string =>
  digits.replace(/^(?:00)?2630?/, '0').replace(/^7/, '07')

/**
 * Returns the known digits of an account as others write it: whole, with signs for what is hidden
 * (`077***1111`), or shortened by a spreadsheet (`2.63771E+11`), whose last digit is rounded.
 */
export function accountDigits(account: string): AccountDigits {
  const text = account
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\s]/gu, '')
    .replace(/^(\d{9,})[.,]0+$/, '$1')
  const [, lead, rest = '', exponent] = /^(\d)(?:[.,](\d+))?e\+?(\d\d?)$/i.exec(text) ?? []
  if (lead) {
    const shown = lead + rest
    const length = Number(exponent) + 1
    if (shown.length < length) return { first: national(shown.slice(0, -1)), last: '' }
    const whole = national(shown.slice(0, length))
    return { first: whole, last: whole }
  }
  const parts = text.split(/[*x#_•●]+|\.{2,}/i).map((part) => part.replaceAll(/\D/g, ''))
  const first = national(parts[0] ?? '')
  return { first, last: parts.length === 1 ? first : (parts.at(-1) ?? '') }
}

/** Returns whether too few last digits are known of an account to tell it from others. */
export const isVagueAccount = ({ last }: AccountDigits): boolean => last.length < 3

/** Returns whether two accounts can be the same: some digit is known of both, and none differs. */
export function canBeSameAccount(one: AccountDigits, other: AccountDigits): boolean {
  const starts = Math.min(one.first.length, other.first.length)
  const ends = Math.min(one.last.length, other.last.length)
  return (
    starts + ends > 0 &&
    one.first.slice(0, starts) === other.first.slice(0, starts) &&
    one.last.slice(one.last.length - ends) === other.last.slice(other.last.length - ends)
  )
}
