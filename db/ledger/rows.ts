import type { MerchantId } from '../common.ts'
import type { Period } from '../days.ts'
import { inUsd } from '../money.ts'
import { settledAt, transactionNumber } from '../payments/rules.ts'
import type { Transaction } from '../payments/schemas.ts'
import { plainDigits } from '../text/phone-number.ts'
import { searchable } from '../text/search-text.ts'

/** A transaction in memory, with what is derived from it once. */
export interface LedgerRow extends Transaction {
  /** The number in its id. */
  readonly number: number
  /** Its date in milliseconds. */
  readonly instant: number
  /** When it reached its final state, in milliseconds; NaN while it is pending. */
  readonly settled: number
  /** When it counts in the available balance, in milliseconds; NaN while it is pending. */
  readonly available: number
  /** Its amount in minor units of USD. */
  readonly usd: number
  /** What a search looks at: made by the first one, because most rows are never searched. */
  text?: string
}

/** The ledger in memory as of a change. Never modified: a change makes a new one. */
export interface Ledger {
  /** Every merchant's rows, oldest first; rows of one instant by number. */
  readonly rows: readonly LedgerRow[]
  /** The number of the last change included; 0 for none. */
  readonly seq: number
}

/**
 * Returns what a search looks at in a row, as `searchable` text: customer, id, account, reference
 * and the customer's phone number, a line each.
 */
export const searchText = (row: LedgerRow): string =>
  (row.text ??= [
    row.customer,
    row.id,
    row.account,
    row.reference,
    ...(row.customerPhone === undefined ? [] : [plainDigits(row.customerPhone)]),
  ]
    .map(searchable)
    .join('\n'))

/** The few names that many rows have, each once: they take less memory, and comparing them is quicker. */
const names = new Map<string, string>()
function shared<Name extends string>(name: Name): Name {
  if (!names.has(name)) names.set(name, name)
  return names.get(name) as Name
}

/** Derives a row in memory from a stored one. Throws on an id that is not a transaction's. */
export function ledgerRow(row: Transaction): LedgerRow {
  const { id, date, amount, currency, availableAt } = row
  const settled = settledAt(row)
  return {
    ...row,
    merchantId: shared(row.merchantId),
    status: shared(row.status),
    type: shared(row.type),
    currency: shared(currency),
    paymentMethod: shared(row.paymentMethod),
    number: transactionNumber(id),
    instant: Date.parse(date),
    settled,
    available:
      Number.isNaN(settled) || availableAt === undefined ? settled : Date.parse(availableAt),
    usd: inUsd(amount, currency),
  }
}

const oldestFirst = (one: LedgerRow, other: LedgerRow): number =>
  one.instant - other.instant || one.number - other.number

/** Returns a ledger of rows in any order, as of a change. */
export const ledgerOf = (rows: readonly LedgerRow[], seq: number): Ledger => ({
  rows: [...rows].sort(oldestFirst),
  seq,
})

/** Returns a ledger in which rows are added, or replace those of their ids, as of a change. */
export function withRows({ rows }: Ledger, changed: readonly LedgerRow[], seq: number): Ledger {
  const byNumber = new Map(changed.map((row) => [row.number, row]))
  const next = rows.map((row) => {
    const change = byNumber.get(row.number)
    if (change) byNumber.delete(row.number)
    return change ?? row
  })
  // Sorting what is nearly sorted costs a comparison a row.
  return ledgerOf([...next, ...byNumber.values()], seq)
}

/** A selection of rows: one merchant or all, one of its links or any. */
export interface Subject {
  merchantId?: MerchantId | undefined
  linkId?: string | undefined
}

/** Returns how many rows are older than an instant. */
function olderThan(rows: readonly LedgerRow[], instant: number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.instant ?? 0) < instant) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns where the rows of a period begin, by their date, and where they end. */
export const placesOf = ({ rows }: Ledger, { from, before }: Period): [number, number] => [
  olderThan(rows, from),
  olderThan(rows, before),
]

/** Returns the rows of a period by their date, oldest first, of one subject or of all merchants. */
export function rowsIn(
  ledger: Ledger,
  period: Period,
  { merchantId, linkId }: Subject = {},
): LedgerRow[] {
  const within = ledger.rows.slice(...placesOf(ledger, period))
  if (merchantId === undefined && linkId === undefined) return within
  return within.filter(
    (row) =>
      (merchantId === undefined || row.merchantId === merchantId) &&
      (linkId === undefined || row.linkId === linkId),
  )
}
