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

/** What the filters find in a ledger, of which statuses and of whom the list says. */
export const findNarrowed = (
  ledger: Parameters<typeof findTransactions>[0],
  filters: Narrowing,
  now: Date,
  own: TransactionFilter,
): FoundTransactions => findTransactions(ledger, { ...narrowed(filters, now), ...own })
