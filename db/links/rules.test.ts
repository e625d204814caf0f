// Proves LINK-2.
import { expect, test } from 'vitest'
import { maxAmount } from '../money.ts'
import { exceededLimit, hasExpired, linkLimits, linkStatusAt } from './rules.ts'

const at = Date.parse('2026-11-21T12:00:00.000Z')

test.each([
  ['without an expiry', null, false],
  ['a moment from now', '2026-11-21T12:00:00.001Z', false],
  ['now', '2026-11-21T12:00:00.000Z', true],
  ['earlier', '2026-11-20T12:00:00.000Z', true],
  ['unreadable', 'soon', true],
])('a link that expires %s', (_when, expiresAt, is) => {
  expect(hasExpired({ expiresAt }, at)).toBe(is)
  for (const status of ['active', 'inactive', 'expired'] as const)
    expect(linkStatusAt({ status, expiresAt }, at)).toBe(is ? 'expired' : status)
})

test.each([
  ['USD', 50, null, null],
  ['USD', 6_000_00, null, null],
  ['ZWL', 10_00, null, null],
  ['USD', 500_00, 500_00, null],
  ['USD', 500_01, 500_00, 500_00],
  ['ZWL', 8_750_00, 500_00, null],
  ['ZWL', 8_750_01, 500_00, 8_750_00],
  ['USD', null, 500_00, null],
] as const)(
  'a price of %s %s to a business with the limit %s exceeds %s',
  (currency, amount, paymentLimit, limit) => {
    expect(exceededLimit({ amount, currency }, paymentLimit)).toBe(limit)
  },
)

test.each([
  ['a price', { amount: 50, currency: 'USD' }, null, null, [1, maxAmount, false]],
  ['a price until approval', { amount: 50, currency: 'USD' }, 500_00, null, [1, 500_00, true]],
  ['a choice', { amount: null, currency: 'USD' }, null, null, [1_00, 5_000_00, false]],
  ['a choice in ZWL', { amount: null, currency: 'ZWL' }, null, null, [17_50, 87_500_00, false]],
  [
    'a choice until approval',
    { amount: null, currency: 'USD' },
    500_00,
    null,
    [1_00, 500_00, true],
  ],
  ['an invoice', { amount: null, currency: 'USD' }, null, 9_000_00, [1, 9_000_00, false]],
  [
    'an invoice until approval',
    { amount: null, currency: 'USD' },
    500_00,
    600_00,
    [1, 500_00, true],
  ],
  ['a small invoice until approval', { amount: null, currency: 'USD' }, 500_00, 20, [1, 20, false]],
] as const)('the limits of %s', (_of, link, paymentLimit, due, [min, max, limited]) => {
  expect(linkLimits(link, paymentLimit, due)).toEqual({ min, max, limited })
})
