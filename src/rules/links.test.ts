// Proves LINK-3.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payLinkHash, readPayLinkHash, type PayLinkFacts } from './links.ts'

const blend: PayLinkFacts = {
  name: 'Vumba Blend, 1 kg',
  merchantName: 'Vumba Coffee Roasters',
  amount: 1_800,
  currency: 'USD',
}

test('writes name, merchant, minor units and currency', () => {
  expect(payLinkHash(blend)).toBe('#n=Vumba+Blend%2C+1+kg&m=Vumba+Coffee+Roasters&a=1800&c=USD')
  expect(payLinkHash({ ...blend, amount: null, currency: 'ZWL' })).toMatch(/&a=&c=ZWL$/)
})

test('reads what it wrote', () => {
  fc.assert(
    fc.property(
      fc.record({
        name: fc.stringMatching(/^[!-~]([ -~]{0,70}[!-~])?$/),
        merchantName: fc.constantFrom(
          'A & B #1',
          'Café + Söhne',
          'x=1&a=5&c=ZWL',
          '100 % you',
          '👩🏽‍🌾',
        ),
        amount: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
        currency: fc.constantFrom('USD' as const, 'ZWL' as const),
      }),
      (facts) => {
        expect(readPayLinkHash(payLinkHash(facts))).toEqual(facts)
      },
    ),
  )
})

test.each([
  '',
  '#',
  '#top',
  '#n=A&m=B&a=100',
  '#n=&m=B&a=100&c=USD',
  '#n=A&m=%20%20&a=100&c=USD',
  '#n=A&m=B&c=USD',
  '#n=A&m=B&a=0&c=USD',
  '#n=A&m=B&a=-5&c=USD',
  '#n=A&m=B&a=1.5&c=USD',
  '#n=A&m=B&a=1e3&c=USD',
  '#n=A&m=B&a=100000001&c=USD',
  '#n=A&m=B&a=100&c=EUR',
  `#n=${'A'.repeat(81)}&m=B&a=100&c=USD`,
  `#n=A&m=${'B'.repeat(201)}&a=100&c=USD`,
  '#n=%00%E2%80%AE&m=B&a=100&c=USD',
])('%s is not a whole one', (hash) => {
  expect(readPayLinkHash(hash)).toBeNull()
})

test('takes out what hides or turns the words, and bears a malformed escape', () => {
  expect(readPayLinkHash('#n=A%E2%80%AEB%0A&m=50%&a=100&c=USD')).toMatchObject({
    name: 'AB',
    merchantName: '50%',
  })
})

test('is read in capitals and in small letters', () => {
  const facts = { name: 'BLEND', merchantName: 'VUMBA', amount: 100, currency: 'USD' }
  expect(readPayLinkHash('#N=BLEND&M=VUMBA&A=100&C=USD')).toEqual(facts)
  expect(readPayLinkHash('#n=BLEND&m=VUMBA&a=100&c=usd')).toEqual(facts)
})
