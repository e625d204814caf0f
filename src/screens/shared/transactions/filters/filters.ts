import * as v from 'valibot'
import type { TransactionFilter, TransactionOrder } from '#db/queries/find-transactions.ts'
import { hundredths } from '#src/rules/amount.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { transactionStatuses, transactionTypes } from '#src/rules/transactions.ts'
import { dateRange, dateRangeIds, isReversed, parseDay } from '#db/model/days.ts'
import {
  anyOf,
  oneOf,
  pageNumber,
  readAddress,
  searchText,
  sortedBy,
  textThat,
  type AddressOf,
} from '#src/ui/list/address.ts'
import { parseSorting } from '#src/ui/list/sorting.ts'

const orders: readonly TransactionOrder[] = [
  'id',
  'date',
  'customer',
  'paymentMethod',
  'amount',
  'status',
]

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

const day = textThat((text) => parseDay(text) !== null)
const amount = textThat((text) => /^\d{1,9}(\.\d{1,2})?$/.test(text))

/** What the address of every list of transactions may say. */
export const narrowing = {
  q: searchText,
  method: oneOf(['all', ...keysOf(methodTiles)], 'all'),
  date: oneOf(dateRangeIds, 'all'),
  /** The two days of a custom range, as `2026-11-21`; empty lets everything through on that side. */
  from: day,
  to: day,
  type: anyOf(keysOf(transactionTypes)),
  /** The smallest and the largest amount in USD, as `10.50`; empty lets everything through on that side. */
  min: amount,
  max: amount,
  sort: sortedBy(orders, '-date'),
  page: pageNumber,
}

const narrowingSchema = v.object(narrowing)

/** What narrows every list of transactions, as it stands in its address. */
export type Narrowing = AddressOf<typeof narrowingSchema>

const { q, ...others } = narrowing

/** What the address of the merchant's list may say. */
export const filterSchema = v.object({
  q,
  status: oneOf(['all', ...keysOf(transactionStatuses)], 'all'),
  ...others,
})

/** What the merchant's list shows, as it stands in its address. */
export type Filters = AddressOf<typeof filterSchema>

export const unfiltered: Filters = readAddress(filterSchema, '')

/** A change of the filters; the days of a custom range go with it. */
export const withRange = <Change extends Partial<Narrowing>>({ date, ...change }: Change) => ({
  ...change,
  ...(date && { date }),
  ...(date && date !== 'custom' && { from: '', to: '' }),
})

/** An amount of the address in minor units; undefined where it has none. */
export const minorUnits = (text: string): number | undefined =>
  text === '' ? undefined : hundredths(text)

/** What the filters ask of the ledger, whose status and merchant the list says. */
export function narrowed(filters: Narrowing, now: Date): TransactionFilter {
  const { method, type, min, max, q, sort } = filters
  const custom = { from: filters.from, to: filters.to }
  // A range that ends before it begins is said at its fields; it filters nothing.
  const range = filters.date === 'custom' && isReversed(custom) ? 'all' : filters.date
  const { from, before } = dateRange(range, now, custom)
  return {
    search: q,
    methods: method === 'all' ? undefined : [method],
    types: type,
    from,
    before,
    least: minorUnits(min),
    most: minorUnits(max),
    order: parseSorting<TransactionOrder>(sort),
  }
}

/** What the filters of a merchant's list ask of the ledger. */
export const toLedgerFilter = (
  filters: Filters,
  merchantId: string,
  now: Date,
): TransactionFilter => ({
  ...narrowed(filters, now),
  merchantId,
  statuses: filters.status === 'all' ? undefined : [filters.status],
})
