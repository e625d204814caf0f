import { expect, test } from 'vitest'
import { formatMobile, parseMobile } from './sign-in.ts'

test.each([
  ['0771111111', '0771111111'],
  [' 077 111 1111 ', '0771111111'],
  ['+263 77 111 1111', '0771111111'],
  ['00263771111111', '0771111111'],
  ['263-77-111-1111', '0771111111'],
  ['(077) 111 1111', '0771111111'],
])('%s is %s', (text, number) => {
  expect(parseMobile(text)).toEqual({ number })
})

test.each([
  '077111111',
  '07711111111',
  '0242123456',
  '+27 77 111 1111',
  'seven',
  '077١١١١١١١',
  '+',
])('%s is refused', (text) => {
  expect(parseMobile(text)).toEqual({
    error: 'Enter a Zimbabwean mobile number, such as 0771234567',
  })
})

test('an empty one is asked for', () => {
  expect(parseMobile('  ')).toEqual({ error: 'Enter a mobile number' })
})

test('it is shown in groups', () => {
  expect(formatMobile('0771234567')).toBe('077 123 4567')
})
