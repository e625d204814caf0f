// Proves SITE-2.
import { expect, test } from 'vitest'
import { demoMethods, demoPresets, usdToZwl, zwlToUsd, salesMessage } from './site.ts'
import * as v from 'valibot'

test('converts both ways, to the cent', () => {
  expect(usdToZwl(100, 17.5)).toBe(1750)
  expect(usdToZwl(1, 17.5)).toBe(18)
  expect(zwlToUsd(1750, 17.5)).toBe(100)
  expect(zwlToUsd(10_000, 17.5)).toBe(571)
})

test('the ways to pay and the amounts to choose from', () => {
  expect(demoMethods.map(({ id }) => id)).toEqual(['ecocash', 'onemoney', 'zimswitch', 'card'])
  expect(demoPresets).toEqual([50, 100, 500])
})

const good = {
  name: 'Rudo Chikomo',
  email: 'rudo@karibaboats.example',
  phone: '+263 77 000 0001',
  message: 'We rent out boats.',
}

const wrong = (over: Partial<typeof good>) => {
  const { issues = [] } = v.safeParse(salesMessage, { ...good, ...over })
  return issues.map(({ message }) => message)
}

test('takes a message and drops the spaces around it', () => {
  expect(v.parse(salesMessage, { ...good, name: '  Rudo Chikomo ' })).toEqual(good)
})

test.each([
  [{ name: ' R ' }, 'Enter your name'],
  [{ name: 'x'.repeat(81) }, 'Use at most 80 characters'],
  [{ email: 'rudo@' }, 'Please enter a valid email address'],
  [{ phone: '077 12' }, 'Please enter a valid phone number'],
  [{ phone: 'call me maybe' }, 'Please enter a valid phone number'],
  [{ message: '   ' }, 'Enter a message'],
  [{ message: 'x'.repeat(1001) }, 'Use at most 1,000 characters'],
])('%j is refused with its reason', (over, message) => {
  expect(wrong(over)).toContain(message)
})
