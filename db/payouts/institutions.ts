import type { PaymentMethodId } from '../payments/schemas.ts'
import { networkOf, prefixesOf } from '../payments/wallets.ts'
import { parseMobile } from '../text/phone-number.ts'
import { plainTyped } from '../text/typed-text.ts'

/**
 * A payout destination. The list is code, not sample data, because actions validate numbers with
 * it, including on devices seeded before it existed.
 */
export interface Institution {
  id: string
  kind: 'bank' | 'wallet'
  name: string
  digits: readonly number[]
  /** The prefixes that its numbers usually have; any if omitted. */
  begins?: readonly string[]
}

const bank = (id: string, name: string, ...digits: number[]): Institution => ({
  id,
  kind: 'bank',
  name,
  digits,
})

const wallet = (id: PaymentMethodId, name: string): Institution => ({
  id,
  kind: 'wallet',
  name,
  digits: [10],
  begins: prefixesOf(id),
})

/** The banks of Zimbabwe by name, then its wallets, whose ids are those of payment methods. */
export const institutions: readonly Institution[] = [
  bank('afc', 'AFC Commercial Bank', 12),
  bank('bancabc', 'BancABC', 13, 14),
  bank('cabs', 'CABS', 10),
  bank('cbz', 'CBZ Bank', 14),
  bank('ecobank', 'Ecobank', 13),
  bank('fbc', 'FBC Bank', 13),
  bank('first-capital', 'First Capital Bank', 11, 13),
  bank('metbank', 'Metbank', 10, 13),
  bank('nbs', 'NBS Bank', 12),
  bank('nedbank', 'Nedbank Zimbabwe', 11),
  bank('nmb', 'NMB Bank', 9, 12),
  bank('posb', 'People’s Own Savings Bank (POSB)', 12),
  bank('stanbic', 'Stanbic Bank', 13),
  // Formerly Steward Bank; accounts keep its id.
  bank('steward', 'TN CyberTech Bank', 10),
  bank('zb', 'ZB Bank', 12, 13),
  wallet('ecocash', 'EcoCash'),
  wallet('onemoney', 'OneMoney'),
  wallet('innbucks', 'InnBucks'),
  wallet('omari', 'Omari'),
]

/** Returns the bank or wallet of an id. */
export const institutionOf = (id: string): Institution | undefined =>
  institutions.find((each) => each.id === id)

/**
 * Returns a typed number's digits; a wallet's in national form: `+263 77 111 1111` is `0771111111`.
 * R48.
 */
export function plainNumber(typed: string, kind: Institution['kind']): string {
  const digits = plainTyped(typed).replace(/[\s./-]/g, '')
  return kind === 'wallet' ? (parseMobile(typed).number ?? digits) : digits
}

const either = (words: readonly (string | number)[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/**
 * Returns why digits are not a valid number of a bank or wallet, as a sentence; undefined if they
 * are valid. A wallet may have a number of another network, which the form asks about (LINK-8).
 */
export function numberProblem(of: Institution, number: string): string | undefined {
  const { name, kind, digits, begins } = of
  const what = kind === 'wallet' ? 'numbers' : 'account numbers'
  const isRight =
    /^\d+$/.test(number) &&
    digits.includes(number.length) &&
    (kind === 'bank' || networkOf(number) !== undefined)
  if (isRight) return undefined
  return begins
    ? `${name} ${what} have ${either(digits)} digits and start with ${either(begins)}`
    : `${name} ${what} have ${either(digits)} digits`
}

/** Returns an account's display name: `CBZ Bank •••• 5277`. */
export const accountName = ({
  institution,
  number,
}: {
  institution: string
  number: string
}): string => `${institutionOf(institution)?.name ?? institution} •••• ${number.slice(-4)}`
