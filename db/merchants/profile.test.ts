// Proves BIZ-2, INV-6.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { businessProfile } from './profile.ts'

/** Returns what a field says of a text; undefined if it takes it. */
const problemOf = (field: keyof typeof businessProfile.entries, text: string) =>
  v.safeParse(businessProfile.entries[field], text).issues?.[0].message

describe('what every business has', () => {
  test.each([
    ['name', 'Enter the business name'],
    ['businessType', 'Enter the trade'],
    ['town', 'Enter the town'],
    ['email', 'Please enter a valid email address'],
  ] as const)('is asked for: %s', (field, message) => {
    expect(problemOf(field, ' ')).toBe(message)
  })

  test.each(['7-Eleven', 'Café Ndlovu', '263'])('the name “%s” is taken', (name) => {
    expect(problemOf('name', name)).toBeUndefined()
  })

  test.each([
    ['🎉🎉🎉', 'Use letters or digits'],
    ['...', 'Use letters or digits'],
    ['🎉'.repeat(200), 'Use at most 80 characters'],
    ['a'.repeat(81), 'Use at most 80 characters'],
  ])('the name “%s” is refused: %s', (name, message) => {
    expect(problemOf('name', name)).toBe(message)
  })
})

test.each([
  ['', false],
  ['hello@vumbacoffee.example', false],
  [' hello@vumbacoffee.example ', false],
  ['hello@vumbacoffee', true],
  ['hello', true],
])('the support email “%s” is refused: %s', (text, isRefused) =>
  expect(problemOf('supportEmail', text) !== undefined).toBe(isRefused),
)

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
  ['abc', true],
  ['1234567890123456', true],
])('the phone number “%s” is refused: %s', (text, isRefused) =>
  expect(problemOf('phone', text) !== undefined).toBe(isRefused),
)

test.each([
  ['', false],
  ['vumbacoffee.example', false],
  ['https://www.vumbacoffee.example/shop?a=1', false],
  ['http://localhost.test:8080', false],
  ['vumbacoffee', true],
  ['our shop', true],
  ['hello@vumbacoffee.example', true],
  ['ftp://vumbacoffee.example', true],
  ['javascript:alert(1)', true],
  ['https://', true],
])('the website “%s” is refused: %s', (text, isRefused) =>
  expect(problemOf('website', text) !== undefined).toBe(isRefused),
)

test.each([
  ['tin', '', undefined],
  ['tin', '2000148735', undefined],
  ['tin', ' 2000-148 735 ', undefined],
  ['tin', '200014873', 'A TIN has 10 digits'],
  ['tin', '20001487351', 'A TIN has 10 digits'],
  ['tin', '200014873x', 'A TIN has 10 digits'],
  ['vatNumber', '', undefined],
  ['vatNumber', '220 148 735', undefined],
  ['vatNumber', '2000148735', 'A VAT number has 9 digits'],
  ['vatNumber', 'VAT', 'A VAT number has 9 digits'],
] as const)('%s “%s”: %s', (field, text, problem) => {
  expect(problemOf(field, text)).toBe(problem)
})
