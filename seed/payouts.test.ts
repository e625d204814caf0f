import { expect, test } from 'vitest'
import { isBusinessDay } from '#db/holidays.ts'
import { payoutContents } from '#db/payouts/contents-figures.ts'
import { ledgerOf } from '#tests/support/ledger-rows.ts'
import { seeded } from '#tests/support/sample.ts'

const start = new Date('2026-11-21T12:14:00Z').getTime()

test.each([0, 1, 2, 3, 4, 5, 6, 9, 31, 180, 290])(
  'the demo merchant has no payout under way, and its past ones are its total, seeded %i days later',
  (days) => {
    const { payouts, transactions, bankAccounts } = seeded(new Date(start + days * 86_400_000))
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
  const { payouts, transactions } = seeded(new Date(start))
  const ledger = ledgerOf(...transactions)
  const rests: number[] = []
  const [first, ...others] = payouts.filter(({ currency }) => currency === 'USD')
  // The first leaves in the balance what stays there.
  expect(first && payoutContents(ledger, first).lines.length).toBeGreaterThan(0)
  for (const payout of [...others, ...payouts.filter(({ currency }) => currency === 'ZWL')]) {
    const { lines, rest } = payoutContents(ledger, payout)
    expect(lines.length).toBeGreaterThan(0)
    const taken = lines.reduce((sum, { net }) => sum + net, 0)
    expect([payout.id, taken + rest.amount]).toEqual([payout.id, payout.amount])
    rests.push(rest.amount)
  }
  // A refund may leave less than was settled, so that a part of a payment waits.
  expect(rests.filter((amount) => amount > 0).length).toBeLessThan(payouts.length / 5)
})
