import { expect, test } from 'vitest'
import { indexByLetter, nextIndex } from './rove.ts'

test('arrows go round, Home and End to the ends', () => {
  expect(nextIndex('ArrowDown', 0, 3, 'vertical')).toBe(1)
  expect(nextIndex('ArrowDown', 2, 3, 'vertical')).toBe(0)
  expect(nextIndex('ArrowUp', 0, 3, 'vertical')).toBe(2)
  expect(nextIndex('Home', 2, 3, 'vertical')).toBe(0)
  expect(nextIndex('End', 0, 3, 'horizontal')).toBe(2)
})

test('the first arrow enters from its own end', () => {
  expect(nextIndex('ArrowDown', -1, 3, 'vertical')).toBe(0)
  expect(nextIndex('ArrowUp', -1, 3, 'vertical')).toBe(2)
})

test('a key of the other direction, another key or an empty list moves nothing', () => {
  expect(nextIndex('ArrowRight', 0, 3, 'vertical')).toBeUndefined()
  expect(nextIndex('ArrowDown', 0, 3, 'horizontal')).toBeUndefined()
  expect(nextIndex('Enter', 0, 3, 'vertical')).toBeUndefined()
  expect(nextIndex('Home', -1, 0, 'vertical')).toBeUndefined()
})

test('a letter finds the next item that begins with it, from either case', () => {
  const texts = ['Pending', 'Paid', 'Failed', ' refunded']
  expect(indexByLetter('p', texts, -1)).toBe(0)
  expect(indexByLetter('P', texts, 0)).toBe(1)
  expect(indexByLetter('p', texts, 1)).toBe(0)
  expect(indexByLetter('R', texts, 0)).toBe(3)
  expect(indexByLetter('z', texts, 0)).toBe(-1)
})
