import * as v from 'valibot'
import type { TransactionOrder } from '#db/payments/ledger-queries.ts'
import { methodTiles, transactionStatuses, transactionTypes } from '#src/rules/transactions.ts'
import { dateRangeIds, parseDay } from '#db/days.ts'
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

/** Whether a filter is set besides the status and the search. */
export const isNarrowed = ({ method, date, type, min, max }: Narrowing): boolean =>
  method !== 'all' || date !== 'all' || type.length > 0 || min !== '' || max !== ''

/** A change of the filters; the days of a custom range go with it. */
export const withRange = <Change extends Partial<Narrowing>>({ date, ...change }: Change) => ({
  ...change,
  ...(date && { date }),
  ...(date && date !== 'custom' && { from: '', to: '' }),
})
