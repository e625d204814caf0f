// Proves DEMO-15.
import { describe, expect, test } from 'vitest'
import { attemptByItself } from '#db/payments/rules.ts'
import { isCounted, meets } from './meets-check.ts'
import { CheckError, readCheck } from './read-check.ts'

function mistakeOf(line: string): string {
  try {
    readCheck(line)
    return ''
  } catch (error) {
    if (error instanceof CheckError) return error.message
    throw error
  }
}

const rows = [
  { id: 'TX-2', type: 'refund', refundOf: 'TX-1', amount: 300, customer: 'Kopje Hardware' },
  { id: 'TX-3', type: 'refund', refundOf: 'TX-1', amount: 200, customer: 'Kopje Hardware' },
  { id: 'TX-4', type: 'refund', refundOf: 'TX-9', amount: 200, customer: 'Rudo Chikomo' },
]

const holds = (line: string, given: readonly object[] = rows) => {
  const check = readCheck(line)
  return meets(
    check,
    given.filter((row) => isCounted(check, row)),
  )
}

test.each([
  ['transactions where refundOf = TX-1 sum amount = 500', true],
  ['transactions where refundOf = TX-1 sum amount = 501', false],
  ['transactions where refundOf = TX-1 and amount > 200 count = 1', true],
  ['transactions where customer = "Kopje Hardware" count = 2', true],
  ['transactions where customer != "Kopje Hardware" count = 1', true],
  ['transactions where refundOf = TX-7 none', true],
  ['transactions where refundOf = TX-9 none', false],
  ['transactions where linkId = null count = 3', true],
  ['transactions where linkId != null some', false],
  ['transactions sum amount <= 700', true],
  ['transactions count < 3', false],
])('%s: %s', (line, expected) => {
  expect(holds(line)).toBe(expected)
})

const invoices = [
  {
    id: 'IN-01',
    currency: 'USD',
    lines: [
      { description: 'Coffee, roasted', quantity: 5_000, unitPrice: 1_00 },
      { description: 'Delivery', quantity: 1_000, unitPrice: 24_00 },
    ],
  },
  { id: 'IN-02', currency: 'USD', lines: [] },
]

test.each([
  ['lines.quantity = 1000 count = 1', true],
  ['lines.quantity != 1000 count = 1', true],
  ['lines.quantity = 5000 and lines.unitPrice = 100 count = 1', true],
  ['lines.quantity = 5000 and lines.unitPrice = 2400 some', false],
  ['lines.unitPrice = 2400 and currency = USD and lines.quantity = 5000 some', false],
  ['lines.quantity = 5000 and lines.description has coffee count = 1', true],
  ['lines.quantity = 1000 and lines.description has "ROASTED" some', false],
  ['lines.description has delivery count = 1', true],
  ['lines.quantity = 5000 and lines.unitPrice != 2400 some', false],
  ['only lines.quantity = 5000 some', false],
  ['only lines.quantity >= 1000 count = 1', true],
  ['currency = USD sum lines.quantity = 6000', true],
])('of a list, one item is as the line says; with != and only, all are: %s', (line, expected) => {
  expect(holds(`invoices where ${line}`, invoices)).toBe(expected)
})

test.each([
  ['Please upload your tax certificate.', false],
  ['The release form, and increased limits', false],
  ['And your lease.', true],
  ['LEASE', true],
  ['(lease agreement)', true],
  ['A release and the leases', true],
  ['', false],
])('has finds the beginning of a word: %s', (request, expected) => {
  expect(holds('notifications where request has lease some', [{ id: 'N-1', request }])).toBe(
    expected,
  )
})

test.each([
  [['refunds'], true],
  [['refunds', 'payouts'], false],
  [['payouts'], false],
  [[], false],
])('only, of a list of words: %j', (permissions, expected) => {
  const groups = [{ id: 'UG-02', permissions }]
  expect(holds('userGroups where only permissions = refunds count = 1', groups)).toBe(expected)
})

test('a payment that arrived by itself is never counted', () => {
  const payments = [
    { id: 'TX-5', attemptId: attemptByItself('a') },
    { id: 'TX-6', attemptId: 'a' },
    { id: 'TX-7' },
  ]
  expect(holds('transactions count = 2', payments)).toBe(true)
})

describe('a mistake is named', () => {
  test.each([
    ['', /^A check is written as: table where field = value/],
    ['transactons some', /^"transactons" is not a table\. Use transactions$/],
    ['spells some', /^"spells" is not a table$/],
    [
      'transactions where refundOff = TX-1 some',
      /^"refundOff" is not a field of transactions\. Use id, /,
    ],
    ['invoices where customer.town = Harare some', /^"customer\.town" is not a field of invoices/],
    ['transactions where constructor = 1 some', /^"constructor" is not a field/],
    [
      'transactions where status = refnded some',
      /^status: "refnded" is not allowed\. Use "successful", "pending"/,
    ],
    ['transactions where amount = many some', /^amount: "many" must be a /],
    ['transactions where refundOf = 12 some', /^refundOf: "12" must be an id such as "TX-01"$/],
    ['paymentLinks where draft = yes some', /^draft: "yes" must be true or false/],
    ['transactions where amount some', /^"some" comes after amount\. Use =, !=, /],
    ['transactions where amount', /^nothing comes after amount/],
    ['transactions where amount =', /^amount = has no value$/],
    ['transactions where status > pending some', /^status: only numbers can be compared with >$/],
    ['transactions where amount has 5 some', /^amount: only texts can be searched with has$/],
    ['transactions where only amount = 5 some', /^amount is not in a list, so only can’t/],
    ['transactions sum amount has 5', /^"has" comes after amount\. Use =, !=, /],
    ['transactions where amount = 5', /^The line ends where count, sum, some or none is expected$/],
    ['transactions where amount = 5 all', /^"all" is there where count, sum, some or none/],
    ['transactions sum customer = 5', /^customer is not a number, and can’t be added up$/],
    ['transactions sum amount = 5.50', /^"5\.50" must be a whole number, in cents for money$/],
    ['transactions count = one', /^"one" must be a whole number$/],
    ['transactions count = 1 more', /^"more" is not expected here/],
    ['transactions where customer = "Rudo some', /^a quotation mark is missing$/],
    ['transactions ! some', /^"!" is not expected here$/],
  ])('%s', (line, words) => {
    expect(mistakeOf(line)).toMatch(words)
  })
})
