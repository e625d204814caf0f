// Proves TXN-2.
import { expect, test } from 'vitest'
import type { Transaction } from '#db/payments/schemas.ts'
import { leftToRefund } from '#db/payments/rules.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { transactionSums } from './transaction-parts.tsx'

function sums(over: Partial<Transaction>, reader: 'team' | 'staff' = 'team') {
  const transaction = paymentRow(1, over)
  const { amount, fee } = transaction
  return transactionSums(
    {
      ...transactionDetails,
      transaction,
      net: amount - fee,
      leftToRefund: leftToRefund(transaction),
    },
    reader,
  )
}
const transactionDetails = {
  merchant: null,
  timeline: [],
  refunds: [],
  refundedPayment: null,
  link: null,
  paymentCase: null,
  dispute: null,
}

test('a payment: what was charged, the fee, and what the merchant receives', () => {
  expect(sums({})).toEqual([
    ['Amount', '$45.00'],
    ['Fee', '−$1.33'],
    ['You receive', '$43.67'],
  ])
  expect(sums({}, 'staff').at(-1)).toEqual(['Merchant receives', '$43.67'])
})

test('after a refund: what was given back, and what the merchant keeps', () => {
  expect(sums({ refunded: 20_00 })).toEqual([
    ['Amount', '$45.00'],
    ['Fee', '−$1.33'],
    ['Refunded', '−$20.00'],
    ['You keep', '$23.67'],
    ['Left to refund', '$25.00'],
  ])
  expect(sums({ refunded: 20_00 }, 'staff').at(-1)).toEqual(['Merchant keeps', '$23.67'])
})

test('given back whole, as after a lost dispute, the fee is lost', () => {
  expect(sums({ status: 'refunded', refunded: 45_00 }).slice(2)).toEqual([
    ['Refunded', '−$45.00'],
    ['You keep', '−$1.33'],
  ])
})

test('a customer fee is the customer’s, and a failed payment bears none', () => {
  expect(sums({ customerFee: 50 })[0]).toEqual(['Customer pays', '$45.50'])
  expect(sums({ status: 'failed', customerFee: 50 })).toEqual([['Amount', '$45.00']])
})

test('a payout: what was asked for, its fee, and what arrives', () => {
  const payout = { type: 'payout', amount: 561_79, fee: 1_00 } as const
  expect(sums(payout)).toEqual([
    ['Amount', '$561.79'],
    ['Payout fee', '−$1.00'],
    ['You receive', '$560.79'],
  ])
  expect(sums(payout, 'staff').at(-1)).toEqual(['Merchant receives', '$560.79'])
  expect(sums({ ...payout, status: 'failed' })).toEqual([['Returned to your balance', '$561.79']])
})
