import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareSpans } from './share-chart.tsx'

const widths = (spans: readonly [number, number][]) => spans.map(([from, to]) => to - from)

test('parts are as wide as their values, each over the end of the one before it', () => {
  const spans = shareSpans([50, 25, 25], 388)
  expect(spans).toEqual([
    [0, 200],
    [194, 294],
    [288, 388],
  ])
})

test('none is too narrow to be seen, and the others make room for it', () => {
  const spans = shareSpans([98, 1, 1], 300)
  expect(widths(spans)).toEqual([276, 18, 18])
  expect(spans.at(-1)?.[1]).toBe(300)
})

test('the bar ends where its box ends', () => {
  const values = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(values, fc.integer({ min: 200, max: 1200 }), (parts, width) => {
      const spans = shareSpans(parts, width)
      expect(spans.at(-1)?.[1]).toBeCloseTo(width)
      expect(Math.min(...widths(spans))).toBeGreaterThanOrEqual(17.999)
    }),
  )
})
