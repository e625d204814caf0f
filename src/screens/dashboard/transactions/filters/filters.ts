import type { PaymentMethodId, TransactionStatus, TransactionType } from '#db/model/transaction.ts'
import type { TransactionFilter, TransactionOrder } from '#db/queries/find-transactions.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { transactionStatuses, transactionTypes } from '#src/rules/transactions.ts'
import { dateRange, dateRangeIds, isReversed, parseDay, type DateRangeId } from '#db/model/days.ts'

/** What the list shows, as it stands in its address. */
export interface Filters {
  search: string
  status: 'all' | TransactionStatus
  method: 'all' | PaymentMethodId
  date: DateRangeId
  /** The two days of a custom range, as `2026-11-21`; empty lets everything through on that side. */
  from: string
  to: string
  types: readonly TransactionType[]
  /** The smallest and the largest amount, in minor units of USD. */
  least: number | null
  most: number | null
  sort: TransactionOrder
  descending: boolean
  /** From 1. */
  page: number
}

export const unfiltered: Filters = {
  search: '',
  status: 'all',
  method: 'all',
  date: 'all',
  from: '',
  to: '',
  types: [],
  least: null,
  most: null,
  sort: 'date',
  descending: true,
  page: 1,
}

const orders: readonly TransactionOrder[] = [
  'id',
  'date',
  'customer',
  'paymentMethod',
  'amount',
  'status',
]

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

function oneOf<T extends string>(text: string | null, all: readonly T[], otherwise: T): T {
  return all.find((each) => each === text) ?? otherwise
}

function amountIn(text: string | null): number | null {
  if (!text || !/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null
  return Math.round(Number(text) * 100)
}

function dayIn(text: string | null): string {
  return text && parseDay(text) ? text : ''
}

/** The filters that an address asks for; what it gets wrong counts as not asked. */
export function parseFilters(params: URLSearchParams): Filters {
  const sort = params.get('sort') ?? '-date'
  const wanted = (params.get('type') ?? '').split(',')
  const page = Number(params.get('page') ?? 1)
  return {
    search: (params.get('q') ?? '').slice(0, 200),
    status: oneOf(params.get('status'), ['all', ...keysOf(transactionStatuses)], 'all'),
    method: oneOf(params.get('method'), ['all', ...keysOf(methodTiles)], 'all'),
    date: oneOf(params.get('date'), dateRangeIds, 'all'),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    types: keysOf(transactionTypes).filter((each) => wanted.includes(each)),
    least: amountIn(params.get('min')),
    most: amountIn(params.get('max')),
    sort: oneOf(sort.replace(/^-/, ''), orders, 'date'),
    descending: sort.startsWith('-'),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The part of the address for some filters, such as `?status=pending`; empty when nothing is set. */
export function filtersQuery(filters: Filters): string {
  const params = new URLSearchParams()
  const custom = filters.date === 'custom'
  const set = (name: string, value: string, otherwise = '') => {
    if (value !== otherwise) params.set(name, value)
  }
  set('q', filters.search.trim())
  set('status', filters.status, 'all')
  set('method', filters.method, 'all')
  set('date', filters.date, 'all')
  if (custom) set('from', filters.from)
  if (custom) set('to', filters.to)
  set('type', filters.types.join(','))
  if (filters.least !== null) params.set('min', (filters.least / 100).toFixed(2))
  if (filters.most !== null) params.set('max', (filters.most / 100).toFixed(2))
  set('sort', `${filters.descending ? '-' : ''}${filters.sort}`, '-date')
  set('page', String(filters.page), '1')
  const text = params.toString()
  return text && `?${text}`
}

/** What the filters ask of the ledger. */
export function toLedgerFilter(filters: Filters, merchantId: string, now: Date): TransactionFilter {
  const { status, method, types, least, most, search, sort, descending } = filters
  const custom = { from: filters.from, to: filters.to }
  // A range that ends before it begins is said at its fields; it filters nothing.
  const range = filters.date === 'custom' && isReversed(custom) ? 'all' : filters.date
  const { from, before } = dateRange(range, now, custom)
  return {
    merchantId,
    search,
    statuses: status === 'all' ? undefined : [status],
    methods: method === 'all' ? undefined : [method],
    types,
    from,
    before,
    least: least ?? undefined,
    most: most ?? undefined,
    order: { by: sort, descending },
  }
}
