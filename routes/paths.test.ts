// Proves NAV-1.
import { expect, test } from 'vitest'
import { pathTo } from './paths.ts'

test('a path has its parts filled in as they are', () => {
  expect(pathTo('transaction-details', { id: 'TX-$&' })).toBe(
    '/dashboard/payments/transactions/TX-$&',
  )
  expect(pathTo('checkout')).toBe('/pay/:path')
})
