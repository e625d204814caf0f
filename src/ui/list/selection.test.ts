import { expect, test } from 'vitest'
import {
  everythingSelected,
  isSelected,
  nothingSelected,
  pageSelection,
  select,
  type Selection,
} from './selection.ts'

/** Counts the selected ones of TX-1 to TX-`total`. */
const selectedCount = (selection: Selection, total: number) =>
  Array.from({ length: total }, (_, index) => `TX-${index + 1}`).filter((id) =>
    isSelected(selection, id),
  ).length

test('rows are chosen and let go one by one', () => {
  const two = select(nothingSelected, ['TX-1', 'TX-2'], true)
  expect(selectedCount(two, 50)).toBe(2)
  expect(isSelected(two, 'TX-1')).toBe(true)
  const one = select(two, ['TX-1'], false)
  expect(isSelected(one, 'TX-1')).toBe(false)
  expect(selectedCount(one, 50)).toBe(1)
  expect(selectedCount(nothingSelected, 50)).toBe(0)
})

test('of all that match some can be left out and taken back', () => {
  expect(selectedCount(everythingSelected, 2_341)).toBe(2_341)
  const without = select(everythingSelected, ['TX-9'], false)
  expect(isSelected(without, 'TX-9')).toBe(false)
  expect(isSelected(without, 'TX-10')).toBe(true)
  expect(selectedCount(without, 2_341)).toBe(2_340)
  expect(selectedCount(select(without, ['TX-9'], true), 2_341)).toBe(2_341)
})

test('choosing twice is choosing once', () => {
  const once = select(nothingSelected, ['TX-1'], true)
  expect(selectedCount(select(once, ['TX-1'], true), 50)).toBe(1)
  const left = select(everythingSelected, ['TX-1'], false)
  expect(selectedCount(select(left, ['TX-1'], false), 50)).toBe(49)
})

test('a page is chosen wholly, in part or not', () => {
  const page = ['TX-1', 'TX-2']
  expect(pageSelection(nothingSelected, page)).toBe('none')
  expect(pageSelection(select(nothingSelected, ['TX-2'], true), page)).toBe('some')
  expect(pageSelection(everythingSelected, page)).toBe('all')
  expect(pageSelection(nothingSelected, [])).toBe('none')
})
