// Proves INV-6.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayText } from '../days.ts'
import { vatPercentOn } from './vat.ts'

test.each([
  ['2023-06-01', 15],
  ['2025-12-31', 15],
  ['2026-01-01', 15.5],
  ['2026-11-21', 15.5],
  ['2031-03-09', 15.5],
])('an invoice of %s has VAT of %f%%', (day, percent) => {
  expect(vatPercentOn(day)).toBe(percent)
})

test('the rate changes once, at the start of 2026', () => {
  const day = fc.date({ min: new Date(2000, 0, 1), max: new Date(2060, 0, 1), noInvalidDate: true })
  fc.assert(
    fc.property(day, (at) => {
      expect(vatPercentOn(dayText(at))).toBe(at < new Date(2026, 0, 1) ? 15 : 15.5)
    }),
  )
})
