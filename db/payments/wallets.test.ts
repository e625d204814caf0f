// Proves LINK-8.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paymentMethodIds } from './schemas.ts'
import { outcomeOf, testAccounts, testNumberFor } from './test-accounts.ts'
import {
  isMobileMoney,
  networkOf,
  networkOfWallet,
  numberOfWallet,
  otherNetwork,
  prefixesOf,
} from './wallets.ts'

test.each([
  ['0771234567', 'Econet'],
  ['0781234567', 'Econet'],
  ['0711234567', 'NetOne'],
  ['0731234567', 'Telecel'],
  ['+263 77 123 4567', 'Econet'],
  ['00263711234567', 'NetOne'],
  ['71 123 4567', 'NetOne'],
  ['+263 (0)73 123 4567', 'Telecel'],
  ['٠٧١ ١٢٣ ٤٥٦٧', 'NetOne'],
  ['078\u2011123\u20114567', 'Econet'],
  ['0721234567', undefined],
  ['0242123456', undefined],
  ['077123456', undefined],
  ['077 *** 4567', undefined],
  ['4242424242424242', undefined],
  ['', undefined],
] as const)('%j is a number of %s', (number, network) => {
  expect(networkOf(number)).toBe(network)
})

describe('which number is whose', () => {
  const [econet, netOne, telecel] = ['0771234567', '0711234567', '0731234567'] as const
  test.each([
    ['ecocash', econet, null],
    ['ecocash', '0781234567', null],
    ['onemoney', netOne, null],
    ['onemoney', econet, { network: 'Econet', wallet: 'ecocash' }],
    ['onemoney', '+263 78 123 4567', { network: 'Econet', wallet: 'ecocash' }],
    ['ecocash', netOne, { network: 'NetOne', wallet: 'onemoney' }],
    ['ecocash', telecel, { network: 'Telecel', wallet: 'innbucks' }],
    ['onemoney', telecel, { network: 'Telecel', wallet: 'innbucks' }],
    ['innbucks', econet, null],
    ['innbucks', netOne, null],
    ['innbucks', telecel, null],
    ['omari', econet, null],
    ['omari', netOne, null],
    ['omari', telecel, null],
    ['onemoney', '077123', null],
    ['onemoney', 'call my wife', null],
    ['visa', econet, null],
    ['bank', econet, null],
    ['zimswitch', netOne, null],
  ] as const)('%s and %s: %j', (method, number, found) => {
    expect(otherNetwork(method, number)).toEqual(found)
  })

  test('a wallet that can’t be used is not asked for', () => {
    expect(otherNetwork('onemoney', econet, ['ecocash'])?.wallet).toBe('innbucks')
    expect(otherNetwork('onemoney', econet, ['ecocash', 'innbucks'])?.wallet).toBe('omari')
    expect(otherNetwork('onemoney', econet, ['ecocash', 'innbucks', 'omari'])).toEqual({
      network: 'Econet',
      wallet: null,
    })
  })

  test('a wallet of any network has every prefix', () => {
    expect(prefixesOf('ecocash')).toEqual(['077', '078'])
    expect(prefixesOf('onemoney')).toEqual(['071'])
    expect(prefixesOf('innbucks')).toEqual(['071', '073', '077', '078'])
    expect(prefixesOf('omari')).toEqual(['071', '073', '077', '078'])
  })
})

const number = fc
  .tuple(fc.constantFrom('071', '073', '077', '078'), fc.integer({ min: 0, max: 9_999_999 }))
  .map(([prefix, rest]) => prefix + String(rest).padStart(7, '0'))
const wallet = fc.constantFrom(...paymentMethodIds.filter(isMobileMoney))

test('the wallet that is asked for takes the number, and asks nothing more', () => {
  fc.assert(
    fc.property(number, wallet, fc.subarray([...paymentMethodIds]), (typed, method, disabled) => {
      const asked = otherNetwork(method, typed, disabled)
      const belongs = prefixesOf(method).includes(typed.slice(0, 3))
      expect(asked === null).toBe(belongs)
      if (!asked?.wallet) return
      expect(disabled).not.toContain(asked.wallet)
      expect(otherNetwork(asked.wallet, typed, disabled)).toBeNull()
    }),
  )
})

test('a number of another network becomes one of the wallet’s own, with the same digits', () => {
  fc.assert(
    fc.property(number, wallet, (typed, method) => {
      const own = numberOfWallet(method, typed)
      expect(otherNetwork(method, own)).toBeNull()
      expect(own.slice(3)).toBe(typed.slice(3))
      const takesAny = networkOfWallet(method) === null
      expect(takesAny && own !== typed).toBe(false)
    }),
  )
})

describe('test numbers', () => {
  test.each([
    ['onemoney', '0771111111', '0711111111'],
    ['onemoney', '077 444 4444', '071 444 4444'],
    ['omari', '077 444 4444', '077 444 4444'],
    ['ecocash', '077 123 4567', '077 123 4567'],
    ['ecocash', '0712222222', '0772222222'],
    ['innbucks', '0713333333', '0773333333'],
    ['omari', '0775555555', '0775555555'],
    ['onemoney', '0771234567', '0771234567'],
    ['visa', '4242424242424242', '4242424242424242'],
    ['onemoney', '', ''],
  ] as const)('%s has %s as %s', (method, account, own) => {
    expect(testNumberFor(method, account)).toBe(own)
  })

  test('end alike on every network', () => {
    for (const account of Object.values(testAccounts).filter(networkOf))
      for (const prefix of ['071', '073'])
        expect(outcomeOf(prefix + account.slice(3))).toEqual(outcomeOf(account))
    expect(outcomeOf('0714444445').failure).toBeNull()
    expect(outcomeOf('0784444444').failure).toBeNull()
  })
})
