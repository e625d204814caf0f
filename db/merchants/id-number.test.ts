import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleRows } from '#tests/support/sample.ts'
import { idNumberExample, readIdNumber } from './id-number.ts'

const wrongForm = 'Enter a national ID number, such as 63-000000 K 63, or a passport number'
const wrongLetter = (typed: string) =>
  `The letter ${typed} doesn’t match the digits. Compare both with the ID card, such as 63-000000 K 63`
const noLetter =
  'A national ID number has a letter before the last two digits, such as 63-000000 K 63'

test.each([
  ['50-2001148W50', '50-2001148 W 50'],
  ['08 2047823 q 29', '08-2047823 Q 29'],
  ['08-2047823-Q-29', '08-2047823 Q 29'],
  ['63000000K63', '63-000000 K 63'],
])('%s is a national ID number, whatever stands between its parts', (typed, number) => {
  expect(readIdNumber(typed)).toEqual({ type: 'national-id', number })
})

test.each([
  ['50-2001148V50', 'V'],
  ['51-2001148W50', 'W'],
  ['63-000000 i 63', 'I'],
  ['63-000000 U 63', 'U'],
])(
  'the letter of %s does not fit its digits, and the one that would is not told',
  (typed, letter) => {
    expect(readIdNumber(typed)).toEqual({ error: wrongLetter(letter) })
  },
)

test.each(['63-000000 63', '12 3456789 01', '1234567890'])('%s lacks its letter', (typed) => {
  expect(readIdNumber(typed)).toEqual({ error: noLetter })
})

test('the example is valid', () => {
  expect(readIdNumber(idNumberExample)).toEqual({ type: 'national-id', number: idNumberExample })
})

const { directors } = sampleRows('directors')
const written = directors.flatMap(({ idNumber }) => (idNumber === undefined ? [] : [idNumber]))

test.each<[how: string, (number: string) => string]>([
  ['as it is written', (number) => number],
  ['in lower case', (number) => number.toLowerCase()],
  ['without anything between its parts', (number) => number.replace(/[ -]/g, '')],
  ['with spaces alone', (number) => number.replaceAll('-', ' ')],
  ['with dashes alone', (number) => number.replaceAll(' ', '-')],
  ['with a long dash', (number) => number.replaceAll('-', '\u2013')],
  ['with spaces around its dash', (number) => number.replaceAll('-', ' - ')],
  ['with dots', (number) => number.replace(/[ -]/g, '.')],
  ['with slashes', (number) => number.replace(/[ -]/g, '/')],
  ['with spaces of a chat', (number) => `\u2009${number.replaceAll(' ', '\u00a0')} `],
])('the ID numbers of the sample can be typed %s', (_how, typed) => {
  expect(written).not.toEqual([])
  for (const number of written)
    expect(readIdNumber(typed(number))).toEqual({ type: 'national-id', number })
})

test.each(['AN123456', 'cn 204 881', 'A1234567', 'K0123456Z', '123456789'])(
  '%s is a passport',
  (typed) => {
    const { type, number } = readIdNumber(typed)
    expect(type).toBe('passport')
    expect(number).toBe(typed.toUpperCase().replaceAll(' ', ''))
  },
)

test.each(['', '12-34567 P 90', 'ABCDEFGH', '12345678', 'AN12', 'AN1234567890'])(
  '%s is neither',
  (typed) => {
    expect(readIdNumber(typed)).toEqual({ error: wrongForm })
  },
)

test('of all letters one fits the digits, and any one digit that is wrong is found', () => {
  const number = fc.tuple(fc.integer({ min: 10_000_000, max: 999_999_999 }), fc.nat(99))
  fc.assert(
    fc.property(number, fc.nat(8), fc.integer({ min: 1, max: 9 }), ([digits, district], at, by) => {
      const end = String(district).padStart(2, '0')
      const fitting = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(
        (letter) => readIdNumber(`${digits}${letter}${end}`).type === 'national-id',
      )
      expect(fitting).toHaveLength(1)
      const place = at % String(digits).length
      const other = [...String(digits)]
        .map((digit, index) => (index === place ? (Number(digit) + by) % 10 : digit))
        .join('')
      expect(readIdNumber(`${other}${fitting[0]}${end}`).error).toBe(wrongLetter(fitting[0] ?? ''))
    }),
  )
})
