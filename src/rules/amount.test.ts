import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxAmount } from '#db/money.ts'
import { amountText, hundredths, parseAmount, parseFigure } from './amount.ts'

describe('an amount', () => {
  test.each([
    ['100', 10_000],
    ['100.5', 10_050],
    [' 0.01 ', 1],
    ['.50', 50],
    ['7.', 700],
    ['1,250.75', 125_075],
    ['1,000,000.00', 100_000_000],
    ['19.99', 1999],
    ['1.15', 115],
    ['$0.68', 68],
    ['ZWL 1,750.00', 1_750_00],
    ['USD 5', 500],
  ])('%j is read', (text, minor) => {
    expect(parseAmount(text)).toEqual({ minor })
  })

  test.each([
    ['', 'Enter an amount, such as 100.00'],
    ['   ', 'Enter an amount, such as 100.00'],
    ['abc', 'Use digits and a point, such as 100.00'],
    ['1e5', 'Use digits and a point, such as 100.00'],
    ['.', 'Use digits and a point, such as 100.00'],
    [',', 'Use digits and a point, such as 100.00'],
    ['10,5', 'Use digits and a point, such as 100.00'],
    ['1.2.3', 'Use digits and a point, such as 100.00'],
    ['١٠٠', 'Use digits and a point, such as 100.00'],
    ['Infinity', 'Use digits and a point, such as 100.00'],
    ['10.005', 'Use at most 2 decimals'],
    ['0', 'Enter an amount greater than 0'],
    ['0.00', 'Enter an amount greater than 0'],
    ['-5', 'Enter an amount greater than 0'],
    ['-$5', 'Enter an amount greater than 0'],
    ['€5', 'Use digits and a point, such as 100.00'],
    ['1000000.01', 'At most 1,000,000.00'],
    ['99999999999999999999', 'At most 1,000,000.00'],
  ])('%j is refused with its reason', (text, error) => {
    expect(parseAmount(text)).toEqual({ error })
  })

  test('goes back into its field as it is written', () => {
    expect(amountText(10_050)).toBe('100.50')
  })
})

/** A decimal as its digits, so that no binary fraction loses any of them. */
const decimals = fc.record({
  whole: fc.nat({ max: 9_999_999 }),
  fraction: fc.stringMatching(/^\d{0,8}$/),
})

describe('what is typed', () => {
  test('any amount that there is comes back from its text, with and without its commas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxAmount }), (minor) => {
        const grouped = (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
        expect(parseAmount(amountText(minor))).toEqual({ minor })
        expect(parseAmount(` ${grouped} `)).toEqual({ minor })
      }),
    )
  })

  test('any text is an amount in whole minor units within the bounds, or gets words', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[-\d.,e ]{0,12}$/))
    fc.assert(
      fc.property(texts, (text) => {
        const typed = parseAmount(text)
        const isRight =
          typed.error === undefined
            ? Number.isSafeInteger(typed.minor) && typed.minor > 0 && typed.minor <= maxAmount
            : typed.error !== ''
        expect(isRight).toBe(true)
      }),
    )
  })

  test('hundredths are rounded half up by the digits as written', () => {
    fc.assert(
      fc.property(decimals, ({ whole, fraction }) => {
        const [kept, next] = [fraction.padEnd(2, '0').slice(0, 2), fraction[2] ?? '0']
        const expected = whole * 100 + Number(kept) + (next >= '5' ? 1 : 0)
        expect(hundredths(`${whole}.${fraction}`)).toBe(expected)
      }),
    )
  })

  test.each([
    ['1.005', 101],
    ['1.004999', 100],
    ['0.285', 29],
    ['-0.004', 0],
    ['-1.25', -125],
    ['2e1', 2000],
    ['1e-7', 0],
  ])('%s is %d hundredths', (text, expected) => {
    expect(hundredths(text)).toBe(expected)
  })

  test('any percent comes back from its text, with a point or a comma; anything else is 0', () => {
    fc.assert(
      fc.property(decimals, ({ whole, fraction }) => {
        const text = `${whole}.${fraction}`
        expect(parseFigure(text)).toBe(Number(text))
        expect(parseFigure(` ${text.replace('.', ',')} `)).toBe(Number(text))
        expect(parseFigure(String(parseFigure(text)))).toBe(parseFigure(text))
      }),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Number.isFinite(parseFigure(text))).toBe(true)
      }),
    )
    for (const text of ['', 'abc', '1.2.3', '1,2,3', 'Infinity', '1e999', '12%'])
      expect(parseFigure(text)).toBe(0)
  })
})
