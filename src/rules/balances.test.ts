import { expect, test } from 'vitest'
import { amountsInWords, availableInWords, belowZeroInWords, belowZeroTitle } from './balances.ts'

test.each([
  [0, 0, '', '$0.00 and ZWL\u00a00.00 available'],
  [3_240_50, 0, '$3,240.50', '$3,240.50 and ZWL\u00a00.00 available'],
  [0, 1_750_00, 'ZWL\u00a01,750.00', '$0.00 and ZWL\u00a01,750.00 available'],
  [1, 1, '$0.01 and ZWL\u00a00.01', '$0.01 and ZWL\u00a00.01 available'],
  [-12_00, 5_00, '\u2212$12.00 and ZWL\u00a05.00', '$0.00 and ZWL\u00a05.00 available'],
])('%i cents in USD and %i in ZWL, never added up', (USD, ZWL, amounts, available) => {
  expect(amountsInWords({ USD, ZWL })).toBe(amounts)
  expect(availableInWords({ USD, ZWL })).toBe(available)
})

test('a balance below zero says what happens next, in its currency', () => {
  expect(belowZeroTitle(-12_00, 'USD')).toBe('USD balance: \u2212$12.00')
  expect(belowZeroInWords(-1, 'ZWL')).toBe(
    'Below zero after a refund or a dispute. The next payments in ZWL cover it; no ZWL payout until then.',
  )
  for (const available of [0, 1]) expect(belowZeroInWords(available, 'USD')).toBe('')
})
