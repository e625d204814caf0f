import { expect, test } from 'vitest'
import { transactionMoney } from './transactions.ts'

test('what left the business carries a minus before the symbol', () => {
  const row = { amount: 6_400, currency: 'USD' } as const
  expect(transactionMoney({ ...row, type: 'payment' })).toBe('$64.00')
  expect(transactionMoney({ ...row, type: 'refund' })).toBe('\u2212$64.00')
  expect(transactionMoney({ ...row, type: 'payout', currency: 'ZWL' })).toBe('\u2212ZWL\u00a064.00')
  expect(transactionMoney({ ...row, type: 'payout', fee: 1_00 })).toBe('\u2212$63.00')
})
