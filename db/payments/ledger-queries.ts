import { Dexie } from 'dexie'
import type { MerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import { loadLedger } from '../ledger/load-ledger.ts'
import { type Ledger, ledgerOf, type LedgerRow, ledgerRow, placesOf } from '../ledger/rows.ts'
import { searchIn } from '../ledger/search.ts'
import type { Currency } from '../money.ts'
import { getMerchantId } from '../people/persona-queries.ts'
import { isOutgoing } from './rules.ts'
import {
  type PaymentMethodId,
  paymentMethodIds,
  type TransactionStatus,
  transactionStatuses,
  type TransactionType,
} from './schemas.ts'

export type { LedgerRow }

export type TransactionOrder = 'id' | 'date' | 'customer' | 'paymentMethod' | 'amount' | 'status'

/** A ledger query. Omitted fields and empty lists match every row. */
export interface TransactionFilter {
  merchantId?: MerchantId | undefined
  /**
   * Searches id, customer, account and reference, and the merchant's name if `merchantNames` has
   * it.
   */
  search?: string | undefined
  merchantNames?: ReadonlyMap<MerchantId, string> | undefined
  statuses?: readonly TransactionStatus[] | undefined
  methods?: readonly PaymentMethodId[] | undefined
  types?: readonly TransactionType[] | undefined
  linkId?: string | undefined
  /** Returns whether a figure counts the row: `countedBy`. */
  counts?: ((row: LedgerRow) => boolean) | undefined
  /** In milliseconds; `from` is included, `before` is not. */
  from?: number | undefined
  before?: number | undefined
  currency?: Currency | undefined
  /** In minor units of `currency`, or of USD if it is omitted. Both ends are included. */
  least?: number | undefined
  most?: number | undefined
  /** Newest first if omitted; equal rows are always newest first. */
  order?: { by: TransactionOrder; descending: boolean } | undefined
}

export interface FoundTransactions {
  /** The matching rows, in the requested order. */
  found: readonly LedgerRow[]
  total: number
  /** The number of rows of each status, and of all, regardless of the status filter. */
  counts: Record<TransactionStatus | 'all', number>
}

/** Returns whether a row passes all of a filter but its period and its statuses. */
function matcherOf(filter: TransactionFilter): (row: LedgerRow) => boolean {
  const { merchantId, linkId, counts, currency, least = -Infinity, most = Infinity } = filter
  const isFound = filter.search?.trim() ? searchIn(filter.search, filter.merchantNames) : undefined
  const methods = filter.methods?.length ? new Set(filter.methods) : undefined
  const types = filter.types?.length ? new Set(filter.types) : undefined
  return (row) => {
    if (merchantId !== undefined && row.merchantId !== merchantId) return false
    if (linkId !== undefined && row.linkId !== linkId) return false
    if (methods && !methods.has(row.paymentMethod)) return false
    if (types && !types.has(row.type)) return false
    if (currency && row.currency !== currency) return false
    const amount = currency ? row.amount : row.usd
    if (amount < least || amount > most) return false
    return (!counts || counts(row)) && (!isFound || isFound(row))
  }
}

/** Returns the place of each text in alphabetical order. */
function ranksOf(texts: Iterable<string>): Map<string, number> {
  const byText = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare
  return new Map([...new Set(texts)].sort(byText).map((text, place) => [text, place]))
}

/** Returns what rows are sorted by. */
function sortKey(rows: readonly LedgerRow[], by: TransactionOrder): (row: LedgerRow) => number {
  switch (by) {
    case 'id':
      return ({ number }) => number
    case 'date':
      return ({ instant }) => instant
    case 'amount':
      return ({ type, usd }) => (isOutgoing(type) ? -usd : usd)
    case 'customer': {
      const places = ranksOf(rows.map(({ customer }) => customer))
      return ({ customer }) => places.get(customer) ?? 0
    }
    case 'status': {
      const places = ranksOf(transactionStatuses)
      return ({ status }) => places.get(status) ?? 0
    }
    case 'paymentMethod': {
      const places = ranksOf(paymentMethodIds)
      return ({ paymentMethod }) => places.get(paymentMethod) ?? 0
    }
  }
}

/** Sorts rows that are newest first. */
function sort(rows: LedgerRow[], { by, descending }: NonNullable<TransactionFilter['order']>) {
  if (by === 'date') return descending ? rows : rows.reverse()
  const key = sortKey(rows, by)
  // The sort is stable, so equal rows stay newest first.
  return rows.sort((one, other) => (descending ? key(other) - key(one) : key(one) - key(other)))
}

/**
 * Filters, counts and sorts the ledger in memory. Amounts compare in USD at the sample rate unless a
 * currency is given, and sort with the sign shown. ADM-8.
 */
export function findTransactions(ledger: Ledger, filter: TransactionFilter): FoundTransactions {
  const { from = -Infinity, before = Infinity } = filter
  const matches = matcherOf(filter)
  const statuses = filter.statuses?.length ? new Set(filter.statuses) : undefined
  const counts = { successful: 0, pending: 0, failed: 0, refunded: 0, all: 0 }
  const newestFirst: LedgerRow[] = []
  const [first, end] = placesOf(ledger, { from, before })
  for (let at = end - 1; at >= first; at -= 1) {
    const row = ledger.rows[at]
    if (!row || !matches(row)) continue
    counts.all += 1
    counts[row.status] += 1
    if (!statuses || statuses.has(row.status)) newestFirst.push(row)
  }
  const found = sort(newestFirst, filter.order ?? { by: 'date', descending: true })
  return { found, total: found.length, counts }
}

export interface ConsoleLedger {
  ledger: Ledger
  merchantNames: ReadonlyMap<MerchantId, string>
}

/**
 * Returns the ledger of all merchants, with their names. ADM-8.
 */
export async function getConsoleLedger(db: PaidDatabase): Promise<ConsoleLedger> {
  const [ledger, merchants] = await Promise.all([loadLedger(db), db.merchants.toArray()])
  return { ledger, merchantNames: new Map(merchants.map(({ id, name }) => [id, name])) }
}

export interface MerchantLedger {
  /** All merchants' rows; queries must name the merchant. */
  ledger: Ledger
  merchantId: MerchantId
}

/**
 * Returns the in-memory ledger, live, and the merchant whose dashboard is open, for
 * `findTransactions` and the figures.
 */
export async function getMerchantLedger(db: PaidDatabase): Promise<MerchantLedger> {
  // In parallel, because each database request takes a while on a phone.
  const [merchantId, ledger] = await Promise.all([getMerchantId(db), loadLedger(db)])
  return { merchantId, ledger }
}

export interface NewestTransactions {
  /** Newest first. */
  rows: LedgerRow[]
  /** The number of all of the merchant's transactions. */
  total: number
}

/**
 * Returns the newest transactions of the merchant whose dashboard is open, at most `count`, by
 * their index: there long before a large ledger is in memory. TXN-1.
 */
export async function getNewestTransactions(
  db: PaidDatabase,
  count: number,
): Promise<NewestTransactions> {
  const merchantId = await getMerchantId(db)
  const own = db.transactions
    .where('[merchantId+date]')
    .between([merchantId, Dexie.minKey], [merchantId, Dexie.maxKey])
  const [total, rows] = await Promise.all([
    own.clone().count(),
    own.clone().reverse().limit(count).toArray(),
  ])
  return { rows: [...ledgerOf(rows.map(ledgerRow), 0).rows].reverse(), total }
}
