// Proves OUT-6.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBusinessDay } from '../holidays.ts'
import { maxAmount } from '../money.ts'
import {
  anyBank,
  payoutTimes,
  endsAt,
  leastPayout,
  mostToPayOut,
  nextAutomaticRun,
  payoutFailure,
  payoutFee,
} from './rules.ts'

/** Returns an instant by the device's clock, in November 2026: the 20th is a Friday. */
const at = (day: number, hour: number, minute = 0, month = 11) =>
  new Date(2026, month - 1, day, hour, minute).toISOString()

const arrival = (
  plan: 'basic' | 'business' | 'enterprise',
  asked: string,
  account: Parameters<typeof payoutTimes>[2] = anyBank,
) => payoutTimes(plan, asked, account).arrivesAt
const wallet = { kind: 'wallet', number: '0771234567' } as const

test.each([
  ['a day later, by the same hour', at(18, 9, 30), at(19, 9, 30)],
  ['over a weekend', at(20, 15), at(23, 15)],
  [
    'from the next business day’s opening, where it is asked for at the weekend',
    at(21, 12),
    at(24, 8),
  ],
  ['after a holiday', at(21, 10, 0, 12), at(23, 10, 0, 12)],
  ['asked for on a holiday', at(22, 10, 0, 12), at(24, 8, 0, 12)],
])('Basic, within 24 hours of business days: %s', (_name, asked, arrives) => {
  expect(arrival('basic', asked)).toBe(arrives)
})

test.each([
  ['by 5 PM', at(18, 9, 30), at(18, 17)],
  ['to the last minute before 2 PM', at(18, 13, 59), at(18, 17)],
  ['the next one after that', at(18, 14), at(19, 17)],
  ['on Monday, where it is asked for on Saturday', at(21, 9), at(23, 17)],
])('Business, the same day: %s', (_name, asked, arrives) => {
  expect(arrival('business', asked)).toBe(arrives)
})

test.each([
  ['basic', 'a day later, on a Sunday too', at(22, 11), at(23, 11)],
  ['basic', 'over a holiday', at(21, 15, 0, 12), at(22, 15, 0, 12)],
  ['business', 'by 5 PM on a Saturday', at(21, 9), at(21, 17)],
  ['business', 'by 5 PM on a holiday', at(22, 9, 0, 12), at(22, 17, 0, 12)],
  ['business', 'the day after the cut-off, a Sunday', at(21, 14), at(22, 17)],
] as const)('a wallet on any day, on %s: %s', (plan, _name, asked, arrives) => {
  expect(arrival(plan, asked, wallet)).toBe(arrives)
})

test('Enterprise at once, on a Sunday too, and so does the test number on every plan', () => {
  const sunday = at(22, 11)
  const soon = new Date(Date.parse(sunday) + 20_000).toISOString()
  expect(arrival('enterprise', sunday)).toBe(soon)
  expect(arrival('basic', sunday, { ...wallet, number: '0771111111' })).toBe(soon)
})

test('it leaves after a minute and never arrives before that; a bank’s day of arrival is a business day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(2025, 0, 1), max: new Date(2035, 0, 1), noInvalidDate: true }),
      fc.constantFrom('basic' as const, 'business' as const),
      fc.constantFrom('bank' as const, 'wallet' as const),
      (asked, plan, kind) => {
        const account = { kind, number: '' }
        const { leavesAt, arrivesAt } = payoutTimes(plan, asked.toISOString(), account)
        expect(Date.parse(leavesAt) - asked.getTime()).toBe(60_000)
        expect(arrivesAt > leavesAt).toBe(true)
        expect(kind === 'wallet' || isBusinessDay(new Date(arrivesAt))).toBe(true)
        expect(arrivesAt <= payoutTimes(plan, asked.toISOString(), anyBank).arrivesAt).toBe(true)
      },
    ),
  )
})

test('one that comes back does so a minute after it has left', () => {
  const course = payoutTimes('basic', at(18, 9), anyBank)
  expect(endsAt(course, false)).toBe(course.arrivesAt)
  expect(endsAt(course, true)).toBe(at(18, 9, 2))
  expect(payoutFailure('0112233440000')).toBe('The account is closed')
  expect(payoutFailure('0112233445555')).toBeUndefined()
})

test('a bank costs $1.00, at the sample rate in ZWL; a wallet 1%, rounded half up', () => {
  expect(payoutFee('bank', { amount: 500_00, currency: 'USD' })).toBe(1_00)
  expect(payoutFee('bank', { amount: 500_00, currency: 'ZWL' })).toBe(17_50)
  expect(payoutFee('wallet', { amount: 500_00, currency: 'USD' })).toBe(5_00)
  expect(payoutFee('wallet', { amount: 10_49, currency: 'USD' })).toBe(10)
  expect(payoutFee('wallet', { amount: 10_50, currency: 'ZWL' })).toBe(11)
})

test('the most of a balance is all of it, never less than nothing or more than one payout', () => {
  expect([-5, 0, 1, 3_240_50, maxAmount, maxAmount + 1].map(mostToPayOut)).toEqual([
    0,
    0,
    1,
    3_240_50,
    maxAmount,
    maxAmount,
  ])
})

test('the least payout is $5.00, at the sample rate in ZWL', () => {
  expect(leastPayout).toEqual({ USD: 5_00, ZWL: 87_50 })
})

test('automatic payouts look at 8 AM of the next business day, or of next week’s first', () => {
  expect(nextAutomaticRun('daily', new Date(at(18, 10)))).toBe(at(19, 8))
  expect(nextAutomaticRun('daily', new Date(at(20, 10)))).toBe(at(23, 8))
  expect(nextAutomaticRun('weekly', new Date(at(18, 10)))).toBe(at(23, 8))
  expect(nextAutomaticRun('weekly', new Date(at(23, 8)))).toBe(at(30, 8))
})
