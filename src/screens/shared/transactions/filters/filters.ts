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

/** Address parameters shared by every list of transactions. */
export const narrowing = {
  q: searchText,
  method: oneOf(['all', ...keysOf(methodTiles)], 'all'),
  date: oneOf(dateRangeIds, 'all'),
  /** The two days of a custom range, as `2026-11-21`; empty for no limit. */
  from: day,
  to: day,
  type: anyOf(keysOf(transactionTypes)),
  /** The smallest and largest amount in USD, as `10.50`; empty for no limit. */
  min: amount,
  max: amount,
  sort: sortedBy(orders, '-date'),
  page: pageNumber,
}

const narrowingSchema = v.object(narrowing)

export type Narrowing = AddressOf<typeof narrowingSchema>

const { q, ...others } = narrowing

export const filterSchema = v.object({
  q,
  status: oneOf(['all', ...keysOf(transactionStatuses)], 'all'),
  ...others,
})

export type Filters = AddressOf<typeof filterSchema>

export const unfiltered: Filters = readAddress(filterSchema, '')

/** True if a filter besides status and search is active. */
export const isNarrowed = ({ method, date, type, min, max }: Narrowing): boolean =>
  method !== 'all' || date !== 'all' || type.length > 0 || min !== '' || max !== ''

/** Completes a filter change: choosing another date range clears the custom days. */
export const withRange = <Change extends Partial<Narrowing>>({ date, ...change }: Change) => ({
  ...change,
  ...(date && { date }),
  ...(date && date !== 'custom' && { from: '', to: '' }),
})
