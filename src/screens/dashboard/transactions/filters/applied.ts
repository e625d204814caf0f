import { formatDate, formatMoney } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/method-tiles.ts'
import { transactionTypes } from '#src/rules/transactions.ts'
import { dateRangeLabels } from '#src/rules/day-names.ts'
import type { Filters } from './filters.ts'

export interface AppliedFilter {
  id: string
  label: string
  /** What takes it away. */
  without: Partial<Filters>
}

/** A calendar day as people read it. */
const day = (text: string) => formatDate(`${text}T12:00:00`)

function customRange({ from, to }: Filters): string {
  if (from && to) return `${day(from)} to ${day(to)}`
  if (from) return `From ${day(from)}`
  return to ? `Until ${day(to)}` : dateRangeLabels.custom
}

function amounts({ least, most }: Filters): string {
  if (least !== null && most !== null)
    return `${formatMoney(least, 'USD')} to ${formatMoney(most, 'USD')}`
  if (least !== null) return `At least ${formatMoney(least, 'USD')}`
  return `At most ${formatMoney(most ?? 0, 'USD')}`
}

/** The filters that are set besides the status and the search, each with what clears it. */
export function appliedFilters(filters: Filters): AppliedFilter[] {
  const { method, date, types, least, most } = filters
  const applied: AppliedFilter[] = []
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
      label: transactionTypes[type],
      without: { types: types.filter((each) => each !== type) },
    })
  if (least !== null || most !== null)
    applied.push({ id: 'amount', label: amounts(filters), without: { least: null, most: null } })
  return applied
}
