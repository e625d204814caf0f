// Proves LOG-1.
import { expect, test } from 'vitest'
import { changeLine, loggedChanges, didWhat } from './activity-text.ts'

test('what changed is said with its unit, as the screens that change it say it', () => {
  expect(changeLine({ before: { flatFee: 150 }, after: { flatFee: 200 } })).toBe(
    'Flat fee $1.50 → $2.00',
  )
  expect(changeLine({ before: { merchantFee: 2.2 }, after: { merchantFee: 2 } })).toBe(
    'Merchant fee 2.2% → 2.0%',
  )
  expect(changeLine({ before: { paymentLimit: 500_00 }, after: { paymentLimit: null } })).toBe(
    'Payment limit $500.00 → None',
  )
})

test('an amount has the currency that the entry names, and none where it names none', () => {
  expect(changeLine({ after: { amount: 1_750_00, currency: 'ZWL' } })).toBe(
    'Amount ZWL\u00a01,750.00',
  )
  expect(changeLine({ after: { amount: 45_00 } })).toBe('Amount 45.00')
})

test('codes are said in words, and a person’s own words stay', () => {
  expect(changeLine({ after: { reason: 'not-received' } })).toBe('Reason Not received')
  expect(changeLine({ after: { reason: 'Sent-back goods' } })).toBe('Reason Sent-back goods')
})

test('the line leaves out what stayed, and the fields have it', () => {
  const rejected = {
    before: { status: 'pending', approvalStatus: 'UNDER_REVIEW' },
    after: { status: 'pending', approvalStatus: 'REJECTED' },
  }
  expect(changeLine(rejected)).toBe('Application Under review → Rejected')
  expect(loggedChanges(rejected).map(({ field }) => field)).toEqual(['Status', 'Application'])
})

test('fields and codes have the names of the screens, not those of the tables', () => {
  expect(
    changeLine({ before: { fee_configuration: false }, after: { fee_configuration: true } }),
  ).toBe('Fee configuration Off → On')
  expect(changeLine({ after: { transaction: 'TX-88174', status: 'successful' } })).toBe(
    'Transaction TX-88174, Status Completed',
  )
  expect(changeLine({ after: { method: 'onemoney', open: 1_00, format: 'csv' } })).toBe(
    'Method OneMoney, Amount due 1.00, Format CSV',
  )
  expect(
    changeLine({ before: { sessionTimeoutMinutes: 30 }, after: { sessionTimeoutMinutes: 60 } }),
  ).toBe('Session timeout (minutes) 30 → 60')
})

test('an action is the middle of a sentence; what nobody did follows a colon', () => {
  const sentence = (user: string, action: string) => `${user}${didWhat(action)}X`
  expect(sentence('Rudo', 'Approved merchant application')).toBe(
    'Rudo approved merchant application X',
  )
  expect(sentence('Rudo', 'Sent payout')).toBe('Rudo sent payout X')
  expect(sentence('System', 'Payment link expired')).toBe('System: payment link expired X')
})
