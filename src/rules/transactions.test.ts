import { expect, test, describe } from 'vitest'
import {
  signedAmount,
  transactionMoney,
  cardBrand,
  cardNumberProblem,
  codeProblem,
  expiryProblem,
  formatCardNumber,
  formatExpiry,
  sampleExpiry,
} from './transactions.ts'
import * as fc from 'fast-check'

test('what left the business carries a minus before the symbol', () => {
  const row = { amount: 6_400, currency: 'USD' } as const
  expect(transactionMoney({ ...row, type: 'payment' })).toBe('$64.00')
  expect(transactionMoney({ ...row, type: 'refund' })).toBe('\u2212$64.00')
  expect(transactionMoney({ ...row, type: 'payout', currency: 'ZWL' })).toBe('\u2212ZWL\u00a064.00')
  expect(signedAmount({ type: 'adjustment', amount: 250 })).toBe(250)
})

test('the check digit: published test cards pass', () => {
  for (const number of [
    '4242424242424242',
    '5555555555554444',
    '4000000000000002',
    '2223003122003222',
  ])
    expect(cardNumberProblem(number, false)).toBeUndefined()
})

test('the check digit: any one wrong digit is found', () => {
  fc.assert(
    fc.property(fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }), (place, off) => {
      const digits = [...'4242424242424242']
      digits[place] = String((Number(digits[place]) + off) % 10)
      expect(cardNumberProblem(digits.join(''), false)).toBe('Check the card number')
    }),
  )
})

test('whose card it is', () => {
  expect(cardBrand('4242')).toBe('visa')
  expect(cardBrand('5105 1051')).toBe('mastercard')
  expect(cardBrand('2221 00')).toBe('mastercard')
  expect(cardBrand('2720 99')).toBe('mastercard')
  expect(cardBrand('2721 00')).toBeNull()
  expect(cardBrand('6011')).toBeNull()
  expect(cardBrand('')).toBeNull()
})

describe('a typed card number', () => {
  test.each([
    ['4242 4242 4242 4242', undefined],
    ['4242-4242-4242-4242', undefined],
    ['5555555555554444', undefined],
    ['', 'Enter the number on the front of the card'],
    ['   ', 'Enter the number on the front of the card'],
    ['4242 4242 4242 4241', 'Check the card number'],
    ['42424242', 'Check the card number'],
    ['4242 4242 4242 424x', 'Check the card number'],
    ['6011111111111117', 'Use a Visa or Mastercard card'],
    ['0000000000000000', 'Use a Visa or Mastercard card'],
  ])('%s', (text, problem) => {
    expect(cardNumberProblem(text, false)).toBe(problem)
  })

  test('a local card may be of any brand, with the right check digit', () => {
    expect(cardNumberProblem('6011111111111117', true)).toBeUndefined()
    expect(cardNumberProblem('6011111111111118', true)).toBeDefined()
  })
})

test('a sample card is good for some years', () => {
  const now = new Date(2031, 11, 31)
  expect(sampleExpiry(now)).toBe('12/35')
  expect(expiryProblem(sampleExpiry(now), now)).toBeUndefined()
})

describe('a typed expiry, in November 2026', () => {
  const now = new Date(2026, 10, 21)
  test.each([
    ['11/26', undefined],
    ['1/27', undefined],
    [' 12 / 2026 ', undefined],
    ['10/26', 'This card has expired'],
    ['12/25', 'This card has expired'],
    ['13/28', 'Use month and year, such as 08/28'],
    ['00/28', 'Use month and year, such as 08/28'],
    ['0828', 'Use month and year, such as 08/28'],
    ['12/99', 'Use month and year, such as 08/28'],
    ['', 'Enter the month and year, such as 08/28'],
  ])('%s', (text, problem) => {
    expect(expiryProblem(text, now)).toBe(problem)
  })
})

test('a security code is three digits', () => {
  expect(codeProblem('123')).toBeUndefined()
  for (const text of ['', '12', '1234', '12a']) expect(codeProblem(text)).toBeDefined()
})

test('what is typed is grouped as it is printed', () => {
  expect(formatCardNumber('42424242424242421')).toBe('4242 4242 4242 4242 1')
  expect(formatCardNumber('4242 4')).toBe('4242 4')
  expect(formatCardNumber('no card')).toBe('')
  expect(formatExpiry('0')).toBe('0')
  expect(formatExpiry('08')).toBe('08')
  expect(formatExpiry('082')).toBe('08/2')
  expect(formatExpiry('8')).toBe('08')
  expect(formatExpiry('828')).toBe('08/28')
  expect(formatExpiry('082028')).toBe('08/2028')
  expect(formatExpiry('8/28')).toBe('8/28')
})
