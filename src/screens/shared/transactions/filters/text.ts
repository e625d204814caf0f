import { dateRangeIds } from '#db/days.ts'
import { dateRangeLabels } from '#src/rules/format.ts'
import { methodTiles } from '#src/rules/transactions.ts'

/** The date filter's options (spec §2 Transactions). */
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
