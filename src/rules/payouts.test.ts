import { expect, test } from 'vitest'
import {
  automaticInWords,
  byWhen,
  delayInWords,
  nextPayoutInWords,
  payoutFeeRule,
  payoutTermsInWords,
} from './payouts.ts'
import { payoutInWords, sumsInWords } from './statement.ts'

const at = (month: number, day: number, hour = 12) => new Date(2026, month - 1, day, hour)
const text = (month: number, day: number, hour = 12) => at(month, day, hour).toISOString()

test('by when something arrives, by its day', () => {
  const now = at(11, 21)
  expect(byWhen(text(11, 21, 17), now)).toBe('today by 5:00\u00a0PM')
  expect(byWhen(text(11, 22, 9), now)).toBe('tomorrow by 9:00\u00a0AM')
  expect(byWhen(text(11, 24, 8), now)).toBe('Tuesday, Nov 24, by 8:00\u00a0AM')
})

test.each([
  [{}, 'Arrives tomorrow by 9:00\u00a0AM, CBZ Bank •••• 5277'],
  [{ others: 2 }, 'Arrives tomorrow by 9:00\u00a0AM, CBZ Bank •••• 5277, and 2 more'],
  [
    { leavesAt: text(11, 22, 8), to: ['CBZ Bank •••• 5277', 'EcoCash •••• 0188'] },
    'Automatic, arrives tomorrow by 9:00\u00a0AM, CBZ Bank •••• 5277 and EcoCash •••• 0188',
  ],
])('the next payout by when it arrives, and where: %j', (over, words) => {
  const next = { arrivesAt: text(11, 22, 9), leavesAt: null, to: ['CBZ Bank •••• 5277'], others: 0 }
  expect(nextPayoutInWords({ ...next, ...over }, at(11, 21))).toBe(words)
})

test('what a payout’s way skips is said, holidays by their names', () => {
  expect(delayInWords('bank', text(11, 18), text(11, 19))).toBe('')
  expect(delayInWords('bank', text(11, 20), text(11, 23))).toBe(
    ': banks are closed on weekends and public holidays',
  )
  expect(delayInWords('wallet', text(11, 20), text(11, 23))).toBe('')
  expect(delayInWords('bank', text(4, 2), text(4, 7))).toBe(
    ': banks are closed on weekends and Good Friday and Easter Monday',
  )
})

test('a fee by its rule, and what the automatic payouts do', () => {
  expect(payoutFeeRule('bank', 'USD')).toBe('$1.00, to a bank')
  expect(payoutFeeRule('bank', 'ZWL')).toBe('ZWL\u00a017.50, to a bank')
  expect(payoutFeeRule('wallet', 'ZWL')).toBe('1%, to a wallet')
  expect(payoutTermsInWords('USD')).toBe('')
  expect(payoutTermsInWords('ZWL')).toMatch(/^Fees and minimums in ZWL .* the sample rate\.$/)
  expect(automaticInWords(null)).toMatch(/^Off\./)
  const weekly = { id: 'M-001', every: 'weekly' } as const
  expect(automaticInWords({ ...weekly, least: { USD: 0, ZWL: 0 } })).toBe(
    'On the first business day of each week at 8:00\u00a0AM, each available balance goes to its default account.',
  )
  expect(automaticInWords({ ...weekly, least: { USD: 50_00, ZWL: 875_00 } })).toMatch(
    / Minimum: \$50\.00 and ZWL\u00a0875\.00\.$/,
  )
})

test('a payout’s parts, those of nothing left out', () => {
  const sums = {
    payments: 100_00,
    refunds: 0,
    adjustments: 0,
    fees: 2_50,
    rest: 2_50,
    total: 100_00,
  }
  expect(sumsInWords(sums, { amount: 2_50, of: 'TX-7' }, 'USD')).toEqual([
    ['Payments', '$100.00'],
    ['Payment fees', '−$2.50'],
    ['Part of TX-7', '$2.50'],
    ['Total', '$100.00'],
  ])
})

test('a payout that came back or was cancelled cost nothing', () => {
  const payout = { id: 'PO-12', amount: 100_00, fee: 1_00, currency: 'USD' } as const
  expect(payoutInWords({ ...payout, status: 'paid' }).at(-1)).toEqual(['You receive', '$99.00'])
  for (const status of ['failed', 'cancelled'] as const)
    expect(payoutInWords({ ...payout, status })).toEqual([['Returned to your balance', '$100.00']])
})
