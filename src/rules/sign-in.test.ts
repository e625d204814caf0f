import { expect, test } from 'vitest'
import { digitsOf, passwordStrength } from './sign-in.ts'

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

test.each([
  ['', 'weak'],
  ['abcdef', 'weak'],
  ['12345678', 'weak'],
  ['Password2026', 'weak'],
  ['aaaaAAAA1', 'weak'],
  ['coffee77', 'fair'],
  ['mutarecoffeemorning', 'fair'],
  ['Coffee+77', 'strong'],
  ['mutare-coffee-morning', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
