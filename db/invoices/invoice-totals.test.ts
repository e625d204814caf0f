// Proves INV-3.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxAmount } from '../money.ts'
import { invoiceTotals, lineTotal } from './rules.ts'
import type { Invoice } from './schemas.ts'

const line = fc.record({
  description: fc.constant('Vumba Blend'),
  quantity: fc.integer({ min: 1, max: 1_000_000_000 }),
  unitPrice: fc.integer({ min: 0, max: maxAmount }),
})
const smallLine = fc.record({
  description: fc.constant('Vumba Blend'),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  unitPrice: fc.integer({ min: 0, max: 100_000 }),
})
const hundredths = fc.integer({ min: 0, max: 10_000 }).map((count) => count / 100)
const discount: fc.Arbitrary<Invoice['discount']> = fc.oneof(
  fc.constant(null),
  hundredths.map((percent) => ({ kind: 'percent' as const, percent })),
  fc.nat(maxAmount).map((amount) => ({ kind: 'amount' as const, amount })),
)
const priced = fc.record({
  lines: fc.array(smallLine, { maxLength: 20 }),
  discount,
  taxPercent: hundredths,
})

/** Rounds half up, in whole numbers of any size. */
const halfUp = (value: bigint, unit: bigint) => Number((value * 2n + unit) / (unit * 2n))

describe('a line', () => {
  test.each([
    [2_000, 18_00, 36_00],
    [1_500, 25_01, 37_52],
    [125, 3_99, 50],
    [1, 4_99, 0],
    [1, 5_00, 1],
    [333, 1, 0],
    [500, 1, 1],
  ])('of %i thousandths at %i comes to %i', (quantity, unitPrice, total) => {
    expect(lineTotal({ quantity, unitPrice })).toBe(total)
  })

  test('is rounded half up to minor units, however large', () => {
    fc.assert(
      fc.property(line, ({ quantity, unitPrice }) => {
        expect(lineTotal({ quantity, unitPrice })).toBe(
          halfUp(BigInt(quantity) * BigInt(unitPrice), 1_000n),
        )
      }),
    )
  })
})

describe('an invoice', () => {
  test('without lines comes to nothing', () => {
    expect(invoiceTotals({ lines: [], discount: null, taxPercent: 15 })).toEqual({
      lines: [],
      subtotal: 0,
      discount: 0,
      tax: 0,
      total: 0,
    })
  })

  test('takes the discount off before the tax', () => {
    const lines = [{ description: 'Beans', quantity: 3_000, unitPrice: 18_35 }]
    expect(
      invoiceTotals({ lines, discount: { kind: 'percent', percent: 10 }, taxPercent: 15 }),
    ).toMatchObject({ subtotal: 55_05, discount: 5_51, tax: 7_43, total: 56_97 })
    expect(
      invoiceTotals({ lines, discount: { kind: 'amount', amount: 60_00 }, taxPercent: 15 }),
    ).toMatchObject({ discount: 55_05, tax: 0, total: 0 })
  })

  test('is the sum of its parts, and each part is rounded half up once', () => {
    fc.assert(
      fc.property(priced, (invoice) => {
        const totals = invoiceTotals(invoice)
        const subtotal = invoice.lines.map(lineTotal).reduce((sum, each) => sum + each, 0)
        expect(totals.subtotal).toBe(subtotal)
        expect(totals.total).toBe(subtotal - totals.discount + totals.tax)
        expect(totals.discount).toBeGreaterThanOrEqual(0)
        expect(totals.discount).toBeLessThanOrEqual(subtotal)
        const left = BigInt(subtotal - totals.discount)
        const rate = BigInt(Math.round(invoice.taxPercent * 100))
        expect(totals.tax).toBe(halfUp(left * rate, 10_000n))
        for (const amount of [...totals.lines, totals.total])
          expect(Number.isSafeInteger(amount)).toBe(true)
      }),
    )
  })

  test('takes off a percentage rounded half up', () => {
    fc.assert(
      fc.property(priced, hundredths, ({ lines }, percent) => {
        const discounted = { lines, discount: { kind: 'percent', percent } as const, taxPercent: 0 }
        const totals = invoiceTotals(discounted)
        const rate = BigInt(Math.round(percent * 100))
        expect(totals.discount).toBe(halfUp(BigInt(totals.subtotal) * rate, 10_000n))
      }),
    )
  })

  test('comes to the same in whatever order its lines stand', () => {
    fc.assert(
      fc.property(priced, (invoice) => {
        const turned = { ...invoice, lines: invoice.lines.toReversed() }
        expect(invoiceTotals(turned).total).toBe(invoiceTotals(invoice).total)
      }),
    )
  })
})
