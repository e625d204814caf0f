import fc from 'fast-check'
import { expect, test } from 'vitest'
import { radixSort } from './radix-sort.ts'

test('sorts any whole numbers as a comparing sort does, equal ones in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(5), fc.maxSafeNat(), fc.integer())), (values) => {
      const keys = Float64Array.from(values)
      const positions = Uint32Array.from(keys.keys())
      const expected = [...positions].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b)
      radixSort(positions, keys)
      expect([...positions]).toEqual(expected)
    }),
  )
})

test('sorts a part of all positions by keys of all', () => {
  const positions = Uint32Array.from([3, 1, 2])
  radixSort(positions, Float64Array.from([0, 9, 8, 7]))
  expect([...positions]).toEqual([3, 2, 1])
})
