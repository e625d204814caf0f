import { expect, test } from 'vitest'
import { pageOf } from './paging.ts'

test('a page holds 25, the last one the rest', () => {
  expect(pageOf(1, 60)).toEqual({ page: 1, pages: 3, from: 0, to: 25 })
  expect(pageOf(3, 60)).toEqual({ page: 3, pages: 3, from: 50, to: 60 })
})

test('a page behind the last one is the last one; an empty list has one', () => {
  expect(pageOf(9, 60).page).toBe(3)
  expect(pageOf(4, 0)).toEqual({ page: 1, pages: 1, from: 0, to: 0 })
})
