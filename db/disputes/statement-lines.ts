import { isSameDay, type Period, startOfDay } from '../days.ts'
import type { Currency } from '../money.ts'
import { hasSucceeded, paidBy } from '../payments/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import {
  type AccountDigits,
  accountDigits,
  canBeSameAccount,
  wasDebited,
} from '../payments/test-accounts.ts'

/** The most lines accepted in a statement. */
export const mostStatementLines = 5_000

/** How far the provider's clock and ours may be apart, in milliseconds, also over midnight. */
export const clockLeeway = 10 * 60_000

/** Returns a period with the leeway at both ends, for the payments that its lines may mean. */
export const withLeeway = <Asked extends Period>(asked: Asked): Asked => ({
  ...asked,
  from: asked.from - clockLeeway,
  before: asked.before + clockLeeway,
})

/** Returns whether an instant (ms) is so near an end of a period that another day's statement may have it. */
export const isAtEdge = (at: number, { from, before }: Period): boolean =>
  at < from + clockLeeway || at >= before - clockLeeway

/** A line of a provider's statement: money taken from a customer, or returned. */
export interface StatementLine {
  /** Its line in the file, from 1. */
  number: number
  receipt: string
  /** The reference given to the provider, such as our transaction ID; may be empty. */
  reference: string
  /** In milliseconds; NaN when the line has no date that can be read. */
  date: number
  /** The date as it is written. */
  dateText: string
  /** Its date has no time: `date` is the start of the day. */
  isDay: boolean
  account: string
  /** In minor units; negative for a reversal. */
  amount: number
  currency: Currency
}

export type StatementPayment = Pick<
  Transaction,
  | 'id'
  | 'merchantId'
  | 'date'
  | 'type'
  | 'paymentMethod'
  | 'account'
  | 'amount'
  | 'customerFee'
  | 'currency'
  | 'status'
  | 'reference'
> & {
  failureReason?: string | undefined
  settlesAt?: string | undefined
  refundOf?: string | undefined
}

export interface Pair<Line, Payment> {
  line: Line
  payment: Payment
  /** The line by which the provider returned the money of a payment that did not succeed. */
  reversal?: Line
}

/** A line without a payment or refund, and why. */
export interface Unpaired<Line, Payment> {
  line: Line
  /**
   * Its payment is on an earlier line; its date can't be read, or is outside the period; it has no
   * account; its account is shortened and fits several payments; nothing fits.
   */
  why: 'twice' | 'no-date' | 'outside' | 'no-account' | 'several' | 'none'
  /** For `twice`, the earlier line. */
  earlier?: Line
  /** The payment that it most likely means and that can have a case. */
  likely?: Payment
}

/** Returns a reference in one spelling: `#TX‑10` with any hyphen and capitals is `tx-10`. */
export const wordOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^#\s*/, '')
    .toLowerCase()

/** A payment or refund with what lines are compared with. */
export interface Entry<Payment> {
  payment: Payment
  at: number
  digits: AccountDigits
  moved: number
}

/** Returns what the provider moved for a payment or refund, in minor units: negative for a refund. */
export const movedBy = (row: Pick<Transaction, 'type' | 'amount' | 'customerFee'>): number =>
  row.type === 'refund' ? -paidBy(row) : paidBy(row)

export const entryOf = <Payment extends StatementPayment>(payment: Payment): Entry<Payment> => ({
  payment,
  at: Date.parse(payment.date),
  digits: accountDigits(payment.account),
  moved: movedBy(payment),
})

export function add<K, T>(map: Map<K, T[]>, key: K, item: T): void {
  const list = map.get(key)
  if (list) list.push(item)
  else map.set(key, [item])
}

export const isReversal = ({ amount }: StatementLine): boolean => amount < 0
export const isSameMoney = (
  line: StatementLine,
  { moved, payment }: Entry<StatementPayment>,
): boolean => moved === line.amount && payment.currency === line.currency

/** Returns how far a payment is from a line in time, in milliseconds; null if it is of another day. */
export function apart({ date, isDay }: StatementLine, at: number): number | null {
  const day = new Date(date)
  if (isDay && at >= date - clockLeeway && at < startOfDay(day, 1) + clockLeeway)
    return isSameDay(new Date(at), day) ? 0 : clockLeeway
  const away = Math.abs(at - date)
  return !isDay && (away <= clockLeeway || isSameDay(new Date(at), day)) ? away : null
}

/** Returns whether the provider may have the payment's money: not if it failed for a known reason. */
export const mayBeTaken = (payment: StatementPayment): boolean =>
  hasSucceeded(payment) || payment.status === 'pending' || wasDebited(payment.failureReason)

/** What lines may name: payments by their id and reference, refunds by their id and their payment's. */
export function byReference<Payment extends StatementPayment>(entries: readonly Entry<Payment>[]) {
  const byId = new Map<string, Entry<Payment>[]>()
  const byText = new Map<string, Entry<Payment>[]>()
  for (const entry of entries) {
    const { id, type, refundOf, reference } = entry.payment
    add(byId, `${type} ${wordOf(id)}`, entry)
    if (type === 'refund' && refundOf) add(byId, `refund ${wordOf(refundOf)}`, entry)
    if (type === 'payment' && wordOf(reference) !== '') add(byText, wordOf(reference), entry)
  }
  return (line: StatementLine): Entry<Payment>[] => {
    const word = wordOf(line.reference)
    const named = byId.get(`${isReversal(line) ? 'refund' : 'payment'} ${word}`)
    if (named || isReversal(line)) return named ?? []
    // A reference may be given again: it names a payment only if it is unique and the account can be the same.
    const [one, ...others] = byText.get(word) ?? []
    const digits = accountDigits(line.account)
    const isOther =
      one && digits.first + digits.last !== '' && !canBeSameAccount(digits, one.digits)
    return one && others.length === 0 && !isOther ? [one] : []
  }
}
