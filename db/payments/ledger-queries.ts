import type { MerchantId } from '../common.ts'
import type { PaidDatabase } from '../database.ts'
import type { Columns } from '../ledger/columns.ts'
import { type Ledger, loadLedger } from '../ledger/load-ledger.ts'
import { radixSort } from '../ledger/radix-sort.ts'
import { searchLedger } from '../ledger/search.ts'
import { currencies, type Currency } from '../money.ts'
import { getMerchantId } from '../people/persona-queries.ts'
import {
  isOutgoing,
  type PaymentMethodId,
  paymentMethodIds,
  type Transaction,
  type TransactionStatus,
  transactionStatuses,
  type TransactionType,
  transactionTypes,
} from './schemas.ts'

/** The fields of a transaction that tables, exports and cards show. */
export type LedgerRow = Pick<
  Transaction,
  | 'id'
  | 'merchantId'
  | 'date'
  | 'customer'
  | 'amount'
  | 'currency'
  | 'fee'
  | 'customerFee'
  | 'paymentMethod'
  | 'status'
  | 'type'
  | 'linkId'
>

/** Returns the rows at some positions, such as one page of search results. */
export function rowsAt({ columns }: Ledger, positions: Uint32Array): LedgerRow[] {
  const { column, merchants, customers, links } = columns
  return Array.from(positions, (at) => {
    const linkId = links.names[column.link[at] ?? 0]
    const customerFee = column.customerFee[at] ?? 0
    return {
      id: `TX-${column.number[at]}`,
      merchantId: merchants.names[column.merchant[at] ?? 0] ?? '',
      date: new Date(column.date[at] ?? 0).toISOString(),
      customer: customers.names[column.customer[at] ?? 0] ?? '',
      amount: column.amount[at] ?? 0,
      currency: currencies[column.currency[at] ?? 0] ?? 'USD',
      fee: column.fee[at] ?? 0,
      paymentMethod: paymentMethodIds[column.method[at] ?? 0] ?? 'ecocash',
      status: transactionStatuses[column.status[at] ?? 0] ?? 'pending',
      type: transactionTypes[column.type[at] ?? 0] ?? 'payment',
      ...(customerFee > 0 && { customerFee }),
      ...(linkId && { linkId }),
    }
  })
}

export type TransactionOrder = 'id' | 'date' | 'customer' | 'paymentMethod' | 'amount' | 'status'

/** A ledger query. Omitted fields and empty lists match every row. */
export interface TransactionFilter {
  merchantId?: MerchantId | undefined
  /**
   * Searches id, customer, account and reference, and the merchant's name if `merchantNames` has
   * it.
   */
  search?: string | undefined
  /** Pass the same map to consecutive searches. */
  merchantNames?: ReadonlyMap<MerchantId, string> | undefined
  statuses?: readonly TransactionStatus[] | undefined
  methods?: readonly PaymentMethodId[] | undefined
  types?: readonly TransactionType[] | undefined
  linkId?: string | undefined
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
  /** The positions of the rows, in the requested order. */
  positions: Uint32Array
  total: number
  /** The number of rows of each status, and of all, regardless of the status filter. */
  counts: Record<TransactionStatus | 'all', number>
}

/** Returns which codes of a list pass the filter: 1 or 0 by code. */
function passing<T>(all: readonly T[], wanted: readonly T[] | undefined): Uint8Array {
  return Uint8Array.from(all, (each) => (!wanted?.length || wanted.includes(each) ? 1 : 0))
}

/** Returns the alphabetical rank of each customer's name, by code. */
function ranks(names: readonly string[]): Float64Array {
  const byText = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare
  const sorted = names.map((_, code) => code).sort((a, b) => byText(names[a] ?? '', names[b] ?? ''))
  const rank = new Float64Array(names.length)
  for (const [place, code] of sorted.entries()) rank[code] = place
  return rank
}

