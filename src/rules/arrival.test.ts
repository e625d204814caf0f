// Proves HOME-2.
import { expect, test } from 'vitest'
import { arrivalText, arrivedUsd } from './arrival.ts'

const rudo = {
  date: '2026-11-21T12:14:00.000Z',
  amount: 1_00,
  currency: 'USD',
  customer: 'Rudo Chikomo',
  paymentMethod: 'ecocash',
  account: '077 *** 1111',
} as const

test('one payment says how much, how it came and from whom', () => {
  expect(arrivalText([rudo])).toEqual({ sum: '+$1.00', source: 'EcoCash, Rudo Chikomo' })
})

test.each([
  ['077 *** 1111', rudo, 'EcoCash, 077 *** 1111'],
  [
    'Card **** 4242',
    { ...rudo, paymentMethod: 'visa', account: '**** 4242' } as const,
    'Visa, **** 4242',
  ],
  ['Unnamed customer', { ...rudo, paymentMethod: 'bank', account: '' } as const, 'Bank transfer'],
])('without a name, as %s, it names the number, if there is one', (customer, payment, source) => {
  expect(arrivalText([{ ...payment, customer }]).source).toBe(source)
})

test('several are summed by currency, and counted', () => {
  const others = [
    { ...rudo, amount: 20_00 },
    { ...rudo, amount: 24_00, customer: 'Farai Ncube' },
  ]
  expect(arrivalText([rudo, ...others])).toEqual({ sum: '+$45.00', source: 'from 3 payments' })
  const inZwl = { ...rudo, amount: 35_00, currency: 'ZWL' } as const
  expect(arrivalText([rudo, inZwl]).sum).toBe('+$1.00 +ZWL\u00a035.00')
})

test('to figures in USD they add their sum, from an instant on', () => {
  const inZwl = { ...rudo, amount: 35_00, currency: 'ZWL' } as const
  const before = { ...rudo, amount: 9_00, date: '2026-11-20T12:14:00.000Z' }
  expect(arrivedUsd([rudo, inZwl, before])).toBe(1_00 + 2_00 + 9_00)
  expect(arrivedUsd([rudo, inZwl, before], Date.parse('2026-11-21T00:00:00.000Z'))).toBe(3_00)
})
