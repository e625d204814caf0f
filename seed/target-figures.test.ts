// Proves DEMO-2: section 9's figures are what the rows of the sample add up to, whenever it is opened.
import { describe, expect, test } from 'vitest'
import { balancesOf } from '#db/payouts/balance-figures.ts'
import { feeTotals } from '#db/payments/fee-figures.ts'
import { ledgerOf } from '#tests/support/ledger-rows.ts'
import { loadSeed } from './load-seed.ts'
import { loadScenario } from './scenarios.ts'
import { movedBy } from './wholesale.ts'

/** Section 9 of the specification, in cents. */
const figures = {
  available: 3240_50,
  pending: 750_25,
  paidOut: 12490_00,
  month: 124_50,
  rate: 2.4,
  year: 1290_75,
}

function figuresOf(rows: ReturnType<typeof loadSeed>, now: Date) {
  const ledger = ledgerOf(...rows.transactions)
  const { available, pending, paidOut } = balancesOf(ledger, 'M-001', {
    disputes: rows.disputes,
    now,
  }).USD
  const { month, rate, year } = feeTotals(ledger, 'M-001', now)
  return { available, pending, paidOut, month: month.fees, rate, year: year.fees }
}

/** The first and last days of months and of a year, a leap day, a change of clocks, and days between. */
const opened = [
  new Date(2026, 10, 21, 14, 14),
  new Date(2026, 10, 22, 0, 0),
  new Date(2026, 10, 23, 7, 31),
  new Date(2026, 10, 24, 10, 15),
  new Date(2026, 10, 25, 23, 59, 59),
  new Date(2026, 10, 30, 18, 5),
  new Date(2026, 11, 1, 0, 0, 1),
  new Date(2026, 11, 1, 9, 0),
  new Date(2026, 11, 31, 23, 59),
  new Date(2027, 0, 1, 0, 20),
  new Date(2027, 0, 2, 12, 0),
  new Date(2027, 0, 20, 14, 14),
  new Date(2027, 1, 28, 20, 0),
  new Date(2027, 2, 1, 3, 0),
  new Date(2027, 2, 28, 3, 30),
  new Date(2027, 3, 25, 12, 48),
  new Date(2027, 5, 30, 16, 45),
  new Date(2027, 6, 25, 1, 31),
  new Date(2027, 9, 31, 2, 30),
  new Date(2028, 1, 29, 11, 11),
]

test.each(opened)('the figures of section 9, opened %s', (now) => {
  expect(figuresOf(loadSeed(now), now)).toEqual(figures)
})

describe('opened on a Saturday', () => {
  const now = new Date(2026, 10, 21, 14, 14)
  const own = loadSeed(now).transactions.filter(({ merchantId }) => merchantId === 'M-001')

  test('orders are in office hours, below the limit, and by who buys in bulk', () => {
    const orders = own.filter(({ reference }) => reference.startsWith('Wholesale'))
    expect(orders.length).toBeGreaterThan(50)
    for (const { amount, currency, customerEmail, date } of orders) {
      expect(amount).toBeLessThanOrEqual(currency === 'USD' ? 500_00 : 8750_00)
      expect(customerEmail).toMatch(/@/)
      expect(new Date(date).getHours()).toBeLessThan(17)
    }
  })

  test('the balance was never below zero', () => {
    let balance = 0
    for (const row of own) {
      balance += movedBy(row)
      expect(balance).toBeGreaterThanOrEqual(0)
    }
  })

  test('what a scenario adds comes on top', () => {
    const rows = loadScenario(now, 'month-end')
    const added = rows.transactions.filter(({ reference }) =>
      ['Order 3090', 'Order 3094', 'Order 3099'].includes(reference),
    )
    const fees = added.reduce((sum, { fee }) => sum + fee, 0)
    expect(figuresOf(rows, now)).toMatchObject({
      month: figures.month + fees,
      year: figures.year + fees,
      paidOut: figures.paidOut,
    })
  })
})
