// Proves RULE-1, R48.
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { amountIn, amountOrNoneIn, dayProblem, textBetween } from './validation.ts'

/** Returns the schema's output, or its error messages. */
function read<Typed, Valid>(schema: v.GenericSchema<Typed, Valid>, typed: Typed) {
  const result = v.safeParse(schema, typed)
  return result.success ? result.output : result.issues.map(({ message }) => message)
}

test('an amount becomes minor units or gets the parser’s words', () => {
  expect(read(amountIn('USD'), '1,284.5')).toBe(128_450)
  expect(read(amountIn('USD'), '')).toEqual(['Enter an amount, such as 100.00'])
  expect(read(amountIn('USD'), '1.005')).toEqual(['Use at most 2 decimals'])
})

test('an amount that may be left out is null then', () => {
  expect(read(amountOrNoneIn('ZWL'), '  ')).toBeNull()
  expect(read(amountOrNoneIn('ZWL'), '7.')).toBe(700)
  expect(read(amountOrNoneIn('ZWL'), 'x')).toEqual(['Use digits and a point, such as 100.00'])
})

test('a text is trimmed before it is measured', () => {
  const name = textBetween(2, 'Too little', 4)
  expect(read(name, ' ab ')).toBe('ab')
  expect(read(name, ' a ')).toEqual(['Too little'])
  expect(read(name, 'abcde')).toEqual(['Use at most 4 characters'])
})

test.each([
  ['2026-11-21', false, undefined],
  ['2028-02-29', false, undefined],
  ['1999-12-31', false, undefined],
  ['', false, undefined],
  ['', true, 'This date is incomplete or doesn’t exist'],
  ['2026-02-31', false, 'This date doesn’t exist'],
  ['2026-02-29', false, 'This date doesn’t exist'],
  ['2026-13-01', false, 'This date doesn’t exist'],
  ['21/11/2026', false, 'This date doesn’t exist'],
  ['0002-11-10', false, 'Enter all 4 digits of the year'],
  ['0026-11-10', false, 'Enter all 4 digits of the year'],
  ['0202-11-10', false, 'Enter all 4 digits of the year'],
])('%j in a date field (incomplete: %s): %s', (text, isIncomplete, problem) => {
  expect(dayProblem(text, isIncomplete)).toBe(problem)
})

test('a year is a day’s only with all its digits, and every such day is one', () => {
  const day = fc.record({
    year: fc.integer({ min: 1, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 28 }),
  })
  fc.assert(
    fc.property(day, ({ year, month, date }) => {
      const parts = [String(year).padStart(4, '0'), String(month).padStart(2, '0')]
      const text = [...parts, String(date).padStart(2, '0')].join('-')
      expect(dayProblem(text, false) === undefined).toBe(year >= 1000)
    }),
  )
})
