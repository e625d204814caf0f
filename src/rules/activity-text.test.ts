import { expect, test } from 'vitest'
import { changeLine, changesOf } from './activity-text.ts'

test('a line of the log reads in words, its amounts in units', () => {
  const before = { status: 'review', held: 45_00 }
  expect(changeLine({ before, after: { status: 'lost', held: 0, currency: 'USD' } })).toBe(
    'status: review → lost, held: 45.00 → 0.00, currency: USD',
  )
  expect(changeLine({ before: { paymentLimit: 500_00 }, after: { paymentLimit: null } })).toBe(
    'payment limit: 500.00 → none',
  )
  expect(changeLine({ after: { amount: 120_00, fee: 1_50, to: 'CBZ Bank' } })).toBe(
    'amount: 120.00, fee: 1.50, to: CBZ Bank',
  )
})

test('what an entry says of one side alone has no other side', () => {
  expect(changesOf({ before: { enabled: true } })).toEqual([
    { field: 'enabled', before: 'yes', after: null },
  ])
})