/** Returns the sort keys, as numbers by position. */
function sortKeys({ column, customers, size }: Columns, by: TransactionOrder) {
  if (by === 'id') return column.number
  if (by === 'date') return column.date
  if (by === 'amount') {
    const signs = transactionTypes.map((type) => (isOutgoing(type) ? -1 : 1))
    return column.usd.map((usd, at) => usd * (signs[column.type[at] ?? 0] ?? 1))
  }
  const [codes, places] =
    by === 'customer'
      ? [column.customer, ranks(customers.names)]
      : by === 'status'
        ? [column.status, ranks(transactionStatuses)]
        : [column.method, ranks(paymentMethodIds)]
  const keys = new Float64Array(size)
  for (let at = 0; at < size; at += 1) keys[at] = places[codes[at] ?? 0] ?? 0
  return keys
}

/**
 * Filters, counts and sorts the ledger in memory, within milliseconds at any length. Amounts
 * compare in USD at the sample rate unless a currency is given, and sort with the sign shown. ADM-8.
 */
export function findTransactions(ledger: Ledger, filter: TransactionFilter): FoundTransactions {
  const { columns } = ledger
  const { column } = columns
  const matches = filter.search?.trim()
    ? searchLedger(ledger, filter.search, filter.merchantNames)
    : null
  const merchant = filter.merchantId === undefined ? -1 : columns.merchants.find(filter.merchantId)
  const link = filter.linkId === undefined ? -1 : columns.links.find(filter.linkId)
  const unknown =
    (filter.merchantId !== undefined && merchant === -1) ||
    (filter.linkId !== undefined && link === -1)
  const wantedStatus = passing(transactionStatuses, filter.statuses)
  const method = passing(paymentMethodIds, filter.methods)
  const type = passing(transactionTypes, filter.types)
  const currency = passing(currencies, filter.currency && [filter.currency])
  const money = filter.currency ? column.amount : column.usd
  const { from = -Infinity, before = Infinity, least = -Infinity, most = Infinity } = filter

  const inTime = unknown ? new Uint32Array(0) : columns.between(from, before)
  const found = new Uint32Array(inTime.length)
  const tally = new Uint32Array(transactionStatuses.length)
  let total = 0
  for (let place = inTime.length - 1; place >= 0; place -= 1) {
    const at = inTime[place] ?? 0
    if (merchant !== -1 && column.merchant[at] !== merchant) continue
    if (matches !== null && matches[at] !== 1) continue
    if (method[column.method[at] ?? 0] === 0 || type[column.type[at] ?? 0] === 0) continue
    if (currency[column.currency[at] ?? 0] === 0) continue
    if (link !== -1 && column.link[at] !== link) continue
    const amount = money[at] ?? 0
    if (amount < least || amount > most) continue
    const status = column.status[at] ?? 0
    tally[status] = (tally[status] ?? 0) + 1
    if (wantedStatus[status] === 0) continue
    found[total] = at
    total += 1
  }
  const positions = found.subarray(0, total)
  sort(columns, positions, filter.order ?? { by: 'date', descending: true })
  const counts = Object.fromEntries(
    transactionStatuses.map((each, code) => [each, tally[code] ?? 0]),
  )
  return {
    positions,
    total,
    counts: {
      ...(counts as Record<TransactionStatus, number>),
      all: tally.reduce((sum, count) => sum + count, 0),
    },
  }
}

/** Sorts positions that are newest first. */
function sort(
  columns: Columns,
  positions: Uint32Array,
  { by, descending }: NonNullable<TransactionFilter['order']>,
): void {
  if (by === 'date') {
    if (!descending) positions.reverse()
    return
  }
  const keys = sortKeys(columns, by)
  // The sort is stable: reversing before and after leaves equal rows newest first.
  if (descending) positions.reverse()
  radixSort(positions, keys)
  if (descending) positions.reverse()
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
 * `findTransactions` and the figures. The first call loads it from the stored columns.
 */
export async function getMerchantLedger(db: PaidDatabase): Promise<MerchantLedger> {
  // In parallel, because each database request takes a while on a phone.
  const [merchantId, ledger] = await Promise.all([getMerchantId(db), loadLedger(db)])
  return { merchantId, ledger }
}
