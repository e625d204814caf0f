// Proves R48.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { invoiceMessage } from '#db/invoices/messages.ts'
import { readIdNumber } from '#db/merchants/id-number.ts'
import { businessProfile } from '#db/merchants/profile.ts'
import { payerName } from '#db/payments/rules.ts'
import { arrivalText } from '#src/rules/arrival.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import {
  cardDigits,
  cardNumberProblem,
  codeProblem,
  formatExpiry,
} from '#src/rules/transactions.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import {
  isolated,
  isolatedName,
  named,
  plainEmail,
  plainTyped,
  visible,
  visibleLines,
} from './typed-text.ts'
import { emailAddress, emailOrNone, nameText, personName } from './validation.ts'

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

test.each([
  ['Rudo Chikomo', 'Rudo Chikomo'],
  ['Zoë 李明', 'Zoë 李明'],
  ['محمد', '\u2068محمد\u2069'],
  ['Vumba שלום 12', '\u2068Vumba שלום 12\u2069'],
  ['Rudo\u202e', 'Rudo'],
])('beside a figure, %j is %j', (name, shown) => {
  expect(isolated(name)).toBe(shown)
})

test.each([
  [named`Delete ${'محمد'}?`, 'Delete \u2068محمد\u2069?'],
  [named`Delete ${'\u2068محمد\u2069'}?`, 'Delete \u2068محمد\u2069?'],
  [named`${'TX-1, '}of ${'Rudo Chikomo'}`, 'TX-1, of Rudo Chikomo'],
  [named`Remove item ${3}${''}`, 'Remove item 3'],
  [named`Undo \u2018${'Tap\u202Eiwa'}\u2019`, 'Undo \u2018Tapiwa\u2019'],
  [isolatedName({ name: 'محمد' }), '\u2068محمد\u2069'],
])('a label with names is %j', (written, shown) => {
  expect(written).toBe(shown)
})

test('a name beside a figure is isolated in a notification, a message, an arrival and a receipt’s words', () => {
  const customer = 'محمد'
  const payment = { ...paymentRow(1, { customer }), amount: 80_01 }
  const shown = '\u2068محمد\u2069'
  expect(arrivalText([payment]).source).toBe(`EcoCash, ${shown}`)
  expect(transactionMessages.wouldPay('$80.01', customer)).toBe(`$80.01 would be paid to ${shown}`)
  const invoice = {
    customer: { name: customer, email: '', phone: '' },
    currency: 'USD',
    dueDate: '2026-12-05',
    notes: '',
  } as const
  const { body, subject } = invoiceMessage(
    { invoice, number: 'INV-000001', merchantName: 'قهوة' },
    80_01,
  )
  expect(subject).toBe('Invoice INV-000001 from \u2068قهوة\u2069')
  expect(body).toContain(`Hello ${shown},`)
  expect(body).toContain('\u2068قهوة\u2069 has sent you invoice INV-000001 for $80.01')
})

test.each(['\u200b\u200b\u200b', '\u3164\u3164', '\u202e\u202c', '\u0301\u0301'])(
  'a name of %j counts as none in every field',
  (name) => {
    for (const schema of [nameText, personName, businessProfile.entries.name])
      expect(v.is(schema, name)).toBe(false)
    expect(payerName(name, paymentRow(1))).toBe('077 *** 4567')
  },
)

test('what is typed around a name’s marks is kept, composed', () => {
  for (const schema of [nameText, personName, businessProfile.entries.name])
    expect(v.parse(schema, ' Zoe\u0308\u202e Mutasa\u200b')).toBe('Zoë Mutasa')
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
