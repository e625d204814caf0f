import { expect, test } from 'vitest'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { successRates } from './figures.ts'
import type { Transaction } from './schemas.ts'

const now = new Date(2026, 10, 21, 12)
let number = 0
function row(daysAgo: number, over: Partial<Transaction> = {}): Transaction {
  number += 1
  return paymentRow(number, { date: new Date(2026, 10, 21 - daysAgo, 9).toISOString(), ...over })
}

test('of the payments that ended, those that succeeded, beside the 30 days before', () => {
  const ledger = ledgerOf(
    row(0),
    row(1, { status: 'refunded', refunded: 45_00 }),
    row(2, { status: 'failed' }),
    row(3, { status: 'pending' }),
    row(4, { type: 'refund' }),
    row(5, { paymentMethod: 'visa', status: 'failed' }),
    row(40),
    row(41, { status: 'failed' }),
    row(70, { status: 'failed' }),
  )
  const rates = successRates(ledger, now)
  expect(rates.get('ecocash')).toEqual({ value: 66.7, before: 50 })
  expect(rates.get('visa')).toEqual({ value: 0, before: null })
  expect(rates.get('bank')).toEqual({ value: null, before: null })
})
