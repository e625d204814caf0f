import { describe, expect, test } from 'vitest'
import { heldFrom } from '#db/model/dispute.ts'
import { loadSeed } from './load-seed.ts'

describe.each([0, 1, 2, 3, 4, 5, 6])('%i days after the tests begin', (days) => {
  const now = new Date(Date.UTC(2026, 10, 21 + days, 12, 14))
  const { cases, disputes, transactions } = loadSeed(now)
  const paymentOf = (id: string) => transactions.find((row) => row.id === id)

  test('there is a case of a payment that was debited and not credited', () => {
    expect(cases.map(({ status }) => status)).toEqual(['open'])
    expect(paymentOf(cases[0]?.transactionId ?? '')).toMatchObject({
      status: 'failed',
      failureReason: 'The customer was debited but the merchant was not credited',
    })
  })

  test('there is a dispute to decide, and one that its merchant still has time for', () => {
    expect(disputes.map(({ id, status }) => [id, status])).toEqual([
      ['DS-01', 'review'],
      ['DS-02', 'evidence'],
    ])
    for (const { transactionId, merchantId, amount, currency, openedAt, movesAt } of disputes) {
      expect(paymentOf(transactionId)).toMatchObject({
        merchantId,
        amount,
        currency,
        status: 'successful',
        refunded: 0,
      })
      expect(Date.parse(openedAt)).toBeLessThan(now.getTime())
      if (movesAt !== undefined) expect(Date.parse(movesAt)).toBeGreaterThan(now.getTime())
    }
  })

  test('none is held from the demo merchant', () => {
    expect(heldFrom(disputes, 'M-001')).toBe(0)
    expect([...cases, ...disputes].map(({ merchantId }) => merchantId)).not.toContain('M-001')
  })
})
