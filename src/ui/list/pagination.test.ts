import { expect, test } from 'vitest'
import { pageNumbers, pageOf } from './pagination.tsx'

test('a page holds 25, the last one the rest', () => {
  expect(pageOf(1, 60)).toEqual({ page: 1, pages: 3, from: 0, to: 25 })
  expect(pageOf(3, 60)).toEqual({ page: 3, pages: 3, from: 50, to: 60 })
})

test('a page behind the last one is the last one; an empty list has one', () => {
  expect(pageOf(9, 60).page).toBe(3)
  expect(pageOf(4, 0)).toEqual({ page: 1, pages: 1, from: 0, to: 0 })
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
  [1, 0, []],
])('page %i of %i', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})
