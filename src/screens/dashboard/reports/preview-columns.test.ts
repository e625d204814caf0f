import { expect, test } from 'vitest'
import { fittingColumns, type PreviewColumn } from './preview-columns.ts'

const columns: PreviewColumn[] = [
  { header: 'Transaction ID', kind: 'text', texts: ['TX-88214', 'TX-88211'] },
  {
    header: 'Date & Time',
    kind: 'date',
    texts: ['Nov 21, 2026, 2:14 PM', 'Nov 21, 2026, 1:52 PM'],
  },
  { header: 'Customer', kind: 'text', texts: ['Rudo Chikomo', 'Nokukhanya Maseko'] },
  { header: 'Amount', kind: 'money', texts: ['45.00', '1,750.00'] },
  { header: 'Currency', kind: 'text', texts: ['USD', 'ZWL'] },
]
const headers = (some: readonly PreviewColumn[]) => some.map(({ header }) => header)

test('where all fit, they are as in the file', () => {
  expect(fittingColumns(columns, 1000)).toEqual({ shown: columns, others: [] })
})

test('on a phone the amount is never left out, and has its currency', () => {
  const { shown, others } = fittingColumns(columns, 326)
  expect(headers(shown)).toEqual(['Transaction ID', 'Customer', 'Amount'])
  expect(shown[2]?.texts).toEqual(['USD 45.00', 'ZWL 1,750.00'])
  expect(headers(others)).toEqual(['Date & Time'])
  expect(headers(fittingColumns(columns, 100).shown)).toEqual(['Transaction ID', 'Amount'])
})

test('a table without an amount shows its first column and what fits', () => {
  const texts = columns.filter(({ kind }) => kind !== 'money')
  expect(headers(fittingColumns(texts, 260).shown)).toEqual(['Transaction ID', 'Customer'])
})
