// Proves R48.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { maskAccount, outcomeOf } from '#db/payments/test-accounts.ts'
import { institutionOf, numberProblem, plainNumber } from '#db/payouts/institutions.ts'
import { formatMobile, parseMobile, phoneProblem, plainDigits, tidyPhone } from './phone-number.ts'
import { phoneOrNone, signUpFields } from './validation.ts'

/** One number, as people write it and as contacts, pages and cards give it. */
const written = [
  '0771111111',
  ' 077 111 1111 ',
  '771111111',
  '77 111 1111',
  '+263 77 111 1111',
  '+263 (0)77 111 1111',
  '+263(0)771111111',
  '+263 0771111111',
  '(+263) 77 111 1111',
  '00263771111111',
  '00263 (0) 77 111 1111',
  '263-77-111-1111',
  '(077) 111 1111',
  '077.111.1111',
  '077·111·1111',
  '077/1111111',
  '077\u2011111\u20111111',
  '077\u2013111\u20131111',
  '077\u2212111\u22121111',
  '077\u00a0111\u202f1111',
  '\u202a+263 77 111 1111\u202c',
  '\u2066077 111 1111\u2069',
  '\u200e0771111111\ufeff',
  '077\u200b111\u00ad1111',
  'tel:+263771111111',
  'tel:0771111111;phone-context=+263',
  'TEL: 077 111 1111',
  'Cell: 077 111 1111',
  'WhatsApp: +263 77 111 1111',
  '٠٧٧١١١١١١١',
  '۰۷۷۱۱۱۱۱۱۱',
  '०७७१११११११',
  '０７７１１１１１１１',
  '＋263771111111',
  '077\t111\n1111',
]

test.each(written)('%j is the one number, for a payer and in every other field', (text) => {
  expect(parseMobile(text)).toEqual({ number: '0771111111' })
  expect(phoneProblem(text)).toBeUndefined()
  expect(parseMobile(v.parse(phoneOrNone, text))).toEqual({ number: '0771111111' })
  expect(v.safeParse(signUpFields.entries.phoneNumber, text).success).toBe(true)
  expect(plainNumber(text, 'wallet')).toBe('0771111111')
})

test.each([
  ['+263 (0)77 123 4567', '+263 77 123 4567'],
  ['77 123 4567', '077 123 4567'],
  ['tel:+263771234567', '+263771234567'],
  ['\u202a0242 123 456\u202c', '0242 123 456'],
  ['+27 (0)82 123 4567', '+27 82 123 4567'],
  ['+44\u201120\u20117946\u20110958', '+44-20-7946-0958'],
  ['call my wife', 'call my wife'],
])('%j is kept as %j', (text, kept) => {
  expect(tidyPhone(text)).toBe(kept)
  expect(tidyPhone(kept)).toBe(kept)
})

test.each([
  ['call my wife', 'Enter a phone number, such as +263 77 123 4567'],
  ['call: my wife', 'Enter a phone number, such as +263 77 123 4567'],
  ['077 111 1111 or 077 222 2222', 'Enter a phone number, such as +263 77 123 4567'],
  ['2.63771E+11', 'Enter a phone number, such as +263 77 123 4567'],
  ['++263771111111', 'Enter a phone number, such as +263 77 123 4567'],
  ['077 *** 1111', 'Enter a phone number, such as +263 77 123 4567'],
  ['()', 'Enter a phone number with 7 to 15 digits'],
  ['077', 'Enter 9 digits after +263'],
  ['07711111111', 'Enter 9 digits after +263'],
  ['+263 77 111 111', 'Enter 9 digits after +263'],
  ['12345', 'Enter a phone number with 7 to 15 digits'],
  ['0771111111 / 0772222222', 'Enter 9 digits after +263'],
])('%j is no number: %s', (text, problem) => {
  expect(phoneProblem(text)).toBe(problem)
  expect(v.safeParse(phoneOrNone, text).issues?.map(({ message }) => message)).toEqual([problem])
  expect(parseMobile(text).error).toBe('Enter a Zimbabwean mobile number, such as 0771234567')
})

test.each([
  '077111111',
  '07711111111',
  '0242123456',
  '+27 77 111 1111',
  '+771111111',
  'seven',
  '+',
])('%s is no mobile number of Zimbabwe', (text) => {
  expect(parseMobile(text)).toEqual({
    error: 'Enter a Zimbabwean mobile number, such as 0771234567',
  })
})

test('an empty one is asked for, also one of letters that nobody sees', () => {
  for (const text of ['', '  ', '\u200b', '\u3164', '\u202a\u202c']) {
    expect(parseMobile(text)).toEqual({ error: 'Enter a mobile number' })
    expect(v.parse(phoneOrNone, text)).toBe('')
  }
})

const mobile = fc
  .tuple(fc.constantFrom('71', '73', '77', '78'), fc.integer({ min: 0, max: 9_999_999 }))
  .map(([prefix, rest]) => `${prefix}${String(rest).padStart(7, '0')}`)
const code = fc.constantFrom('0', '', '+263', '+263 (0)', '00263', '263 ', '+263 0', 'tel:+263')
const gap = fc.constantFrom('', ' ', '-', '.', '\u2011', '\u2013', '\u00a0', '\u200b', '\u202a')
const zero = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10, 0x1d7ce)

test('a number is read alike with any code, gaps and digits, and nothing else becomes another number', () => {
  fc.assert(
    fc.property(
      mobile,
      code,
      fc.array(gap, { minLength: 9, maxLength: 9 }),
      zero,
      (digits, way, gaps, from) => {
        const shown = [...digits]
          .map((digit, at) => String.fromCodePoint(from + Number(digit)) + (gaps[at] ?? ''))
          .join('')
        expect(parseMobile(way + shown)).toEqual({ number: `0${digits}` })
        expect(parseMobile(tidyPhone(way + shown))).toEqual({ number: `0${digits}` })
        expect(plainDigits(parseMobile(way + shown).number ?? '')).toBe(`0${digits}`)
      },
    ),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(parseMobile(text).number ?? '0771111111').toMatch(/^07\d{8}$/)
      expect(tidyPhone(tidyPhone(text))).toBe(tidyPhone(text))
    }),
  )
})

test('an account is masked, and its outcome found, in whatever form it comes', () => {
  for (const text of ['+263 (0)77 333 3333', '٠٧٧٣٣٣٣٣٣٣', '00263\u201177\u2011333\u20113333']) {
    expect(maskAccount(text)).toBe('077 *** 3333')
    expect(outcomeOf(text).failure).toBe('The customer cancelled')
  }
  expect(maskAccount('4242\u00a04242\u00a04242\u00a04242')).toBe('**** 4242')
})

test('a bank account keeps its digits, without a zero of a phone', () => {
  const bank = institutionOf('nmb')
  expect(plainNumber('٧٧١\u2011111\u2011111', 'bank')).toBe('771111111')
  expect(bank && numberProblem(bank, '771111111')).toBeUndefined()
})

test('it is shown in groups', () => {
  expect(formatMobile('0771234567')).toBe('077 123 4567')
})
