// Proves TXN-2.
import { expect, test } from 'vitest'
import { receiptName, receiptOf } from './receipt.ts'

const payment = {
  id: 'TX-88214',
  date: '2026-11-21T12:14:00.000Z',
  customer: 'Rudo Chikomo',
  amount: 4_500,
  currency: 'USD',
  fee: 133,
  refunded: 0,
  paymentMethod: 'ecocash',
  status: 'successful',
  type: 'payment',
  account: '077 *** 1111',
  reference: 'EC-5512',
} as const

test('a payment states what was paid, by whom, how, and its fee', () => {
  const { title, amount, lines, code } = receiptOf(payment)
  expect(title).toBe('Receipt')
  expect(amount).toBe('$45.00')
  expect(code).toBe('EC-5512')
  expect(Object.fromEntries(lines)).toMatchObject({
    'Transaction ID': 'TX-88214',
    Customer: 'Rudo Chikomo',
    'Payment method': 'EcoCash',
    Amount: '$45.00',
    Fee: '$1.33',
    Status: 'Successful',
  })
})

test('a failed payment bears no fee', () => {
  const { amount, lines } = receiptOf({ ...payment, status: 'failed', customerFee: 90 })
  expect(amount).toBe('$45.00')
  expect(lines.some(([term]) => ['Fee', 'Customer fee', 'Total'].includes(term))).toBe(false)
})

test('the fee stands with its rule, where that is known', () => {
  const feeRule = { percentage: 2.5, fixedFee: 20 }
  expect(receiptOf({ ...payment, feeRule }).lines).toContainEqual(['Fee', '$1.33 (2.5% + $0.20)'])
})

test('a customer fee is stated, and the total with it is the amount of the receipt', () => {
  const { amount, lines } = receiptOf({ ...payment, customerFee: 90 })
  expect(amount).toBe('$45.90')
  expect(lines).toContainEqual(['Amount', '$45.00'])
  expect(lines).toContainEqual(['Customer fee', '$0.90'])
  expect(lines).toContainEqual(['Total', '$45.90'])
})

test('a part refund is said on the payment, and a refund points at it', () => {
  expect(receiptOf({ ...payment, refunded: 1_000 }).lines).toContainEqual([
    'Refunded so far',
    '\u2212$10.00',
  ])
  const refund = receiptOf({ ...payment, type: 'refund', fee: 0, refundOf: 'TX-88210' })
  expect(refund.title).toBe('Refund receipt')
  expect(refund.amount).toBe('\u2212$45.00')
  expect(refund.lines).toContainEqual(['Refund of', 'TX-88210'])
  expect(refund.lines.some(([term]) => term === 'Fee')).toBe(false)
})

test('without a reference the code says the id', () => {
  expect(receiptOf({ ...payment, reference: '' }).code).toBe('TX-88214')
})

test('the file is named after the transaction', () => {
  expect(receiptName('TX-1')).toBe('receipt-TX-1.pdf')
})
