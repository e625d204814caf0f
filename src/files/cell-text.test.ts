// Proves DEMO-30.
import { afterEach, expect, test } from 'vitest'
import { setLocalCurrencyName } from '#db/money.ts'
import { withCurrencyNames } from './cell-text.ts'
import type { FileColumn, FileFormat, FileRows } from './table-file.ts'

afterEach(() => setLocalCurrencyName('ZWL'))

const columns: FileColumn[] = [
  { header: 'Customer', kind: 'text' },
  { header: 'Paid (ZWL)', kind: 'money', currency: 'ZWL' },
  { header: 'Currency', kind: 'text' },
]
const rows: FileRows = [['Pays in ZWL', 315_00, 'ZWL']]
const sums: FileRows = [['Total ZWL', 315_00, 'ZWL']]

test.each<[FileFormat, string]>([
  ['pdf', 'ZiG'],
  ['xlsx', 'ZiG'],
  ['csv', 'ZWL'],
  ['json', 'ZWL'],
])('named ZiG, %s says %s in what the product writes', (format, name) => {
  setLocalCurrencyName('ZiG')
  const file = withCurrencyNames(format, columns)
  expect(file.columns.map(({ header }) => header)).toEqual([
    'Customer',
    `Paid (${name})`,
    'Currency',
  ])
  // What somebody typed stays.
  expect(file.named(rows)).toEqual([['Pays in ZWL', 315_00, name]])
  expect(file.namedSums(sums)).toEqual([[`Total ${name}`, 315_00, name]])
})
