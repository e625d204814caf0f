import { expect, test } from 'vitest'
import type { FileColumn } from '#src/files/table-file.ts'
import { fittingColumns } from './preview-columns.ts'

const columns: FileColumn[] = [
  { header: 'Transaction ID', kind: 'text' },
  { header: 'Date & Time', kind: 'date' },
  { header: 'Customer', kind: 'text' },
  { header: 'Amount', kind: 'money' },
  { header: 'Currency', kind: 'text' },
]
const rows = [['TX-88214', 'Nov 21, 2026, 2:14 PM', 'Rudo Chikomo', '45.00', 'USD']]
const headers = (width: number) =>
  fittingColumns(columns, rows, width).map((at) => columns[at]?.header)

test('the amount is never left out; what has no room is', () => {
  expect(headers(320)).toEqual(['Transaction ID', 'Customer', 'Amount'])
  expect(headers(150)).toEqual(['Transaction ID', 'Amount'])
  expect(headers(1000)).toEqual(columns.map(({ header }) => header))
})

test('a table without an amount shows what fits, its first column always', () => {
  const texts = columns.filter(({ kind }) => kind === 'text')
  expect(fittingColumns(texts, [['TX-1', 'Rudo Chikomo', 'USD']], 50)).toEqual([0])
})
