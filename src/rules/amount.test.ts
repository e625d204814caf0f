import { describe, expect, test } from 'vitest'
import { amountText, parseAmount } from './amount.ts'

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
    ['1000000.01', 'The most is 1,000,000.00'],
    ['99999999999999999999', 'The most is 1,000,000.00'],
  ])('%j is refused with its reason', (text, error) => {
    expect(parseAmount(text)).toEqual({ error })
  })

  test('goes back into its field as it is written', () => {
    expect(amountText(10_050)).toBe('100.50')
  })
})
