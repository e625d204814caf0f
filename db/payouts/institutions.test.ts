import { expect, test } from 'vitest'
import { paymentMethodIds } from '../payments/schemas.ts'
import {
  accountName,
  institutionOf,
  institutions,
  numberProblem,
  plainNumber,
} from './institutions.ts'

const problem = (id: string, number: string) => {
  const institution = institutionOf(id)
  return institution && numberProblem(institution, number)
}

test('banks and wallets have ids of their own; a wallet’s is that of its payment method', () => {
  expect(new Set(institutions.map(({ id }) => id)).size).toBe(institutions.length)
  expect(institutions.filter(({ kind }) => kind === 'bank').length).toBeGreaterThan(12)
  for (const { id } of institutions.filter(({ kind }) => kind === 'wallet'))
    expect(paymentMethodIds).toContain(id)
})

test('a number is held against its bank’s length, and a wallet’s against the networks', () => {
  expect(problem('cbz', '01122334455667')).toBeUndefined()
  expect(problem('cbz', '0112233445566')).toBe('CBZ Bank account numbers have 14 digits')
  expect(problem('zb', '12')).toBe('ZB Bank account numbers have 12 or 13 digits')
  expect(problem('cbz', '0112233445566x')).toBeDefined()
  expect(problem('ecocash', '0771234567')).toBeUndefined()
  expect(problem('ecocash', '0711234567')).toBeUndefined()
  for (const number of ['0701234567', '077123456'])
    expect(problem('ecocash', number)).toBe(
      'EcoCash numbers have 10 digits and start with 077 or 078',
    )
})

test('spaces, dashes and the country’s code are left off', () => {
  expect(plainNumber(' 0112-2334 455667', 'bank')).toBe('01122334455667')
  expect(plainNumber('+263 77 123 4567', 'wallet')).toBe('0771234567')
  expect(plainNumber('00263771234567', 'wallet')).toBe('0771234567')
})

test('an account shows its last four digits alone', () => {
  expect(accountName({ institution: 'cbz', number: '01122334455667' })).toBe('CBZ Bank •••• 5667')
})

// Proves OUT-3.
test('an account of before is shown with its bank’s name of today', () => {
  const named = (institution: string) => accountName({ institution, number: '1234567890' })
  expect(named('steward')).toBe('TN CyberTech Bank •••• 7890')
  expect(named('nedbank')).toBe('Nedbank Zimbabwe •••• 7890')
  expect(named('posb')).toBe('People’s Own Savings Bank (POSB) •••• 7890')
})

test('banks are listed by name, then wallets', () => {
  const names = institutions.filter(({ kind }) => kind === 'bank').map(({ name }) => name)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
  expect(institutions.slice(names.length).every(({ kind }) => kind === 'wallet')).toBe(true)
})
