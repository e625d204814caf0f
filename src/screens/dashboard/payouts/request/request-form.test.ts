import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bankAccountRow } from '#tests/support/money-rows.ts'
import { accountsIn, chosenAccount, requestSchema, startingRequest } from './request-form.ts'

const accounts = [
  bankAccountRow({ id: 'BA-02', isDefault: false }),
  bankAccountRow(),
  bankAccountRow({ id: 'BA-03', isDefault: false, status: 'unverified' }),
  bankAccountRow({ id: 'BA-04', isDefault: false, currency: 'ZWL' }),
]
const available = { USD: 100_00, ZWL: 1_750_00 }

const typed = { amount: '40', currency: 'USD', accountId: 'BA-02' } as const

function problems(over: Partial<Record<keyof typeof typed, string>>, of = accounts) {
  const checked = v.safeParse(requestSchema(available, of), { ...typed, ...over })
  return checked.issues ? v.flatten(checked.issues).nested : {}
}

test.each([
  ['', 'Enter an amount, such as 100.00'],
  ['ten', 'Use digits and a point, such as 100.00'],
  ['-5', 'Enter an amount greater than 0'],
  ['100.01', 'Only $100.00 is available'],
  ['4.99', 'Minimum payout: $5.00'],
])('an amount of "%s" is refused at its field', (amount, words) => {
  expect(problems({ amount })).toEqual({ amount: [words] })
})

test('all of a balance is taken, in its currency, and nothing of the other', () => {
  expect(problems({ amount: '1750' })).toEqual({ amount: ['Only $100.00 is available'] })
  expect(problems({ amount: '100.00' })).toEqual({})
  expect(problems({ amount: '1750', currency: 'ZWL' })).toEqual({})
  expect(problems({ amount: '1750.50', currency: 'ZWL' })).toEqual({
    amount: ['Only ZWL\u00a01,750.00 is available'],
  })
})

test('it goes to the chosen account, where that is verified and of the currency; else to the first that is', () => {
  expect(accountsIn(accounts, 'USD').map(({ id }) => id)).toEqual(['BA-01', 'BA-02'])
  expect(chosenAccount(accounts, typed)?.id).toBe('BA-02')
  expect(chosenAccount(accounts, { ...typed, currency: 'ZWL' })?.id).toBe('BA-04')
  expect(chosenAccount(accounts, { ...typed, accountId: 'BA-03' })?.id).toBe('BA-01')
  expect(problems({ currency: 'ZWL', amount: '200' }, accounts.slice(0, 3))).toEqual({
    accountId: ['Add and verify a ZWL account'],
  })
  expect(v.parse(requestSchema(available, accounts), typed)).toEqual({
    amount: 40_00,
    currency: 'USD',
    accountId: 'BA-02',
  })
})

test('it begins with the default account in dollars, or in the currency that has one', () => {
  const inZwl = bankAccountRow({ id: 'BA-05', currency: 'ZWL' })
  expect(startingRequest([inZwl, ...accounts])).toMatchObject({ accountId: 'BA-01' })
  expect(startingRequest([inZwl])).toMatchObject({ currency: 'ZWL', accountId: 'BA-05' })
  expect(startingRequest(accounts)).toEqual({ amount: '', currency: 'USD', accountId: 'BA-01' })
  expect(startingRequest([])).toEqual({ amount: '', currency: 'USD', accountId: '' })
})
