import * as v from 'valibot'
import { dateRange, dateRangeIds, isReversed, parseDay } from '#db/days.ts'
import { countedKinds } from '#db/payments/counted-rows.ts'
import {
  findTransactions,
  type FoundTransactions,
  type TransactionFilter,
  type TransactionOrder,
} from '#db/payments/ledger-queries.ts'
import { hundredths } from '#db/text/amount.ts'
import { dateRangeLabels, formatDate, formatMoney } from '#db/text/format.ts'
import {
  countedLabels,
  methodTiles,
  transactionStatusLooks,
  transactionTypeLabels,
} from '#src/rules/transactions.ts'
import {
  type AddressOf,
  anyOf,
  oneOf,
  pageNumber,
  readAddress,
  searchText,
  sortedBy,
  textThat,
} from '#src/ui/list/address.ts'
import { parseSorting } from '#src/ui/list/column.ts'

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
  type: anyOf(keysOf(transactionTypeLabels)),
  /** The smallest and largest amount in USD, as `10.50`; empty for no limit. */
  min: amount,
  max: amount,
  /** What the figure that opened the list counts. */
  only: oneOf(['all', ...countedKinds], 'all'),
  sort: sortedBy(orders, '-date'),
  page: pageNumber,
}

const narrowingSchema = v.object(narrowing)

export type Narrowing = AddressOf<typeof narrowingSchema>

const { q, ...others } = narrowing

export const filterSchema = v.object({
  q,
  status: oneOf(['all', ...keysOf(transactionStatusLooks)], 'all'),
  ...others,
})

export type Filters = AddressOf<typeof filterSchema>

export const unfiltered: Filters = readAddress(filterSchema, '')

/** True if a filter besides status and search is active. */
export const isNarrowed = (filters: Narrowing): boolean => appliedFilters(filters).length > 0

/** Completes a filter change: choosing another date range clears the custom days. */
export const withRange = <Change extends Partial<Narrowing>>({ date, ...change }: Change) => ({
  ...change,
  ...(date && { date }),
  ...(date && date !== 'custom' && { from: '', to: '' }),
})

/** Parses an amount of the address into minor units; undefined if there is none. */
const minorUnits = (text: string): number | undefined =>
  text === '' ? undefined : hundredths(text)

/** Converts the address filters to a ledger filter; the list adds status, merchant and what is counted. */
export function narrowed(filters: Narrowing, now: Date): TransactionFilter {
  const { method, type, min, max, q, sort } = filters
  const custom = { from: filters.from, to: filters.to }
  // A reversed range shows an error at its fields and filters nothing.
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

export const findNarrowed = (
  ledger: Parameters<typeof findTransactions>[0],
  filters: Narrowing,
  now: Date,
  own: TransactionFilter,
): FoundTransactions => findTransactions(ledger, { ...narrowed(filters, now), ...own })

/** The date filter's options (TXN-1). */
export const dateOptions = dateRangeIds.map((value) => ({
  value,
  label: value === 'all' ? 'All' : dateRangeLabels[value],
}))

/** The specification's methods first, then the two others in the ledger. */
const methodOrder = [
  'ecocash',
  'onemoney',
  'innbucks',
  'zimswitch',
  'visa',
  'mastercard',
  'omari',
  'bank',
] as const

export const methodOptions = [
  { value: 'all' as const, label: 'All' },
  ...methodOrder.map((value) => ({ value, label: methodTiles[value].name })),
]

export interface AppliedFilter {
  id: string
  label: string
  /** The change that clears it. */
  without: Partial<Narrowing>
}

/** Formats a calendar day; noon keeps it on that day in every time zone. */
const dayInWords = (text: string) => formatDate(`${text}T12:00:00`)

function customRange({ from, to }: Narrowing): string {
  if (from && to) return `${dayInWords(from)} to ${dayInWords(to)}`
  if (from) return `From ${dayInWords(from)}`
  return to ? `Until ${dayInWords(to)}` : dateRangeLabels.custom
}

const usd = (text: string) => formatMoney(minorUnits(text) ?? 0, 'USD')

function amounts({ min, max }: Narrowing): string {
  if (min && max) return `${usd(min)} to ${usd(max)}`
  return min ? `At least ${usd(min)}` : `At most ${usd(max)}`
}

/** Lists the active filters besides status and search, each with the change that clears it. */
export function appliedFilters(filters: Narrowing): AppliedFilter[] {
  const { method, date, type: types, min, max, only } = filters
  const applied: AppliedFilter[] = []
  if (only !== 'all')
    applied.push({ id: 'only', label: countedLabels[only], without: { only: 'all' } })
  if (method !== 'all')
    applied.push({ id: 'method', label: methodTiles[method].name, without: { method: 'all' } })
  if (date !== 'all')
    applied.push({
      id: 'date',
      label: date === 'custom' ? customRange(filters) : dateRangeLabels[date],
      without: { date: 'all', from: '', to: '' },
    })
  for (const type of types)
    applied.push({
      id: type,
      label: transactionTypeLabels[type],
      without: { type: types.filter((each) => each !== type) },
    })
  if (min || max)
    applied.push({ id: 'amount', label: amounts(filters), without: { min: '', max: '' } })
  return applied
}
