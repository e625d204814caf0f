import { expect, test } from 'vitest'
import { digitsOf } from './sign-in.ts'

test.each([
  ['123 456', '123456'],
  ['12 34-56', '123456'],
  ['Your code is 123456.', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['１２３', '123'],
  ['½²Ⅷ', ''],
  ['nonsense', ''],
  ['', ''],
])('%s gives %s', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits)
})
