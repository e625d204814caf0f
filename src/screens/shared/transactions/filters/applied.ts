import { dateRangeLabels, formatDate, formatMoney } from '#src/rules/format.ts'
import { methodTiles, transactionTypes } from '#src/rules/transactions.ts'
import type { Narrowing } from './filters.ts'
import { minorUnits } from './minor-units.ts'

export interface AppliedFilter {
  id: string
  label: string
  /** The change that clears it. */
  without: Partial<Narrowing>
}

/** Formats a calendar day; noon keeps it on that day in every time zone. */
const day = (text: string) => formatDate(`${text}T12:00:00`)

function customRange({ from, to }: Narrowing): string {
  if (from && to) return `${day(from)} to ${day(to)}`
  if (from) return `From ${day(from)}`
  return to ? `Until ${day(to)}` : dateRangeLabels.custom
}

const usd = (text: string) => formatMoney(minorUnits(text) ?? 0, 'USD')

function amounts({ min, max }: Narrowing): string {
  if (min && max) return `${usd(min)} to ${usd(max)}`
  return min ? `At least ${usd(min)}` : `At most ${usd(max)}`
}

/** Lists the active filters besides status and search, each with the change that clears it. */
export function appliedFilters(filters: Narrowing): AppliedFilter[] {
  const { method, date, type: types, min, max } = filters
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
      without: { type: types.filter((each) => each !== type) },
    })
  if (min || max)
    applied.push({ id: 'amount', label: amounts(filters), without: { min: '', max: '' } })
  return applied
}
