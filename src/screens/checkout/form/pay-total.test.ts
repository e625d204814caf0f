// Proves FEE-3.
import { expect, test } from 'vitest'
import { feeNote, feeTerm, totalOf } from './pay-total.ts'

const terms = { amount: 18_00, currency: 'USD', customerFees: { ecocash: 2, visa: 3 } } as const
const typed = { amount: '', method: 'ecocash', cardNumber: '' } as const

test('the total is the amount and the customer fee of the method', () => {
  expect(totalOf(terms, typed)).toEqual({
    method: 'ecocash',
    amount: 18_00,
    rate: 2,
    fee: 36,
    total: 18_36,
  })
  expect(totalOf(terms, { ...typed, method: 'onemoney' })).toMatchObject({ fee: 0, total: 18_00 })
  expect(totalOf({ ...terms, amount: null }, { ...typed, amount: '10' }).total).toBe(10_20)
})

test('without an amount, or before the brand of the card is known, there is no total', () => {
  expect(totalOf({ ...terms, amount: null }, typed)).toMatchObject({ amount: null, total: null })
  const card = { ...typed, method: 'card' } as const
  expect(totalOf(terms, card)).toMatchObject({ rate: null, fee: null, total: null })
  expect(totalOf(terms, { ...card, cardNumber: '4242' })).toMatchObject({ rate: 3, total: 18_54 })
  expect(totalOf(terms, { ...card, cardNumber: '5555' })).toMatchObject({ rate: 0, total: 18_00 })
  expect(totalOf({ ...terms, customerFees: {} }, card).total).toBe(18_00)
})

test('the fee is named with its method and percentage', () => {
  expect(feeNote('ecocash', terms.customerFees)).toBe('2.0% fee')
  expect(feeNote('onemoney', terms.customerFees)).toBeUndefined()
  expect(feeNote('card', terms.customerFees)).toBe('up to 3.0% fee')
  expect(feeNote('card', { visa: 3, mastercard: 3 })).toBe('3.0% fee')
  expect(feeTerm({ method: 'ecocash', rate: 2 })).toBe('Customer fee (EcoCash, 2.0%)')
  expect(feeTerm({ method: 'card', rate: null })).toBe('Customer fee (Visa or Mastercard)')
})
