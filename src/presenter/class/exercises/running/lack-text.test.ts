// Proves DEMO-15.
import { expect, test } from 'vitest'
import { attemptByItself } from '#db/payments/rules.ts'
import { checksOf, listExercises } from '#seed/exercises.ts'
import { readCheck } from '#seed/read-check.ts'
import { type Lack, whyNot } from '#seed/why-not.ts'
import { lacksOf, stepLackText } from './lack-text.ts'

const startedAt = '2026-11-21T12:00:00.000Z'
const old = '2026-11-20T12:00:00.000Z'
const made = '2026-11-21T12:05:00.000Z'

const order = (refunded: number) => ({ id: 'TX-9', date: old, reference: 'Order 3109', refunded })
const refundCheck =
  'transactions where reference = "Order 3109" and currency = USD and refunded = 5000 count = 1'
const refundSum = 'transactions where type = refund and currency = USD sum amount = 5000'
const refundOf = (id: string, amount: number, customer = 'Kopje Hardware') => ({
  id,
  amount,
  customer,
  date: made,
  type: 'refund',
  currency: 'USD',
})
const invoiceCheck =
  'invoices where customer.name = "Granite Rest Lodge" and currency = USD and lines.quantity = 5000 and lines.unitPrice = 2400 count = 1'
const invoice = (currency: string, ...lines: { quantity: number; unitPrice: number }[]) => ({
  id: 'IN-01',
  createdAt: made,
  customer: { name: 'Granite Rest Lodge' },
  currency,
  lines,
})
const link = { id: '1042', createdAt: old, name: 'Beans', amount: 1800, currency: 'USD' }
const linkCheck = 'paymentLinks where id = 1042 and currency = USD and amount = 1950 count = 1'

test.each([
  ['nothing was made', invoiceCheck, [], 'Not done yet'],
  [
    'too little of a payment',
    refundCheck,
    [{ ...order(3850), currency: 'USD' }],
    'Refunded $38.50 of $50.00',
  ],
  ['too little of a sum', refundSum, [refundOf('TX-20', 3850)], '$38.50 of $50.00'],
  [
    'too much of a sum',
    refundSum,
    [refundOf('TX-20', 3850), refundOf('TX-21', 2000)],
    '$58.50 instead of $50.00',
  ],
  [
    'another currency',
    invoiceCheck,
    [invoice('ZWL', { quantity: 5000, unitPrice: 2400 })],
    'Right customer, wrong currency',
  ],
  [
    'prices that were swapped',
    invoiceCheck,
    [invoice('ZWL', { quantity: 5000, unitPrice: 100 }, { quantity: 1000, unitPrice: 2400 })],
    'Right customer, wrong currency and price',
  ],
  [
    'a line of another price',
    invoiceCheck,
    [invoice('USD', { quantity: 5000, unitPrice: 100 })],
    'The price is $1.00, not $24.00',
  ],
  [
    'a line of another quantity',
    invoiceCheck,
    [invoice('USD', { quantity: 4500, unitPrice: 2400 })],
    'The quantity is 4.5, not 5',
  ],
  ['the old price', linkCheck, [link], 'The amount is $18.00, not $19.50'],
  [
    'a second link, which is not the one that is named',
    linkCheck,
    [{ ...link, id: '1050', createdAt: made, amount: 1950 }],
    'Not done yet',
  ],
  [
    'something else too',
    'transactions where customer != "Kopje Hardware" none',
    [refundOf('TX-20', 500, 'Rudo Chikomo')],
    'Changed, but not part of the task: Rudo Chikomo',
  ],
  [
    'twice',
    'transactions where type = refund count = 1',
    [refundOf('TX-20', 500), refundOf('TX-21', 500)],
    'Done 2 times instead of once',
  ],
  [
    'left as it was',
    'documents where id = D-0030 and status = approved count = 1',
    [{ id: 'D-0030', status: 'pending' }],
    'Not done yet',
  ],
  [
    'a payment that arrived by itself',
    'transactions where linkId = 1042 and paymentMethod = ecocash count = 1',
    [{ id: 'TX-20', date: made, linkId: '1042', attemptId: attemptByItself('a') }],
    'Not done yet',
  ],
  [
    'a payment by another method',
    'transactions where linkId = 1042 and paymentMethod = ecocash count = 1',
    [{ id: 'TX-20', date: made, linkId: '1042', paymentMethod: 'onemoney' }],
    'Right link, wrong payment method',
  ],
  [
    'a request for something else',
    'notifications where merchantId = M-025 and request has tax count = 1',
    [{ id: 'N-20', timestamp: made, merchantId: 'M-025', request: 'Send your lease.' }],
    'The request doesn’t contain “tax”: “Send your lease”',
  ],
  [
    'not sent',
    'invoices where customer.name = "Granite Rest Lodge" and sentAt != null count = 1',
    [{ ...invoice('USD'), sentAt: null }],
    'No date of sending yet',
  ],
])('says why: %s', (_what, line, rows, says) => {
  const lack = whyNot(readCheck(line), { rows, before: new Set(), startedAt })
  expect(lack && stepLackText([lack])).toBe(says)
})

test('a line that holds lacks nothing, and what was there before is not compared', () => {
  const rows = [refundOf('TX-20', 5000)]
  const state = { rows, startedAt, before: new Set<string>() }
  expect(whyNot(readCheck(refundSum), state)).toBe(null)
  expect(whyNot(readCheck(refundSum), { ...state, before: new Set(['TX-20']) })).toEqual({
    kind: 'nothing',
  })
})

test('each line of each exercise has words for being left alone', () => {
  for (const check of listExercises().flatMap(checksOf)) {
    const lack = whyNot(check, { rows: [], before: new Set(), startedAt })
    expect(lack === null || stepLackText([lack]) === 'Not done yet').toBe(true)
  }
})

const step = (text: string, isChecked = true) => ({
  text,
  checks: isChecked ? [readCheck('payouts count = 1')] : [],
})
const refunded: Lack = {
  kind: 'differs',
  right: ['reference'],
  wrong: [{ field: 'refunded', is: [3850], wanted: 5000 }],
  currency: 'USD',
}
test.each<[string, ReturnType<typeof step>[], Lack[][], string[]]>([
  ['nothing is left to say', [step('Refund it.')], [[]], []],
  [
    'of one step alone, without its name',
    [step('Find it.', false), step('Refund $50.00 of it.')],
    [[], [refunded]],
    ['Refunded $38.50 of $50.00'],
  ],
  [
    'of several steps, each with its name',
    [step('Make it.'), step('Send it.'), step('Refund it.')],
    [[], [{ kind: 'nothing' }], [refunded]],
    ['Send it: Not done yet', 'Refund it: Refunded $38.50 of $50.00'],
  ],
  [
    'of many steps, the first three',
    ['One.', 'Two.', 'Three.', 'Four.'].map((text) => step(text)),
    Array.from({ length: 4 }, (): Lack[] => [{ kind: 'nothing' }]),
    ['One: Not done yet', 'Two: Not done yet', 'Three: Not done yet'],
  ],
  [
    'cut where a step is long',
    [step('a'.repeat(200)), step('Two.')],
    [[{ kind: 'nothing' }], []],
    [`${'a'.repeat(159)}…`],
  ],
])('a result says what was missing: %s', (_what, steps, lacks, says) => {
  expect(lacksOf({ steps }, lacks)).toEqual(says)
})
