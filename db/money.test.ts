// Proves DEMO-30.
import { afterEach, describe, expect, test } from 'vitest'
import {
  currencyName,
  isLocalCurrency,
  localCurrencyNames,
  setLocalCurrencyName,
  withCurrencyName,
  writtenMoney,
} from './money.ts'
import {
  currencyOptions,
  currencySymbol,
  formatMoney,
  formatWhole,
  rateInWords,
} from './text/format.ts'

afterEach(() => setLocalCurrencyName('ZWL'))

describe.each(localCurrencyNames)('called %s', (name) => {
  test('it is so in every text, and the dollar stays', () => {
    setLocalCurrencyName(name)
    expect([currencyName('USD'), currencyName('ZWL')]).toEqual(['USD', name])
    expect([currencySymbol('USD'), currencySymbol('ZWL')]).toEqual(['$', `${name}\u00a0`])
    expect(formatMoney(1_750_00, 'ZWL')).toBe(`${name}\u00a01,750.00`)
    expect(formatMoney(-5_00, 'ZWL')).toBe(`\u2212${name}\u00a05.00`)
    expect(formatWhole(18_570_00, 'ZWL')).toBe(`${name}\u00a018,570`)
    expect(rateInWords()).toBe(`${name}\u00a017.50 per $1.00`)
    expect(writtenMoney({ amount: 315_00, currency: 'ZWL' })).toBe(`${name} 315.00`)
    expect(currencyOptions()).toEqual([
      { value: 'USD', label: 'USD' },
      { value: 'ZWL', label: name },
    ])
  })

  test.each([
    ['Rudo paid ZWL 315.00', `Rudo paid ${name} 315.00`],
    ['Rudo paid ZiG 315.00', `Rudo paid ${name} 315.00`],
    ['ZWL\u00a015.00 and ZWL\u00a020.00', `${name}\u00a015.00 and ${name}\u00a020.00`],
    ['Total ZWL', `Total ${name}`],
    ['$18.00', '$18.00'],
    ['ZWLs, Zigzag, zwl', 'ZWLs, Zigzag, zwl'],
  ])('what was written before, %j, is shown so', (text, shown) => {
    setLocalCurrencyName(name)
    expect(withCurrencyName(text)).toBe(shown)
  })
})

test.each([
  ['ZWL', true],
  ['zwl', true],
  ['ZWL$', true],
  ['ZiG', true],
  ['ZIG', true],
  ['ZWG', true],
  ['ZW$', true],
  ['Z$', true],
  ['USD', false],
  ['ZAR', false],
  ['Zigzag', false],
  ['', false],
])('whether %j is the local currency: %s', (text, is) => {
  expect(isLocalCurrency(text)).toBe(is)
})
