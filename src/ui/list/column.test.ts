import { expect, test } from 'vitest'
import { parseSorting, sortRows, turned } from './column.ts'

const rows = [
  { name: 'Stall 10', sum: 5, town: 'Harare' },
  { name: 'stall 9', sum: -2, town: 'Gweru' },
  { name: 'Éclair', sum: 5, town: 'Mutare' },
]
const columns = [
  { id: 'name', sort: 'name', value: ({ name }: (typeof rows)[number]) => name },
  { id: 'sum', sort: '-sum', value: ({ sum }: (typeof rows)[number]) => sum },
  { id: 'town', value: ({ town }: (typeof rows)[number]) => town },
] as const

const sums = (sorting: Parameters<typeof sortRows<(typeof rows)[number], 'name' | 'sum'>>[2]) =>
  sortRows<(typeof rows)[number], 'name' | 'sum'>(rows, columns, sorting).map(({ name }) => name)

test('a sorting says by what, and whether the other way round', () => {
  expect(parseSorting('name')).toEqual({ by: 'name', descending: false })
  expect(parseSorting('-name')).toEqual({ by: 'name', descending: true })
  expect([turned('name'), turned('-name')]).toEqual(['-name', 'name'])
})

test('text sorts as people read it: without case and accents, numbers by their size', () => {
  expect(sums('name')).toEqual(['Éclair', 'stall 9', 'Stall 10'])
  expect(sums('-name')).toEqual(['Stall 10', 'stall 9', 'Éclair'])
})

test('figures sort by their size, and equal ones stay as they lie, both ways', () => {
  expect(sums('sum')).toEqual(['stall 9', 'Stall 10', 'Éclair'])
  expect(sums('-sum')).toEqual(['Stall 10', 'Éclair', 'stall 9'])
})
