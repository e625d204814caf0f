import { expect, test } from 'vitest'
import { isBusinessDay } from '#db/holidays.ts'
import { payoutContents } from '#db/payouts/contents-figures.ts'
import { ledgerOf } from '#tests/support/ledger-rows.ts'
import { loadSeed } from './load-seed.ts'

const first = new Date('2026-11-21T12:14:00Z').getTime()

test.each([0, 1, 2, 3, 4, 5, 6, 9, 31, 180, 290])(
  'the demo merchant has no payout under way, and its past ones are its total, seeded %i days later',
  (days) => {
    const { payouts, transactions, bankAccounts } = loadSeed(new Date(first + days * 86_400_000))
    const paid = transactions.filter(
      ({ type, merchantId }) => type === 'payout' && merchantId === 'M-001',
    )
    expect(paid.length).toBeGreaterThan(4)
    expect(payouts.map(({ transactionId }) => transactionId)).toEqual(paid.map(({ id }) => id))
    expect(new Set(payouts.map(({ status }) => status))).toEqual(new Set(['paid']))
    expect(
      paid.every(({ status, account }) => status === 'successful' && account.endsWith('5277')),
    ).toBe(true)
    expect(paid.reduce((sum, { amount, fee }) => sum + amount - fee, 0)).toBe(12_490_00)
    for (const { requestedAt, arrivesAt } of payouts) {
      expect(requestedAt < arrivesAt).toBe(true)
      for (const moment of [requestedAt, arrivesAt])
        expect(isBusinessDay(new Date(moment))).toBe(true)
    }
    expect(bankAccounts.find(({ isDefault }) => isDefault)).toMatchObject({
      merchantId: 'M-001',
      status: 'verified',
    })
  },
)

test('each of them is made of the payments of its two weeks', () => {
  const { payouts, transactions } = loadSeed(new Date(first))
  const ledger = ledgerOf(...transactions)
  for (const payout of payouts) {
    const { lines, rest } = payoutContents(ledger, payout)
    expect(lines.length).toBeGreaterThan(5)
    expect(rest).toEqual({ amount: 0, of: null })
  }
})
