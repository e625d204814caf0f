// Proves R48.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { readIdNumber } from '#db/merchants/id-number.ts'
import { emailAddress, emailOrNone } from '#src/rules/validation.ts'
import {
  cardDigits,
  cardNumberProblem,
  codeProblem,
  formatExpiry,
} from '#src/rules/transactions.ts'
import { plainEmail, plainTyped, visible, visibleLines } from './typed-text.ts'

test.each([
  ['Rudo\u202e', 'Rudo'],
  ['\u2067Vumba\u2069 Coffee\u200f', 'Vumba Coffee'],
  ['Ru\u200bdo\u2060\ufeff', 'Rudo'],
  ['Zoe\u0308', 'Zoë'],
  ['a\u0000b\u001bc', 'abc'],
  ['Rudo\nChikomo\tBanda', 'Rudo Chikomo Banda'],
  ['\u200b', ''],
  ['\u3164', ''],
  ['\u115f\u2800\uffa0', ''],
  ['\u200d\ufe0f', ''],
  ['\u0301\u0308', ''],
  [' \u00a0\u2003 ', ''],
  ['\ud800', ''],
  ['محمد', 'محمد'],
  ['李明', '李明'],
  ['Café 👩\u200d👩\u200d👧 ❤\ufe0f 👍🏽', 'Café 👩\u200d👩\u200d👧 ❤\ufe0f 👍🏽'],
])('%j is kept as %j', (typed, kept) => {
  expect(visible(typed)).toBe(kept)
  expect(visible(kept)).toBe(kept)
})

test('several lines keep their breaks', () => {
  expect(visibleLines('Thank you\u202e\r\n\r\nRudo\u200b \n')).toBe('Thank you\n\nRudo')
})

const unseen = fc.constantFrom('\u202e', '\u200b', '\u2066', '\u00ad', '\u3164', '\ufeff', '\u0007')

test('nothing that is kept is invisible or turns the reading direction, and what is seen stays', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const kept = visible(typed)
      expect(visible(kept)).toBe(kept)
      expect(kept).toBe(kept.normalize('NFC'))
      expect(kept).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u200b\u2060\ufeff\u3164]/u)
    }),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9'.,-]{1,20}$/), fc.array(unseen), (name, marks) => {
      const typed = [...name].map((letter, at) => letter + (marks[at] ?? '')).join('')
      expect(visible(typed)).toBe(name)
    }),
  )
})

test.each([
  ['TX\u201186076', 'TX-86076'],
  ['TX\u201386076\u200b', 'TX-86076'],
  ['TX\u221286076', 'TX-86076'],
  ['١٢٣', '123'],
  ['۴५６𝟕', '4567'],
  ['ＴＸ－８', 'TX-8'],
  ['12\u00a0345\u202f6', '12 345 6'],
  ['½²Ⅷ', '½²Ⅷ'],
])('%j is plainly %j', (typed, plain) => {
  expect(plainTyped(typed)).toBe(plain)
})

test.each([
  'rudo@vumba.co.zw',
  ' rudo@vumba.co.zw\u200b',
  '\u202arudo@vumba.co.zw\u202c',
  'mailto:rudo@vumba.co.zw',
  'mailto:rudo@vumba.co.zw?subject=Hello',
  'Email: rudo@vumba.co.zw',
  'Rudo Chikomo <rudo@vumba.co.zw>',
  '"Chikomo, Rudo" <mailto:rudo@vumba.co.zw>;',
  '<rudo@vumba.co.zw>',
  '(rudo@vumba.co.zw).',
  'rudo@vumba.co.zw,',
  'ｒｕｄｏ＠ｖｕｍｂａ.co.zw',
])('%j is the one address', (typed) => {
  expect(v.parse(emailAddress, typed)).toBe('rudo@vumba.co.zw')
  expect(v.parse(emailOrNone, typed)).toBe('rudo@vumba.co.zw')
})

test.each(['rudo', 'rudo@', 'rudo@vumba', 'rudo @vumba.co.zw', 'a@b.co c@d.co', 'call my wife'])(
  '%j is no address',
  (typed) => {
    expect(v.safeParse(emailAddress, typed).issues?.[0].message).toBe(
      'Please enter a valid email address',
    )
    expect(v.is(emailOrNone, typed)).toBe(false)
  },
)

test('an address is read once: what is kept is kept again', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      if (v.is(emailAddress, address))
        expect(plainEmail(plainEmail(address))).toBe(plainEmail(address))
    }),
  )
  expect(v.parse(emailOrNone, ' \u200b')).toBe('')
})

test('ids and card numbers are read in any dash, space and digit', () => {
  expect(readIdNumber('63\u2011123456\u00a0T\u201342')).toEqual(readIdNumber('63-123456 T 42'))
  expect(readIdNumber('\u202aAN123456\u202c')).toEqual({ type: 'passport', number: 'AN123456' })
  expect(cardDigits('4242\u00a04242\u20114242\u200b 4242')).toBe('4242424242424242')
  expect(cardNumberProblem('٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', false)).toBeUndefined()
  expect(codeProblem('١٢٣\u200f')).toBeUndefined()
  expect(formatExpiry('٠٨/٢٨')).toBe('08/28')
})
