import { expect, test } from 'vitest'
import { nextInvoiceNumber } from './rules.ts'

test.each([
  [[], 'INV-000001'],
  [[null, null], 'INV-000001'],
  [['INV-000122', null, 'INV-000009'], 'INV-000123'],
  [['INV-999999'], 'INV-1000000'],
])('after %j comes %s', (given, next) => {
  expect(nextInvoiceNumber(given)).toBe(next)
})
