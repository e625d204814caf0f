// Proves DATA-2, DATA-3.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countOf,
  formatCount,
  formatDate,
  formatDay,
  formatDateTime,
  formatFeeRule,
  formatMoment,
  formatMoney,
  formatPercent,
  shareText,
  formatShortDate,
  formatTime,
  setFigureStyle,
  dayName,
} from './format.ts'
import { plainSpaces } from './typed-text.ts'

/** The browser's own formatting; some versions put a narrow space before AM and PM. */
const intl = (options: Intl.DateTimeFormatOptions, at: Date) =>
  new Intl.DateTimeFormat('en-US', options).format(at).replaceAll('\u202f', ' ')
const day = { month: 'short', day: 'numeric', year: 'numeric' } as const

test('section 9: short month, day, year, 12-hour time', () => {
  const at = new Date(2025, 10, 21, 14, 14).toISOString()
  expect(formatDateTime(at)).toBe('Nov 21, 2025, 2:14 PM')
  expect(formatDate(at)).toBe('Nov 21, 2025')
  expect(formatDay(at)).toBe('Nov 21')
  expect(formatTime(at)).toBe('2:14\u00a0PM')
})

test('on a screen: today and yesterday by name, the year only where it is another one', () => {
  const today = new Date(2026, 10, 21, 18)
  const moment = (year: number, month: number, day: number) =>
    formatMoment(new Date(year, month - 1, day, 9, 20).toISOString(), today)
  expect(moment(2026, 11, 21)).toBe('Today, 9:20\u00a0AM')
  expect(moment(2026, 11, 20)).toBe('Yesterday, 9:20\u00a0AM')
  expect(moment(2026, 11, 16)).toBe('Nov 16, 9:20\u00a0AM')
  expect(moment(2025, 11, 16)).toBe('Nov 16, 2025, 9:20\u00a0AM')
  expect(formatShortDate(new Date(2026, 10, 16).toISOString(), today)).toBe('Nov 16')
  expect(formatShortDate(new Date(2025, 10, 16).toISOString(), today)).toBe('Nov 16, 2025')
})

test.each([
  [{ percentage: 2.5, fixedFee: 20 }, '2.5% + $0.20'],
  [{ percentage: 2, fixedFee: 0 }, '2.0%'],
  [{ percentage: 0, fixedFee: 1_00 }, '$1.00'],
  [{ percentage: -1, fixedFee: -1_50 }, '-1.0% \u2212 $1.50'],
])('a fee’s rule: %j', (rule, text) => {
  expect(formatFeeRule(rule)).toBe(text)
})

test('dates and times are what en-US writes, at any instant', () => {
  const instants = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, (at) => {
      const text = at.toISOString()
      expect(formatDate(text)).toBe(intl(day, at))
      expect(plainSpaces(formatTime(text))).toBe(intl({ hour: 'numeric', minute: '2-digit' }, at))
      expect(formatDateTime(text)).toBe(intl({ ...day, hour: 'numeric', minute: '2-digit' }, at))
    }),
  )
})

test('amounts have two decimals, and their sign before the symbol', () => {
  expect(formatMoney(128_450, 'USD')).toBe('$1,284.50')
  expect(formatMoney(-175_000, 'ZWL')).toBe('\u2212ZWL\u00a01,750.00')
})

test('a count has its thousands apart', () => {
  expect(formatCount(7)).toBe('7')
  expect(formatCount(100_000)).toBe('100,000')
})

test('a noun is in the singular for one only', () => {
  expect(countOf(1, 'payment')).toBe('1 payment')
  expect(countOf(0, 'payment')).toBe('0 payments')
  expect(countOf(1_200, 'payment')).toBe('1,200 payments')
})

test.each([
  [2, '2.0'],
  [2.6, '2.6'],
  [2.55, '2.55'],
  [0, '0'],
])('a fee of %d percent is written %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text)
})

test.each([
  [0, '0%'],
  [0.4, '<1%'],
  [1, '1%'],
  [45, '45%'],
  [46.6, '47%'],
])('a share of %d percent is %s', (percent, text) => {
  expect(shareText(percent)).toBe(text)
})

test('figures part their thousands as the person chooses, and keep the point', () => {
  const shown = () => [formatMoney(1_284_50, 'USD'), formatCount(12_345)]
  expect(shown()).toEqual(['$1,284.50', '12,345'])
  setFigureStyle('space')
  expect(shown()).toEqual(['$1\u00a0284.50', '12\u00a0345'])
  setFigureStyle('plain')
  expect(shown()).toEqual(['$1284.50', '12345'])
  setFigureStyle('comma')
})

test.each([
  ['2027-01-01T00:00:00', 'Today'],
  ['2026-12-31T23:59:59', 'Yesterday'],
  ['2026-12-30T12:00:00', 'Dec 30, 2026'],
  ['2027-01-02T00:00:00', 'Jan 2'],
])('just after midnight of a new year, %s is %s', (day, name) => {
  expect(dayName(day, new Date(2027, 0, 1, 0, 0, 30))).toBe(name)
})
