import { dateRange, isReversed } from '#db/days.ts'
import {
  findTransactions,
  type FoundTransactions,
  type TransactionFilter,
  type TransactionOrder,
} from '#db/payments/ledger-queries.ts'
import { parseSorting } from '#src/ui/list/sorting.ts'
import type { Narrowing } from './filters.ts'
import { minorUnits } from './minor-units.ts'

/** Converts the address filters to a ledger filter; the list adds status and merchant. */
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
