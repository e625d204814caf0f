import { describe, expect, test } from 'vitest'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { likelyChoice, methodChoices, shownFirst, type MethodChoice } from './pay-methods.ts'

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
