import { ActionError } from '../action.ts'
import type { MerchantId } from '../common.ts'
import { isSameDay } from '../days.ts'
import type { Ledger, LedgerRow } from '../ledger/rows.ts'
import { type Currency, isLocalCurrency, localSpelling } from '../money.ts'
import { readProof } from '../phone/codes.ts'
import { parseAmount } from '../text/amount.ts'
import { searchable } from '../text/search-text.ts'
import { plainTyped } from '../text/typed-text.ts'
import { isUnnamed, paidBy } from './rules.ts'
import {
  accountDigits,
  type AccountDigits,
  canBeSameAccount,
  isVagueAccount,
} from './test-accounts.ts'

/** The longest text that is read, in characters: a message, or a receipt with its lines. */
export const longestShown = 2_000

/** An amount in a text, in minor units; null where no currency stands beside it. */
interface ShownAmount {
  minor: number
  currency: Currency | 'other' | null
}

/** What a text says of a payment. */
export interface ShownPayment {
  /** Transaction IDs, in the order of the text. */
  ids: string[]
  /** The attempt of a proof on another phone. */
  attemptId: string | null
  /** The digits of a text that is one number: of an id, an order or an amount. */
  number: string | null
  amounts: ShownAmount[]
  accounts: AccountDigits[]
  words: string[]
}

/** What the ledger knows of a payment that a customer shows. */
export type CheckedState =
  | 'paid'
  /** Paid before today, perhaps for another purchase. */
  | 'earlier'
  | 'other-amount'
  | 'part-refunded'
  | 'refunded'
  | 'pending'
  | 'failed'
  /** A refund, a payout or an adjustment. */
  | 'not-payment'

export type PaymentCheck =
  | { kind: 'payment'; state: CheckedState; row: LedgerRow }
  /** Nothing in the text names one payment. The newest that match, how many do, and the reference that none has. */
  | { kind: 'possible'; rows: LedgerRow[]; total: number; unknown: string | null }
  | { kind: 'not-found'; unknown: string | null }
  /** A payment made on another phone, whose proof this device has not recorded. */
  | { kind: 'not-recorded' }
  /** The text says nothing that a payment could be found by. */
  | { kind: 'nothing-to-find' }

const signs: Record<string, Currency> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
}

const figure = String.raw`(\d{1,3}(?:[ ,.']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?![.,]?\d)`
const signBefore = new RegExp(
  String.raw`(?<![a-z])(us\$|usd|\$|${localSpelling}|zar|eur|gbp|bwp|€|£|r)[ :]{0,3}${figure}`,
  'gi',
)
const signAfter = new RegExp(
  String.raw`(?<![\w.,:/-])${figure} ?(us\$|usd|\$|${localSpelling}|zar|dollars?)(?![a-z])`,
  'gi',
)
const bareDecimal = /(?<![\w.,:/-])(\d+[.,]\d{2})(?![.,:/-]?\w)/g
/** Amounts beside the payment itself. */
const isAside =
  /\b(?:balance|bal|fees?|charges?|tax|levy|imtt|due|refunded|invoice total)\b[^.\d]{0,24}$/i

