import { expect, test } from 'vitest'
import { changeLine, changesOf } from './activity-text.ts'

test('what changed is said with its unit, as the screens that change it say it', () => {
  expect(changeLine({ before: { flatFee: 150 }, after: { flatFee: 200 } })).toBe(
    'flat fee: $1.50 → $2.00',
  )
  expect(changeLine({ before: { merchantFee: 2.2 }, after: { merchantFee: 2 } })).toBe(
    'merchant fee: 2.2% → 2.0%',
  )
  expect(changeLine({ before: { paymentLimit: 500_00 }, after: { paymentLimit: null } })).toBe(
    'payment limit: $500.00 → none',
  )
})

test('an amount has the currency that the entry names, and none where it names none', () => {
  expect(changeLine({ after: { amount: 1_750_00, currency: 'ZWL' } })).toBe(
    'amount: ZWL\u00a01,750.00',
  )
  expect(changeLine({ after: { amount: 45_00 } })).toBe('amount: 45.00')
})

test('codes are said in words, and a person’s own words stay', () => {
  expect(changeLine({ after: { reason: 'not-received' } })).toBe('reason: not received')
  expect(changeLine({ after: { reason: 'Sent-back goods' } })).toBe('reason: Sent-back goods')
})

test('the line leaves out what stayed, and the fields have it', () => {
  const rejected = {
    before: { status: 'pending', approvalStatus: 'UNDER_REVIEW' },
    after: { status: 'pending', approvalStatus: 'REJECTED' },
  }
  expect(changeLine(rejected)).toBe('approval status: under review → rejected')
  expect(changesOf(rejected).map(({ field }) => field)).toEqual(['status', 'approval status'])
})
