import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reordered } from './use-drag-order.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
])('the item at %i goes to %i', (from, to, after) => {
  expect(reordered([...'abcd'], from, to).join('')).toBe(after)
})

test('nothing is lost, the others keep their order, and the way back is the same way', () => {
  const lists = fc
    .uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 })
    .chain((items) =>
      fc.tuple(fc.constant(items), fc.nat(items.length - 1), fc.nat(items.length - 1)),
    )
  fc.assert(
    fc.property(lists, ([items, from, to]) => {
      const after = reordered(items, from, to)
      expect(after[to]).toBe(items[from])
      expect(after.filter((item) => item !== items[from])).toEqual(
        items.filter((item) => item !== items[from]),
      )
      expect(reordered(after, to, from)).toEqual(items)
    }),
  )
})
