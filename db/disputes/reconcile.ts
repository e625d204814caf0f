import type { Currency } from '../money.ts'
import { hasSucceeded, paidBy } from '../payments/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import { maskAccount } from '../payments/test-accounts.ts'

/** The most lines accepted in a statement. */
export const mostStatementLines = 5_000

/** A line of a provider's statement: money taken from a customer. */
export interface StatementLine {
  receipt: string
  /** The reference given to the provider, such as our transaction ID; may be empty. */
  reference: string
  /** In milliseconds; NaN when the line has no date. */
  date: number
  account: string
  amount: number
  currency: Currency
}

export type StatementPayment = Pick<
  Transaction,
  | 'id'
  | 'merchantId'
  | 'date'
  | 'account'
  | 'amount'
  | 'customerFee'
  | 'currency'
  | 'status'
  | 'reference'
> & { failureReason?: string | undefined; settlesAt?: string | undefined }

export interface Pair<Line, Payment> {
  line: Line
  payment: Payment
}

/**
 * The result of reconciling a statement with the ledger: every line is in exactly one list, every
 * payment in at most one.
 */
export interface Reconciled<Line, Payment> {
  matched: Pair<Line, Payment>[]
  /** The same payment with another amount or currency. */
  differing: Pair<Line, Payment>[]
  onlyStatement: Line[]
  /** Taken according to the ledger, but missing from the statement. */
  onlyHere: Payment[]
}

const wordOf = (text: string) => text.trim().toLowerCase()

const lookOf = ({
  account,
  amount,
  currency,
}: Pick<StatementLine, 'account' | 'amount' | 'currency'>) =>
  `${maskAccount(account)} ${amount} ${currency}`

function add<K, T>(map: Map<K, T[]>, key: K, item: T): void {
  const list = map.get(key)
  if (list) list.push(item)
  else map.set(key, [item])
}

/** Returns the payments by id, and by references that are unique. */
function byReference<Payment extends StatementPayment>(payments: readonly Payment[]) {
  const found = new Map<string, Payment[]>()
  for (const payment of payments) {
    if (payment.reference.trim() !== '') add(found, wordOf(payment.reference), payment)
  }
  for (const payment of payments) found.set(wordOf(payment.id), [payment])
  return (text: string): Payment | undefined => {
    const [one, ...others] = found.get(wordOf(text)) ?? []
    return others.length === 0 ? one : undefined
  }
}

/**
 * Matches statement lines with the payments of their method and days: first by our id or reference,
 * whatever the amount, then by what the customer paid (minor units), currency and account, nearest in time. A line
 * naming a payment that is already matched counts as on the statement only.
 */
export function reconcile<Line extends StatementLine, Payment extends StatementPayment>(
  lines: readonly Line[],
  payments: readonly Payment[],
): Reconciled<Line, Payment> {
  const result: Reconciled<Line, Payment> = {
    matched: [],
    differing: [],
    onlyStatement: [],
    onlyHere: [],
  }
  const find = byReference(payments)
  const claimed = new Set<string>()
  const unnamed: Line[] = []
  for (const line of lines) {
    const payment = find(line.reference)
    if (!payment) unnamed.push(line)
    else if (claimed.has(payment.id)) result.onlyStatement.push(line)
    else {
      claimed.add(payment.id)
      const isSame = paidBy(payment) === line.amount && payment.currency === line.currency
      result[isSame ? 'matched' : 'differing'].push({ line, payment })
    }
  }
  const free = new Map<string, Payment[]>()
  for (const payment of payments)
    if (!claimed.has(payment.id))
      add(free, lookOf({ ...payment, amount: paidBy(payment) }), payment)
  for (const line of unnamed) {
    const alike = free.get(lookOf(line)) ?? []
    const away = ({ date }: Payment) => Math.abs(Date.parse(date) - line.date) || 0
    const [nearest] = [...alike].sort((one, other) => away(one) - away(other))
    if (nearest) {
      claimed.add(nearest.id)
      alike.splice(alike.indexOf(nearest), 1)
      result.matched.push({ line, payment: nearest })
    } else result.onlyStatement.push(line)
  }
  result.onlyHere = payments.filter((payment) => !claimed.has(payment.id) && hasSucceeded(payment))
  return result
}
