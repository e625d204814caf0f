// Proves FEE-3.
import { describe, expect, test } from 'vitest'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import {
  feeNote,
  feeTerm,
  likelyChoice,
  type MethodChoice,
  methodChoices,
  shownFirst,
  totalOf,
} from './pay-facts.ts'

const all = methodChoices.map(({ id }) => id)

describe('the method that is chosen at once', () => {
  test.each<[last: PaymentMethodId | null, off: PaymentMethodId[], choice: MethodChoice | '']>([
    [null, [], 'ecocash'],
    ['omari', [], 'omari'],
    ['visa', [], 'card'],
    ['visa', ['visa'], 'card'],
    ['visa', ['visa', 'mastercard'], 'ecocash'],
    ['bank', ['bank', 'ecocash'], 'onemoney'],
    [null, ['ecocash', 'onemoney', 'innbucks', 'omari', 'visa', 'mastercard'], 'zimswitch'],
    [null, [...all.filter((id) => id !== 'card'), 'visa', 'mastercard'], ''],
  ])('after %s, without %j, is %s', (last, off, choice) => {
    expect(likelyChoice(last, off)).toBe(choice)
  })
})

describe('the methods that are shown first', () => {
  test.each<[inSight: (MethodChoice | '')[], off: PaymentMethodId[], shown: MethodChoice[]]>([
    [[''], [], ['ecocash', 'onemoney', 'innbucks']],
    [['ecocash'], [], ['ecocash', 'onemoney', 'innbucks']],
    [['bank'], [], ['ecocash', 'onemoney', 'bank']],
    [['card', 'ecocash'], [], ['ecocash', 'onemoney', 'card']],
    [['ecocash', 'onemoney', 'innbucks'], ['visa'], ['ecocash', 'onemoney', 'innbucks']],
  ])('with %j in sight and %j off are three', (inSight, off, shown) => {
    expect(shownFirst(off, inSight)).toEqual(shown)
  })

  test('are three that can be taken, beside those that are off where one looks first', () => {
    expect(shownFirst(['ecocash', 'omari'], ['onemoney'])).toEqual([
      'ecocash',
      'onemoney',
      'innbucks',
      'card',
    ])
  })

  test('are all, where no more than three can be taken', () => {
    expect(shownFirst(['onemoney', 'innbucks', 'omari', 'zimswitch'], ['ecocash'])).toEqual(all)
    expect(shownFirst(['onemoney', 'innbucks', 'zimswitch'], ['ecocash'])).not.toEqual(all)
  })
})

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
