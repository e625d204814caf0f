import { expect, test } from 'vitest'
import { byCurrency, type Currency } from '#db/money.ts'
import type { Balances } from '#db/payouts/balance-figures.ts'
import { bankAccountRow } from '#tests/support/money-rows.ts'
import { nextInWords } from './next-payout.tsx'

const now = new Date(2026, 10, 19, 10)
const withAvailable = (available: Record<Currency, number>): Balances =>
  byCurrency((currency) => ({
    available: available[currency],
    pending: 0,
    paidOut: 0,
    payoutsPending: { count: 0, amount: 0 },
    held: 0,
  }))
const balances = withAvailable({ USD: 3_240_50, ZWL: 0 })
const found = { accounts: [bankAccountRow()], settings: null, balances, plan: 'business' } as const

const words = (over: Partial<Parameters<typeof nextInWords>[0]> = {}) =>
  nextInWords({ ...found, accounts: [...found.accounts], ...over }, now)

test('it says when a payout would arrive, by the plan', () => {
  expect(words()).toBe('A payout requested now arrives today by 5:00\u00a0PM.')
  expect(words({ plan: 'basic' })).toBe('A payout requested now arrives tomorrow by 10:00\u00a0AM.')
})

test('it says when the next one leaves by itself', () => {
  const nextAt = new Date(2026, 10, 23, 8).toISOString()
  const settings = { id: 'M-001', every: 'daily', least: { USD: 0, ZWL: 0 }, nextAt } as const
  expect(words({ settings })).toBe('Next payout: Nov 23, 8:00\u00a0AM.')
})

test('it says what is missing for a payout', () => {
  const unverified = bankAccountRow({ status: 'unverified', isDefault: false })
  expect(words({ accounts: [unverified] })).toMatch(/^Add and verify a payout account/)
  const little = withAvailable({ USD: 4_99, ZWL: 87_49 })
  expect(words({ balances: little })).toBe('You can request a payout from $5.00.')
  const inZwl = bankAccountRow({ id: 'BA-02', currency: 'ZWL' })
  const accounts = [bankAccountRow(), inZwl]
  expect(words({ balances: little, accounts })).toBe(
    'You can request a payout from $5.00 or ZWL\u00a087.50.',
  )
  const enough = withAvailable({ USD: 4_99, ZWL: 87_50 })
  expect(words({ balances: enough, accounts })).toMatch(/^A payout requested now arrives/)
})
