// Proves R48.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { ledgerRow } from '../ledger/rows.ts'
import { searchIn } from '../ledger/search.ts'
import { phoneSearchNote, searchable, searchFor, searchWords } from './search-text.ts'

test.each([
  ['Zoë', 'zoe'],
  ['Zoe\u0308', 'zoe'],
  ['ZOË  Mutasa ', 'zoe mutasa'],
  ['Núñez', 'nunez'],
  ['Ångström', 'angstrom'],
  ['Søren Æbelø', 'soren aebelo'],
  ['Straße', 'strasse'],
  ['Łukasz', 'lukasz'],
  ['Mai\u2019s Tea', "mai's tea"],
  ['TX\u201186076', 'tx-86076'],
  ['#TX-86076', 'tx-86076'],
  ['TX\u201386076\u200b', 'tx-86076'],
  ['٠٧٧', '077'],
  ['Ｒｕｄｏ', 'rudo'],
  ['a\u00a0b\tc\nd', 'a b c d'],
  ['\u202eRudo\u202c', 'rudo'],
])('%j is searched as %j', (text, plain) => {
  expect(searchable(text)).toBe(plain)
  expect(searchable(plain)).toBe(plain)
})

test('two ways to write a name find each other', () => {
  const names = ['Zoë', 'Zoe\u0308', 'zoe', 'ZOE', 'Z\u200boë', 'Ｚoé']
  for (const typed of names)
    for (const name of names) expect([typed, name, searchFor(typed)([name])]).toContain(true)
  expect(searchFor('zoey')(names)).toBe(false)
  expect(searchFor(' \u200b ')([null, undefined, 'Rudo'])).toBe(true)
})

test('what is typed in any case, with accents or composed otherwise finds its own text', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 })
  fc.assert(
    fc.property(text, fc.constantFrom('NFC' as const, 'NFD' as const), (name, form) => {
      expect(searchFor(name.normalize(form))([name])).toBe(true)
      expect(searchable(searchable(name))).toBe(searchable(name))
    }),
  )
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z]{1,12}$/),
      fc.constantFrom('\u0301', '\u0308'),
      (name, mark) => {
        const accented = [...name].join(mark) + mark
        expect(searchFor(name)([accented])).toBe(true)
        expect(searchFor(accented.normalize('NFC'))([name.toUpperCase()])).toBe(true)
      },
    ),
  )
})

const row = paymentRow(86076, { customer: 'Zoë Mutasa', account: '077 *** 1111' })
const finds = (typed: string) => searchIn(typed)(ledgerRow(row))

test.each([
  '0771111111',
  '+263 77 111 1111',
  '+263 (0)77 111 1111',
  '771111111',
  '\u202a077\u2011111\u20111111\u202c',
  '٠٧٧١١١١١١١',
  'tel:+263771111111',
  '1111',
  '077',
  'TX\u201186076',
  '#TX-86076',
  'tx86076',
  'TX 86076',
  '(TX-86076),',
  'zoe mutasa',
])('%j finds the payment', (typed) => {
  expect(finds(typed)).toBe(true)
})

test.each(['0771111112', '+263 78 111 1111', 'TX-86077', 'zoe chikomo', 'call my wife'])(
  '%j does not',
  (typed) => {
    expect(finds(typed)).toBe(false)
  },
)

test('a whole card number finds the payments with its last digits', () => {
  const card = paymentRow(7, { paymentMethod: 'visa', account: '**** 4242' })
  expect(searchIn('4242 4242 4242 4242')(ledgerRow(card))).toBe(true)
  expect(searchIn('4242 4242 4242 4241')(ledgerRow(card))).toBe(false)
})

test('a whole phone number is found in whatever form a row has it', () => {
  for (const kept of ['0771111111', '+263 77 111 1111', '+263 (0)77-111-1111'])
    expect([kept, searchFor('77 111 1111')(['Rudo', kept])]).toEqual([kept, true])
})

test('a whole phone number finds a customer by the number that is kept whole', () => {
  const known = paymentRow(8, { customerPhone: '+263 (0)77 123 0000', account: '078 *** 2222' })
  for (const typed of ['0771230000', '+263 77 123 0000', '771230000'])
    expect([typed, searchIn(typed)(ledgerRow(known))]).toEqual([typed, true])
  expect(searchIn('077 123 0001')(ledgerRow(known))).toBe(false)
})

test.each([
  ['077 111 1111', true],
  ['tel:+263771111111', true],
  ['1111', false],
  ['TX-86076', false],
  ['4242 4242 4242 4242', false],
  ['', false],
])('a search for %j says that only four digits are kept: %s', (typed, isSaid) => {
  expect(phoneSearchNote(typed)).toBe(
    isSaid ? 'Only the last four digits of a phone number are kept.' : undefined,
  )
})

test.each([
  ['  Refund   TX-88 refund ', ['refund', 'tx-88']],
  ['#TX\u201188 Zoë', ['tx-88', 'zoe']],
  ['refund +263 77 111 1111', ['refund', '0771111111']],
  ['077 111 1111 Rudo', ['0771111111', 'rudo']],
  ['4242 4242 4242 4242', ['4242424242424242']],
  ['ZiG 630.00 Rudo', ['zig630.00', 'rudo']],
  ['20 USD', ['20usd']],
  ['refund zig', ['refund', 'zig']],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['   ', []],
])('the words of %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words)
})
