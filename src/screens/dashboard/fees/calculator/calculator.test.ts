import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '#db/money.ts'
import { termsOf } from '#db/payments/fees.ts'
import { readAddress, writeAddress } from '#src/ui/list/address.ts'
import { merchantFees } from '#tests/support/fee-rows.ts'
import {
  amountStops,
  type Calculation,
  calculatorAddress,
  customerRateFor,
  nearestStop,
  quoteOf,
  quoteFor,
} from './calculator.tsx'

const tables = { merchantFees, fees: [] }
const start = readAddress(calculatorAddress, '')

const quoted = (over: Partial<Calculation> = {}) => {
  const calculation = { ...start, ...over }
  return quoteOf(termsOf(tables, calculation.method), calculation)
}

test('it begins with the $100.00 of the table, by the fees as they are now', () => {
  expect(quoted()).toEqual({ quote: { pays: 100_00, fee: 2_70, receives: 97_30, customerFee: 0 } })
  expect(quoted({ amount: '20', side: 'receives' })).toEqual({
    quote: { pays: 20_72, fee: 72, receives: 20_00, customerFee: 0 },
  })
})

test('FEE-3: a customer fee comes on top of the price, and changes nothing that is received', () => {
  const fee = { paymentMethod: 'EcoCash', type: 'Mobile Money', customerFee: 2 } as const
  const charged = {
    merchantFees,
    fees: [{ ...fee, id: 'ecocash', merchantFee: 2.5, flatFee: 20 }] as const,
  }
  const rate = customerRateFor(charged, 'ecocash')
  expect(quoteOf(termsOf(charged, start.method), start, rate)).toEqual({
    quote: { pays: 100_00, fee: 2_70, receives: 97_30, customerFee: 2_00 },
  })
  expect(customerRateFor(charged, 'omari')).toBe(0)
})

test.each([
  ['', /^Enter an amount/],
  ['abc', /^Use digits/],
  ['2000000', /^At most/],
])('an amount typed as "%s" is said to be wrong', (amount, words) => {
  expect(quoted({ amount }).error).toMatch(words)
})

test('what no payment leaves is said at the field', () => {
  expect(quoted({ amount: '1000000', side: 'receives' }).error).toBe(
    'At most $1,000,000.00, including the fee',
  )
})

test('what is paid less the fee is received, whichever of the two is typed', () => {
  const rule = fc.record({
    percentage: fc.integer({ min: 0, max: 500 }).map((tenths) => tenths / 10),
    fixedFee: fc.integer({ min: 0, max: 500 }),
  })
  fc.assert(
    fc.property(
      rule,
      fc.constantFrom('pays', 'receives'),
      fc.integer({ min: 1, max: 10_000_00 }),
      fc.constantFrom(...currencies),
      (terms, side, minor, currency) => {
        const quote = quoteFor(terms, side, minor, currency)
        expect(quote?.[side]).toBe(minor)
        expect((quote?.pays ?? 0) - (quote?.fee ?? 0)).toBe(quote?.receives)
      },
    ),
  )
})

test('the address keeps all of it, and says nothing of what was not asked', () => {
  expect(writeAddress(calculatorAddress, start)).toBe('')
  const asked: Calculation = {
    amount: '',
    side: 'receives',
    currency: 'ZWL',
    method: 'bank',
  }
  expect(readAddress(calculatorAddress, writeAddress(calculatorAddress, asked))).toEqual(asked)
  expect(readAddress(calculatorAddress, '?side=x&method=cash')).toEqual(start)
})

test('the slider stands at the nearest of its stops', () => {
  const stops = amountStops('USD')
  expect(stops[nearestStop(stops, 100_00)]).toBe(100_00)
  expect(stops[nearestStop(stops, 1)]).toBe(1_00)
  expect(stops[nearestStop(stops, 22_00)]).toBe(20_00)
  expect(stops[nearestStop(stops, 5_000_00)]).toBe(1_000_00)
  expect(amountStops('ZWL').at(0)).toBe(20_00)
})
