import { expect, test } from 'vitest'
import { passwordStrength } from './sign-in.ts'

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
