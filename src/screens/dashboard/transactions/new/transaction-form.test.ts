import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  startingTransaction,
  transactionFormSchema,
  type TransactionFormValues,
} from './transaction-form.ts'

const filled: TransactionFormValues = {
  ...startingTransaction,
  customer: 'Rudo Chikomo',
  amount: '45.00',
  account: '0771111111',
}

/** Returns the messages of the refused fields. */
function problems(over: Partial<TransactionFormValues>) {
  const { issues = [] } = v.safeParse(transactionFormSchema(50_00), { ...filled, ...over })
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]))
}

test('a filled form is taken', () => {
  expect(problems({})).toEqual({})
})

test('a name, an amount and a number are needed', () => {
  expect(problems({ customer: ' R ' })).toEqual({
    customer: 'Enter a name of at least 2 characters',
  })
  expect(problems({ amount: '0' })).toEqual({ amount: 'Enter an amount greater than 0' })
  expect(problems({ amount: '1.234' })).toEqual({ amount: 'Use at most 2 decimals' })
  expect(problems({ account: '' })).toEqual({ account: 'Enter a mobile number' })
})

test('a payment above the limit of the business is refused at its amount, in its currency', () => {
  const refused = 'At most $50.00 until your business is approved'
  expect(problems({ amount: '50.01' })).toEqual({ amount: refused })
  expect(problems({ amount: '50.01', account: '' })).toEqual({
    amount: refused,
    account: 'Enter a mobile number',
  })
  expect(problems({ amount: '$50' })).toEqual({})
  expect(problems({ amount: '875.01', currency: 'ZWL' }).amount).toMatch(/^At most ZWL\s875\.00 /)
  expect(problems({ amount: '900', type: 'adjustment' })).toEqual({})
})

// Proves R48.
test.each([
  ['USD', 'ZWL 20', 'Enter the amount in USD, not ZWL'],
  ['USD', '€20', 'Enter the amount in USD, not €'],
  ['ZWL', '$20', 'Enter the amount in ZWL, not $'],
  ['ZWL', 'US$ 20', 'Enter the amount in ZWL, not US$'],
] as const)('an amount in %s refuses %j at its field', (currency, amount, message) => {
  expect(problems({ currency, amount })).toEqual({ amount: message })
})

test('the number is checked by the method', () => {
  expect(problems({ account: '12' })).toHaveProperty('account')
  expect(problems({ method: 'visa', account: '4242 4242 4242 4242' })).toEqual({})
  expect(problems({ method: 'visa', account: '0771111111' })).toHaveProperty('account')
  expect(problems({ method: 'bank', account: '10457 2201 33' })).toEqual({})
  expect(problems({ method: 'bank', account: 'CBZ' })).toHaveProperty('account')
})

test('a number of another network is asked about for a payment', () => {
  const other = { method: 'onemoney', account: '077 123 4567' } as const
  expect(problems(other)).toEqual({ account: 'Choose the wallet for this number' })
  expect(problems({ ...other, keptNumber: 'onemoney 0771234567' })).toEqual({})
  expect(problems({ ...other, method: 'innbucks' })).toEqual({})
  expect(problems({ ...other, type: 'adjustment' })).toEqual({})
  const { output } = v.safeParse(transactionFormSchema(), { ...filled, keptNumber: 'x' })
  expect(output).not.toHaveProperty('keptNumber')
})

test('an adjustment needs no number, but takes a right one', () => {
  expect(problems({ type: 'adjustment', account: '' })).toEqual({})
  expect(problems({ type: 'adjustment', account: '  ' })).toEqual({})
  expect(problems({ type: 'adjustment', account: 'x' })).toHaveProperty('account')
})
