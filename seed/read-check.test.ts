// Proves DEMO-15.
import { describe, expect, test } from 'vitest'
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

test('of a list, any item will do; with != all must differ', () => {
  const invoices = [
    { id: 'IN-01', lines: [{ quantity: 5_000 }, { quantity: 1_000 }] },
    { id: 'IN-02', lines: [] },
  ]
  expect(holds('invoices where lines.quantity = 1000 count = 1', invoices)).toBe(true)
  expect(holds('invoices where lines.quantity != 1000 count = 1', invoices)).toBe(true)
  expect(holds('invoices sum lines.quantity = 6000', invoices)).toBe(true)
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
