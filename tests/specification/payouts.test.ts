import { expect, test } from 'vitest'
import { loadSeed } from '#seed/load-seed.ts'
import { balancesOf } from '#db/payouts/balance-figures.ts'
import { ledgerOf } from '#tests/support/ledger-rows.ts'
import { anyBank, payoutTimes } from '#db/payouts/rules.ts'
import { formatMoney } from '#db/text/format.ts'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import { payoutStatuses } from '#src/rules/payouts.ts'

test('section 9: balances $3,240.50 available, $750.25 pending, $12,490.00 paid out', () => {
  const now = new Date('2026-11-21T12:14:00Z')
  const { transactions, disputes } = loadSeed(now)
  const { USD } = balancesOf(ledgerOf(...transactions), 'M-001', { disputes, now })
  expect(
    [USD.available, USD.pending, USD.paidOut].map((amount) => formatMoney(amount, 'USD')),
  ).toEqual(['$3,240.50', '$750.25', '$12,490.00'])
})

test('section 8: the empty state of the payouts', () => {
  expect(payoutMessages.noPending).toBe('No pending payouts')
})

test('a payout is pending, in transit, and then paid, failed or cancelled', () => {
  expect(Object.values(payoutStatuses).map(({ label }) => label)).toEqual([
    'Pending',
    'In transit',
    'Paid',
    'Failed',
    'Cancelled',
  ])
})

test('section 9: settled within 24 hours on Basic, the same day on Business, at once on Enterprise', () => {
  // A Wednesday morning, by the device's clock.
  const asked = new Date(2026, 10, 18, 9)
  const hours = (plan: 'basic' | 'business' | 'enterprise') =>
    (Date.parse(payoutTimes(plan, asked.toISOString(), anyBank).arrivesAt) - asked.getTime()) /
    3_600_000
  expect(hours('basic')).toBeLessThanOrEqual(24)
  expect(hours('business')).toBeLessThan(15)
  expect(hours('enterprise')).toBeLessThan(0.01)
})
