import type { Currency } from '../money.ts'
import type { Transaction } from '../payments/schemas.ts'
import { maskAccount } from '../payments/test-accounts.ts'

/** The most lines of a statement that are taken. */
export const mostStatementLines = 5_000

/** A line of a provider's statement: money that it took from a customer. */
export interface StatementLine {
  receipt: string
  /** What it was told of the payment, such as our transaction ID; may be empty. */
  reference: string
  /** As far as it has one, in milliseconds; NaN where it has none. */
  date: number
  account: string
  amount: number
  currency: Currency
}

export type StatementPayment = Pick<
  Transaction,
  'id' | 'merchantId' | 'date' | 'account' | 'amount' | 'currency' | 'status' | 'reference'
> & { failureReason?: string | undefined; settlesAt?: string | undefined }

export interface Pair<Line, Payment> {
  line: Line
  payment: Payment
}

/** What a statement and the ledger say of one another. Every line is in one list, every payment at most in one. */
export interface Reconciled<Line, Payment> {
  matched: Pair<Line, Payment>[]
  /** The same payment with another amount or currency. */
  differing: Pair<Line, Payment>[]
  onlyStatement: Line[]
  /** Taken according to the ledger, and not on the statement. */
  onlyHere: Payment[]
}

const isTaken = ({ status }: StatementPayment) => status === 'successful' || status === 'refunded'

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

/** By id, and by a reference that only one payment has. */
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
 * Holds a statement against the payments of its method and days: by our id or reference first, whatever the amount; then
 * what is left by amount, currency and account, the nearest in time. Amounts compare in minor units. A line that names
 * a payment which another line has is on the statement only.
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
      const isSame = payment.amount === line.amount && payment.currency === line.currency
      result[isSame ? 'matched' : 'differing'].push({ line, payment })
    }
  }
  const free = new Map<string, Payment[]>()
  for (const payment of payments) if (!claimed.has(payment.id)) add(free, lookOf(payment), payment)
  for (const line of unnamed) {
    const alike = free.get(lookOf(line)) ?? []
    const away = ({ date }: Payment) => Math.abs(Date.parse(date) - line.date) || 0
    const [nearest] = alike.toSorted((one, other) => away(one) - away(other))
    if (nearest) {
      claimed.add(nearest.id)
      alike.splice(alike.indexOf(nearest), 1)
      result.matched.push({ line, payment: nearest })
    } else result.onlyStatement.push(line)
  }
  result.onlyHere = payments.filter((payment) => !claimed.has(payment.id) && isTaken(payment))
  return result
}
