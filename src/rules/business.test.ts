import { expect, test } from 'vitest'
import { oddEmail, oddPhone, oddWebsite } from './business.ts'

test.each([
  ['', false],
  ['hello@vumbacoffee.co.zw', false],
  [' hello@vumbacoffee.co.zw ', false],
  ['hello@vumbacoffee', true],
  ['hello', true],
])('the email “%s” is odd: %s', (text, isOdd) => expect(oddEmail(text) !== undefined).toBe(isOdd))

test.each([
  ['', false],
  ['+263 77 123 4567', false],
  ['0771234567', false],
  ['00263771234567', false],
  ['+263 (0)77 123 4567', false],
  ['024 2700 100', false],
  ['+44 20 7946 0958', false],
  ['+263 77 123 456', true],
  ['077 123 45678', true],
  ['12345', true],
  ['call me', true],
  ['1234567890123456', true],
])('the phone number “%s” is odd: %s', (text, isOdd) =>
  expect(oddPhone(text) !== undefined).toBe(isOdd),
)

test.each([
  ['', false],
  ['vumbacoffee.co.zw', false],
  ['https://www.vumbacoffee.co.zw/shop?a=1', false],
  ['http://localhost.test:8080', false],
  ['vumbacoffee', true],
  ['our shop', true],
  ['hello@vumbacoffee.co.zw', true],
  ['ftp://vumbacoffee.co.zw', true],
  ['javascript:alert(1)', true],
  ['https://', true],
])('the website “%s” is odd: %s', (text, isOdd) =>
  expect(oddWebsite(text) !== undefined).toBe(isOdd),
)
