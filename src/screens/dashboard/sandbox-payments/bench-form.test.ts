import { expect, test } from 'vitest'
import { sandboxSecretKey } from '#db/apps/schemas.ts'
import { benchStart, bodyOf, shownKey } from './bench-form.ts'

test.each([
  ['5000', 5000],
  [' 0 ', 0],
  ['-5', -5],
  ['1.5', 1.5],
  ['ten', 'ten'],
  ['', undefined],
])('an amount typed as %j is sent as %j, right or wrong', (amount, sent) => {
  expect(bodyOf({ ...benchStart, amount }).amount).toBe(sent)
})

test('a number is sent as its digits', () => {
  expect(bodyOf(benchStart)).toEqual({
    amount: 5000,
    currency: 'USD',
    method: 'ecocash',
    customer: { account: '0771111111' },
    reference: 'Order 1042',
  })
})

test('a key of an app is masked, the sandbox’s sample is not', () => {
  expect(shownKey(sandboxSecretKey)).toBe(sandboxSecretKey)
  expect(shownKey('sk_test_abcdefghijklmnop1234')).toBe('sk_test_…1234')
})
