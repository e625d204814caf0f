import { expect, test } from 'vitest'
import { ledgerOf, paymentRow } from '#tests/support/ledger-rows.ts'
import { currencies } from './money.ts'
import { findByWords, isAmountOf } from './search-queries.ts'
import { searchWords } from './text/search-text.ts'

const ledger = ledgerOf(
  paymentRow(8, { customer: 'Tafara Gumbo', amount: 50_00, reference: 'Order 88' }),
  paymentRow(88, { customer: 'Rudo Chikomo' }),
  paymentRow(188, { customer: 'Rudo Banda', amount: 50_00 }),
  paymentRow(881, { customer: 'Rudo Chikomo', merchantId: 'M-002' }),
)
const find = (text: string, over: { merchantId?: string; limit?: number } = {}) =>
  findByWords(ledger, { words: text.split(' '), limit: 10, ...over }).map(({ id }) => id)

test('words match in any order, each in what may be another field', () => {
  expect(find('chikomo tx-88')).toEqual(find('tx-88 chikomo'))
  expect(find('chikomo tx-88')).toEqual(['TX-88', 'TX-881'])
})

test('the one named in full comes first, then the newest', () => {
  expect(find('88')).toEqual(['TX-881', 'TX-188', 'TX-88', 'TX-8'])
  expect(find('tx-8')).toEqual(['TX-8', 'TX-881', 'TX-88'])
})

test('an amount finds the payments of that amount', () => {
  expect(find('50.00')).toEqual(['TX-188', 'TX-8'])
  expect(find('$50 gumbo')).toEqual(['TX-8'])
})

test('only what belongs to the merchant, and no more than asked for', () => {
  expect(find('rudo', { merchantId: 'M-001' })).toEqual(['TX-188', 'TX-88'])
  expect(find('rudo', { limit: 1 })).toEqual(['TX-881'])
  expect(find('rudo', { merchantId: 'M-404' })).toEqual([])
})

test('a merchant is found by name where names are given', () => {
  const merchantNames = new Map([['M-002', 'Msasa Pharmacy']])
  const found = findByWords(ledger, { words: ['msasa', 'rudo'], merchantNames, limit: 10 })
  expect(found.map(({ id }) => id)).toEqual(['TX-881'])
})

test.each<[typed: string, found: string[]]>([
  ['630.00', ['TX-3', 'TX-2']],
  ['ZiG 630', ['TX-3']],
  ['zig630', ['TX-3']],
  ['630 ZiG', ['TX-3']],
  ['ZWL 630.00', ['TX-3']],
  ['ZWL$630', ['TX-3']],
  ['ZWG 630', ['TX-3']],
  ['Z$630', ['TX-3']],
  ['Z$ 630', ['TX-3']],
  ['ZW$630', ['TX-3']],
  ['$630', ['TX-2']],
  ['$ 630', ['TX-2']],
  ['US$630', ['TX-2']],
  ['US$ 630', ['TX-2']],
  ['USD 630', ['TX-2']],
  ['630 USD', ['TX-2']],
  ['630.00 usd gumbo', ['TX-2']],
  ['ZiG 630 gumbo', []],
])('%s finds %j: a currency beside an amount restricts it', (typed, found) => {
  const rows = ledgerOf(
    paymentRow(1, { amount: 63_00 }),
    paymentRow(2, { amount: 630_00, customer: 'Tafara Gumbo' }),
    paymentRow(3, { amount: 630_00, currency: 'ZWL', customer: 'Rudo Banda' }),
  )
  const words = searchWords(typed)
  expect(findByWords(rows, { words, limit: 10 }).map(({ id }) => id)).toEqual(found)
})

test.each([
  ['50.00', 50_00],
  ['50.5', 50_50],
  ['1,250.00', 1250_00],
  ['$50', 50_00],
  ['50,00', 50_00],
  ['12,5', 12_50],
  ['1.250,00', 1250_00],
  ['us$50', 50_00],
  ['50usd', 50_00],
  ['zwl50.00', 50_00],
  ['zig50', 50_00],
  ['50zwg', 50_00],
  ['zig', undefined],
  ['50', undefined],
  ['50%', undefined],
  ['50.00%', undefined],
  ['€50.00', undefined],
  ['5.000', undefined],
  ['tx-50', undefined],
])('%s is an amount of %s', (word, minor) => {
  const amounts = [5_00, 12_50, 50_00, 50_50, 1250_00, 5000_00]
  const found = amounts.filter((amount) =>
    currencies.some((currency) => isAmountOf(word)({ amount, currency })),
  )
  expect(found).toEqual(minor === undefined ? [] : [minor])
})
