import { expect, test } from 'vitest'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { feeOrigin } from './transaction-details-screen.tsx'

const rule = { percentage: 2.5, fixedFee: 20 }

test('a fee is said as a sum, in the payment’s own currency', () => {
  expect(feeOrigin(paymentRow(1), rule)).toBe(
    '2.5% of $45.00 is $1.13, plus $0.20 per payment. Standard fee.',
  )
  const zwl = paymentRow(2, { amount: 1_000_00, currency: 'ZWL', history: [] })
  expect(feeOrigin(zwl, rule)).toBe(
    '2.5% of ZWL\u00a01,000.00 is ZWL\u00a025.00, plus ZWL\u00a03.50 per payment. Fee on the payment date.',
  )
  expect(feeOrigin(paymentRow(3), { percentage: 1.5, fixedFee: 0 })).toBe(
    '1.5% of $45.00 is $0.68. Standard fee.',
  )
})
