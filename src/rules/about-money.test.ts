import { afterEach, describe, expect, test } from 'vitest'
import { displayCurrencies } from '#db/people/schemas.ts'
import { currencies } from '#db/money.ts'
import { aboutMoney, inclInWords } from '#db/text/amount.ts'
import { setDisplayCurrency, setFigureStyle } from '#db/text/format.ts'

afterEach(() => {
  setDisplayCurrency('none')
  setFigureStyle('comma')
})

test('every currency can be chosen, and none', () => {
  expect(displayCurrencies).toEqual(['none', ...currencies])
})

test.each(currencies)('a total of %s stands alone until another currency is chosen', (currency) => {
  expect(aboutMoney(1_234_50, currency)).toBe('')
  setDisplayCurrency(currency)
  expect(aboutMoney(1_234_50, currency)).toBe('')
})

describe('in ZWL', () => {
  test.each([
    [1_234_50, 'about ZWL\u00a021,603.75'],
    [0, 'about ZWL\u00a00.00'],
    // 17.5, 52.5 and -17.5 cents: halves round up.
    [1, 'about ZWL\u00a00.18'],
    [3, 'about ZWL\u00a00.53'],
    [-1, 'about \u2212ZWL\u00a00.17'],
    [-1_234_50, 'about \u2212ZWL\u00a021,603.75'],
  ])('%d cents are %s', (amount, text) => {
    setDisplayCurrency('ZWL')
    expect(aboutMoney(amount, 'USD')).toBe(text)
  })
})

describe('in USD', () => {
  test.each([
    [21_603_75, 'about $1,234.50'],
    [0, 'about $0.00'],
    // 0.46 and 0.51 of a cent.
    [8, 'about $0.00'],
    [9, 'about $0.01'],
    [-8, 'about $0.00'],
    [-9, 'about \u2212$0.01'],
    [-21_603_75, 'about \u2212$1,234.50'],
  ])('%d cents are %s', (amount, text) => {
    setDisplayCurrency('USD')
    expect(aboutMoney(amount, 'ZWL')).toBe(text)
  })
})

test.each([
  [18_570_40, 'ZWL', 'incl. ZWL\u00a018,570 at 17.5'],
  [99_99, 'ZWL', 'incl. ZWL\u00a099.99 at 17.5'],
  [-1_750_00, 'ZWL', 'incl. \u2212ZWL\u00a01,750 at 17.5'],
  [25_00, 'USD', 'incl. $25.00 at 17.5'],
] as const)('a total that includes %d of %s says so: %s', (amount, currency, text) => {
  expect(inclInWords(amount, currency)).toBe(text)
})

test('figures stand as the person reads them', () => {
  setDisplayCurrency('ZWL')
  setFigureStyle('space')
  expect(aboutMoney(1_234_50, 'USD')).toBe('about ZWL\u00a021\u00a0603.75')
})
