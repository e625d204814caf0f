import * as v from 'valibot'
import { expect, test } from 'vitest'
import { salesMessage } from './site.ts'

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
