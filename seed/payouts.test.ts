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
    expect(payouts.map(({ transactionId }) => transactionId)).toEqual(paid.map(({ id }) => id))
    expect(new Set(payouts.map(({ status }) => status))).toEqual(new Set(['paid']))
    const numbers = { USD: '5277', ZWL: '5384' }
    for (const { status, account, currency } of paid) {
      expect(status).toBe('successful')
      expect(account.endsWith(numbers[currency])).toBe(true)
    }
    const inUsd = paid.filter(({ currency }) => currency === 'USD')
    expect(inUsd.reduce((sum, { amount, fee }) => sum + amount - fee, 0)).toBe(12_490_00)
    expect([inUsd.length > 4, paid.length - inUsd.length > 4]).toEqual([true, true])
    for (const { requestedAt, arrivesAt } of payouts) {
      expect(requestedAt < arrivesAt).toBe(true)
      for (const moment of [requestedAt, arrivesAt])
        expect(isBusinessDay(new Date(moment))).toBe(true)
    }
    expect(bankAccounts.filter(({ isDefault }) => isDefault)).toMatchObject([
      { merchantId: 'M-001', status: 'verified', currency: 'USD' },
      { merchantId: 'M-001', status: 'verified', currency: 'ZWL' },
    ])
  },
)

test('each of them is made of the payments in its currency since the one before', () => {
  const { payouts, transactions } = loadSeed(new Date(first))
  const ledger = ledgerOf(...transactions)
  for (const payout of payouts) {
    const { lines, rest } = payoutContents(ledger, payout)
    expect(lines.length).toBeGreaterThan(0)
    expect([payout.id, rest]).toEqual([payout.id, { amount: 0, of: null }])
  }
})