const transactionIds = /\btx(?: ?id)?[ #:.-]*0*(\d{1,9})\b/gi
/** A whole mobile number; or one with its middle hidden or its end left out; or the end of a card's. */
const accountPatterns = [
  /(?<!\w)(?:(?:\+|00)?263[ -]?(?:\(?0\)?[ -]?)?|0)?7\d(?:[ ()./-]?\d){7}(?!\d)/g,
  /(?:(?:\+?263[ -]?|0)7\d{1,2}[ -]?)?[*•]{2,}[ -]?\d{3,4}(?!\d)/g,
  /(?<!\w)(?:\+?263[ -]?|0)7\d{1,6}[ -]?(?:x{2,}|\.{2,}|…|\*+)(?:[ -]?\d{3,4}(?!\d))?/gi,
  /\bending(?: in)? \d{4}(?!\d)/gi,
]

/** Letters that are mistaken for digits, as those digits. */
const folded = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')

const currencyOf = (sign: string): ShownAmount['currency'] =>
  isLocalCurrency(sign) ? 'ZWL' : (signs[sign.toLowerCase()] ?? 'other')

function readAmount(text: string, sign: string | null): ShownAmount[] {
  const currency = sign === null ? null : currencyOf(sign)
  const { minor } = parseAmount(text, currency === 'ZWL' ? 'ZWL' : 'USD')
  return minor === undefined ? [] : [{ minor, currency }]
}

/** Returns the attempt and the amount in a proof's code; null for any other text. */
function readCode(text: string): Pick<ShownPayment, 'attemptId' | 'amounts'> | null {
  const [code] = /\bpaid\d[\w.-]+/.exec(text) ?? []
  if (code === undefined) return null
  try {
    const { attemptId, amount, currency } = readProof(code).proof
    return { attemptId, amounts: [{ minor: amount, currency }] }
  } catch (error) {
    if (error instanceof ActionError) return null
    throw error
  }
}

/**
 * Reads what a customer shows: a pasted message or receipt, a reference, an amount, a phone number, or the code of a
 * payment between phones. Balances, fees and the like are not the payment's amount. TXN-5.
 */
export function readShown(typed: string): ShownPayment {
  const text = plainTyped(typed.slice(0, longestShown)).replaceAll(/\s+/g, ' ')
  const words = searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const code = readCode(text)
  if (code) return { ids: [], number: null, accounts: [], words: [], ...code }

  const ids: string[] = []
  const accounts: AccountDigits[] = []
  const amounts: ShownAmount[] = []
  let rest = text.replace(transactionIds, (_all, number: string) => {
    ids.push(`TX-${number}`)
    return ' | '
  })
  for (const pattern of accountPatterns)
    rest = rest.replace(pattern, (account) => {
      accounts.push(accountDigits(account.replace(/^ending(?: in)? /i, '**')))
      return ' | '
    })
  const take = (
    pattern: RegExp,
    signOf: (groups: string[]) => [text: string, sign: string | null],
  ) => {
    rest = rest.replace(pattern, (...found: unknown[]) => {
      const at = found.findIndex((each) => typeof each === 'number')
      const [amount, sign] = signOf(found.slice(1, at).map(String))
      if (!isAside.test(rest.slice(0, Number(found[at])))) amounts.push(...readAmount(amount, sign))
      return ' | '
    })
  }
  take(signBefore, ([sign = '', amount = '']) => [amount, sign])
  take(signAfter, ([amount = '', sign = '']) => [amount, sign])
  const [number = null] = /^#?(?:\d[\d ,]*)$/.exec(text) ?? []
  // Without a currency anywhere, a figure with cents is an amount; so is a number alone.
  if (amounts.length === 0) take(bareDecimal, ([amount = '']) => [amount, null])
  if (amounts.length === 0 && number !== null && accounts.length === 0)
    amounts.push(...readAmount(number.replace('#', ''), null))
  const digits = number?.replaceAll(/\D/g, '') ?? null
  return { ids, attemptId: null, number: digits, amounts, accounts, words }
}

/** Joined words of a text: a reference may be typed with spaces, or hyphens, in it. */
function joinedWords(words: readonly string[]): ReadonlySet<string> {
  const joined = new Set<string>()
  for (let first = 0; first < words.length; first += 1)
    for (let count = 1; count <= 6; count += 1)
      joined.add(folded(words.slice(first, first + count).join('')))
  return joined
}

/** Returns whether a text names a row: by its id, by its reference, or by its attempt. */
function namerOf({ ids, attemptId, number, words }: ShownPayment): (row: LedgerRow) => boolean {
  const single = new Set(words.map(folded))
  const joined = joinedWords(words)
  return (row) => {
    if (ids.includes(row.id)) return true
    if (attemptId !== null) return row.attemptId === attemptId
    // A shorter number is an amount.
    const long = number !== null && number.length > 3 ? number : null
    if (long !== null && String(row.number) === long) return true
    const reference = folded(searchable(row.reference))
    if (!/\d/.test(row.reference) || reference.length < 4) return false
    // Digits alone may be a price or a year.
    if (/^\d+$/.test(reference)) return reference.length > 4 && single.has(reference)
    const [end] = /\d{4,}$/.exec(row.reference) ?? []
    return joined.has(reference) || (long !== null && end === long)
  }
}

const sums = (row: LedgerRow): number[] => [row.amount, paidBy(row)]
const isIn = ({ currency }: ShownAmount, row: LedgerRow): boolean =>
  currency === null || currency === row.currency

/** Returns whether the largest amount that a text names is another one than the payment's. */
function saysOtherAmount({ amounts, number }: ShownPayment, row: LedgerRow): boolean {
  if (amounts.length === 0 || number !== null) return false
  const most = Math.max(...amounts.filter((each) => isIn(each, row)).map(({ minor }) => minor))
  return !sums(row).includes(most)
}

/** Returns what the ledger knows of one payment, at an instant. */
function stateOf(shown: ShownPayment, row: LedgerRow, now: Date): CheckedState {
  if (row.type !== 'payment') return 'not-payment'
  if (row.status !== 'successful') return row.status
  if (saysOtherAmount(shown, row)) return 'other-amount'
  if (row.refunded > 0) return 'part-refunded'
  return isSameDay(new Date(row.instant), now) ? 'paid' : 'earlier'
}

/** How many payments are shown that may be the one. */
const few = 5

/**
 * Checks what a customer shows against one merchant's ledger. An id or a reference names a payment; a phone number and an
 * amount do if only one of today's has both. Anything less finds payments that may be it. TXN-5.
 */
export function checkPayment(
  ledger: Ledger,
  merchantId: MerchantId,
  shown: ShownPayment,
  now: Date,
): PaymentCheck {
  const own = ledger.rows.filter((row) => row.merchantId === merchantId).reverse()
  const unknown =
    shown.ids[0] ?? shown.words.find((word) => /^(?=.*\d)(?=.*[a-f])[\da-f]{8}$/.test(word)) ?? null
  const one = (row: LedgerRow): PaymentCheck => ({
    kind: 'payment',
    state: stateOf(shown, row, now),
    row,
  })
  const possible = (rows: LedgerRow[], name: string | null = unknown): PaymentCheck =>
    rows.length === 0
      ? { kind: 'not-found', unknown: name }
      : { kind: 'possible', rows: rows.slice(0, few), total: rows.length, unknown: name }

  const named = own.filter(namerOf(shown))
  // A refund's receipt names its payment as well.
  const meant = named.filter(({ id }) => !named.some(({ refundOf }) => refundOf === id))
  const [first] = meant
  if (first) return meant.length === 1 ? one(first) : possible(meant, null)
  if (shown.attemptId !== null) return { kind: 'not-recorded' }
  if (shown.ids.length > 0) return { kind: 'not-found', unknown }

  const hasAmount = (row: LedgerRow) =>
    shown.amounts.some((each) => isIn(each, row) && sums(row).includes(each.minor))
  const isFrom =
    (accounts: readonly AccountDigits[]) =>
    ({ account, customerPhone = '' }: LedgerRow) =>
      accounts.some((shownOne) =>
        [account, customerPhone].some((each) => canBeSameAccount(shownOne, accountDigits(each))),
      )
  const payments = own.filter(({ type }) => type === 'payment')
  const isToday = ({ instant }: LedgerRow) => isSameDay(new Date(instant), now)
  const known = shown.accounts.filter((account) => !isVagueAccount(account))
  if (known.length > 0) {
    const theirs = payments.filter(isFrom(known))
    if (shown.amounts.length === 0) return possible(theirs)
    const matching = theirs.filter(hasAmount)
    const [today, ...more] = (matching.length > 0 ? matching : theirs).filter(isToday)
    return today && more.length === 0 ? one(today) : possible(matching)
  }
  const nameWords = ({ customer }: LedgerRow) =>
    searchable(customer)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => /^\p{L}{3,}$/u.test(word))
  const said = new Set(shown.words)
  if (shown.amounts.length > 0) {
    const matching = payments.filter(hasAmount)
    const fromThem = matching.filter(isFrom(shown.accounts))
    const narrowed = shown.accounts.length > 0 ? fromThem : matching
    const theirs = narrowed.filter((row) => nameWords(row).some((word) => said.has(word)))
    return possible(theirs.length > 0 ? theirs : narrowed)
  }
  const theirs = payments.filter((row) => {
    const names = isUnnamed(row) ? [] : nameWords(row)
    return names.length > 1 && names.every((word) => said.has(word))
  })
  if (theirs.length > 0) return possible(theirs)
  return unknown === null ? { kind: 'nothing-to-find' } : { kind: 'not-found', unknown }
}
