// Proves TXN-2.
import { describe, expect, test } from 'vitest'
import { hasReceipt, payerReceiptOf, receiptName, receiptOf } from './receipt.ts'

const payment = {
  id: 'TX-88214',
  date: '2026-11-21T12:14:00.000Z',
  customer: 'Rudo Chikomo',
  amount: 4_500,
  currency: 'USD',
  refunded: 0,
  paymentMethod: 'ecocash',
  status: 'successful',
  type: 'payment',
  account: '077 *** 1111',
  reference: 'EC-5512',
} as const

test('a payment states what was paid, by whom and how, and nothing of the merchant’s fee', () => {
  const { title, amount, lines, code } = receiptOf(payment)
  expect(title).toBe('Receipt')
  expect(amount).toBe('$45.00')
  expect(code).toBe('EC-5512')
  expect(Object.fromEntries(lines)).toMatchObject({
    'Transaction ID': 'TX-88214',
    Customer: 'Rudo Chikomo',
    'Payment method': 'EcoCash',
    Amount: '$45.00',
    Status: 'Successful',
  })
  expect(lines.map(([term]) => term)).not.toContain('Fee')
})

test.each([
  ['pending', true],
  ['successful', true],
  ['refunded', true],
  ['failed', false],
] as const)('a transaction that is %s has a receipt: %s', (status, has) => {
  expect(hasReceipt({ status })).toBe(has)
})

describe('the receipt of an invoice’s payment', () => {
  const invoice = { number: 'INV-000007', total: 60_00, open: 15_00, creditNotes: [] }
  const payer = {
    payment,
    merchantName: 'Vumba',
    name: 'Invoice INV-000007',
    paymentCase: null,
    dispute: null,
  }

  test('says what is left of a part payment, on both copies', () => {
    const left = [
      ['Invoice total', '$60.00'],
      ['Amount due', '$15.00'],
    ]
    expect(receiptOf(payment, invoice).lines).toEqual(expect.arrayContaining(left))
    expect(payerReceiptOf({ ...payer, invoice }).lines).toEqual(expect.arrayContaining(left))
  })

  test('of the rest says nothing is left, and names the credit notes of its refunds', () => {
    const paid = { ...invoice, open: 0, creditNotes: ['CN-000001'] }
    for (const { lines } of [
      receiptOf(payment, paid),
      payerReceiptOf({ ...payer, invoice: paid }),
    ]) {
      expect(lines.map(([term]) => term)).not.toContain('Amount due')
      expect(lines).toContainEqual(['Credit note', 'CN-000001'])
    }
  })
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
  const refund = receiptOf({ ...payment, type: 'refund', refundOf: 'TX-88210' })
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
