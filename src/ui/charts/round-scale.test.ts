import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundScale } from './round-scale.ts'

test.each([
  [1, [0, 0.5, 1]],
  [7, [0, 2, 4, 6, 8]],
  [20_000, [0, 5000, 10_000, 15_000, 20_000]],
  [1_284_50, [0, 50_000, 100_000, 150_000]],
  [99, [0, 50, 100]],
])('a scale up to %d has its lines at %j', (most, lines) => {
  expect(roundScale(most, 3).lines).toEqual(lines)
})

test('every value has its place, below few lines', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), (most) => {
      const { lines, partOf } = roundScale(most, 3)
      expect(partOf(most)).toBeGreaterThan(0.5)
      expect(partOf(most)).toBeLessThanOrEqual(1)
      expect(lines.length).toBeGreaterThanOrEqual(3)
      expect(lines.length).toBeLessThanOrEqual(6)
    }),
  )
})
