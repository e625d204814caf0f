// Proves RULE-1.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { amountIn, amountOrNoneIn, textBetween } from './validation.ts'

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
