import * as v from 'valibot'
import { expect, test } from 'vitest'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { invoiceSchema, type Purpose } from './invoice-form.ts'
import { emptyLine, readInvoice, startInvoice, type TypedInvoice } from './typed-invoice.ts'

const now = new Date(2026, 10, 21, 12, 14)
const line = { ...emptyLine(), description: 'Beans', quantity: '1.5', unitPrice: '18.00' }
const typed = (over: Partial<TypedInvoice> = {}): TypedInvoice => ({
  ...startInvoice(null, now),
  customerName: 'Rudo Chikomo',
  phone: '077 123 4567',
  lines: [line],
  ...over,
})
function wrong(over: Partial<TypedInvoice>, purpose: Purpose = 'send') {
  const schema = invoiceSchema(
    () => purpose,
    () => now,
  )
  const { issues = [] } = v.safeParse(schema, typed(over))
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

test('a new one gives 14 days, and its empty line is not saved', () => {
  const start = startInvoice(null, now)
  expect(start.dueDate).toBe('2026-12-05')
  expect(readInvoice(start)).toMatchObject({ lines: [], discount: null, taxPercent: 0 })
})

test('a draft goes into its fields and comes out of them as it was', () => {
  const draft = invoiceRow({
    lines: [
      { description: 'Beans', quantity: 1_125, unitPrice: 18_05 },
      { description: 'Bag', quantity: 1_000, unitPrice: 0 },
    ],
    discount: { kind: 'percent', percent: 2.5 },
    taxPercent: 15,
    notes: 'Thank you.',
  })
  const { customer, lines, discount, taxPercent, currency, dueDate, notes } = draft
  expect(readInvoice(startInvoice(draft))).toEqual({
    customer,
    lines,
    discount,
    taxPercent,
    currency,
    dueDate,
    notes,
  })
})

test('what is complete can be sent; a draft may lack almost everything', () => {
  expect(wrong({})).toEqual({})
  expect(wrong({ email: 'rudo@x.example', phone: '', dueDate: '2026-11-21' })).toEqual({})
  const empty = { customerName: '', phone: '', lines: [emptyLine()], dueDate: '2020-01-01' }
  expect(wrong(empty, 'save')).toEqual({})
  expect(wrong(empty)).toEqual({
    customerName: 'Enter the customer’s name',
    email: 'Enter an email address or a phone number',
    dueDate: 'Choose today or a later date',
    'lines.0.description': 'Add at least one line',
  })
})

test.each<[Partial<TypedInvoice>, string, string]>([
  [{ email: 'rudo@x' }, 'email', 'Please enter a valid email address'],
  [{ phone: '077' }, 'phone', 'Enter 9 digits after +263'],
  [{ phone: 'call my wife' }, 'phone', 'Enter a phone number, such as +263 77 123 4567'],
  [{ dueDate: '2026-02-30' }, 'dueDate', 'Choose a date'],
  [{ lines: [{ ...line, description: ' ' }] }, 'lines.0.description', 'Enter a description'],
  [
    { lines: [line, { ...line, quantity: '0' }] },
    'lines.1.quantity',
    'Use a number above 0, such as 1.5',
  ],
  [
    { lines: [{ ...line, quantity: '1,250' }] },
    'lines.0.quantity',
    'Did you mean 1.25 or 1,250? Enter 1.25 or 1250',
  ],
  [
    { lines: [{ ...line, unitPrice: 'ZWL 20' }] },
    'lines.0.unitPrice',
    'Enter the amount in USD, not ZWL',
  ],
  [
    { currency: 'ZWL', discountKind: 'amount', discount: '$2' },
    'discount',
    'Enter the amount in ZWL, not $',
  ],
  [{ lines: [{ ...line, unitPrice: '' }] }, 'lines.0.unitPrice', 'Enter a price, such as 18.00'],
  [{ lines: [{ ...line, unitPrice: '9,999,999' }] }, 'lines.0.unitPrice', 'At most $1,000,000.00'],
  [{ lines: [{ ...line, unitPrice: '1,000.555' }] }, 'lines.0.unitPrice', 'Use at most 2 decimals'],
  [
    { lines: [{ ...line, quantity: '1000', unitPrice: '1000.01' }] },
    'lines.0.unitPrice',
    'At most 1,000,000.00',
  ],
  [{ discountKind: 'percent', discount: '101' }, 'discount', 'Use 0 to 100, at most 2 decimals'],
  [
    { discountKind: 'amount', discount: '27.01' },
    'discount',
    'The discount is more than the subtotal',
  ],
  [{ discountKind: 'amount', discount: '' }, 'discount', 'Enter an amount, such as 5.00'],
  [{ taxPercent: '14.555' }, 'taxPercent', 'Use 0 to 100, at most 2 decimals'],
])('%o is refused at %s: %s', (over, path, message) => {
  expect(wrong(over, 'save')).toEqual({ [path]: message })
})

test('a discount of everything can’t be sent', () => {
  expect(wrong({ discountKind: 'percent', discount: '100' })).toEqual({
    'lines.0.unitPrice': 'The total must be above 0',
  })
})

test('each problem is said at its field', () => {
  const schema = invoiceSchema(() => 'save')
  const { issues = [] } = v.safeParse(schema, typed({ lines: [line, { ...line, quantity: '' }] }))
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual(['lines.1.quantity'])
})
