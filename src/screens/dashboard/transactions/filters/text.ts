import { methodTiles } from '#src/rules/method-tiles.ts'

/** The date filter's choices (spec §2 Transactions). */
export const dateRangeLabels = {
  all: 'All time',
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This week',
  thisMonth: 'This month',
  custom: 'Custom range',
} as const

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

export const dateOptions = keysOf(dateRangeLabels).map((value) => ({
  value,
  label: value === 'all' ? 'All' : dateRangeLabels[value],
}))

/** The specification's methods first, then the two others that the ledger has. */
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
