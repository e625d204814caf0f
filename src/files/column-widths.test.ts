import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'

const sum = (widths: readonly number[]) => widths.reduce((all, each) => all + each, 0)
const need = (natural: number, least: number) => ({ natural, least })

test.each([
  ['share what is left where all fit', [need(50, 50), need(30, 10)], 100, [60, 40]],
  ['break the widest first', [need(40, 40), need(90, 10), need(30, 10)], 120, [40, 50, 30]],
  ['break to their longest words', [need(40, 40), need(90, 30), need(80, 10)], 100, [40, 30, 30]],
  ['shrink together if even words are too wide', [need(80, 80), need(80, 40)], 60, [40, 20]],
])('columns %s', (_what, needs, whole, widths) => {
  expect(columnWidths(needs, whole).map(Math.round)).toEqual(widths)
})

test('columns fill the width, and keep their words unbroken where that is possible', () => {
  const column = fc
    .tuple(
      fc.double({ min: 1, max: 300, noNaN: true }),
      fc.double({ min: 0.1, max: 1, noNaN: true }),
    )
    .map(([natural, share]) => need(natural, natural * share))
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 14 }), (needs) => {
      const widths = columnWidths(needs, 770)
      expect(sum(widths)).toBeCloseTo(770, 3)
      const fits = sum(needs.map(({ least }) => least)) <= 770
      const broken = needs.filter(({ least }, at) => (widths[at] ?? 0) < least - 0.001)
      expect(fits ? broken : []).toEqual([])
    }),
  )
})
