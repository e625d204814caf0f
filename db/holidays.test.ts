import { expect, test } from 'vitest'
import { dayText } from './days.ts'
import {
  holidaysBetween,
  holidaysOf,
  isBusinessDay,
  onBusinessDayBefore,
  onNextBusinessDay,
} from './holidays.ts'

const at = (month: number, day: number, year = 2026, hour = 12) =>
  new Date(year, month - 1, day, hour)

test('the public holidays of 2026, by day', () => {
  expect([...holidaysOf(2026)]).toEqual([
    ['2026-01-01', 'New Year’s Day'],
    ['2026-02-21', 'National Youth Day'],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-04', 'Easter Saturday'],
    ['2026-04-06', 'Easter Monday'],
    ['2026-04-18', 'Independence Day'],
    ['2026-05-01', 'Workers’ Day'],
    ['2026-05-25', 'Africa Day'],
    ['2026-08-10', 'Heroes’ Day'],
    ['2026-08-11', 'Defence Forces Day'],
    ['2026-12-22', 'Unity Day'],
    ['2026-12-25', 'Christmas Day'],
    ['2026-12-26', 'Boxing Day'],
  ])
})

test.each([
  [2000, '2000-04-24'],
  [2019, '2019-04-22'],
  [2024, '2024-04-01'],
  [2025, '2025-04-21'],
  [2027, '2027-03-29'],
  [2038, '2038-04-26'],
  [2049, '2049-04-19'],
])('Easter Monday of %i', (year, day) => {
  expect(holidaysOf(year).get(day)).toBe('Easter Monday')
})

test('the Monday after a holiday on a Sunday is kept, and a Tuesday only after Christmas', () => {
  expect(holidaysOf(2027).get('2027-02-22')).toBe('National Youth Day (moved)')
  expect(holidaysOf(2027).get('2027-04-19')).toBe('Independence Day (moved)')
  // Christmas Day of 2022 was a Sunday, so Boxing Day moved to the Monday after it.
  const of2022 = holidaysOf(2022)
  expect(of2022.get('2022-12-26')).toBe('Boxing Day')
  expect(of2022.get('2022-12-27')).toBe('Christmas Day (moved)')
  expect(of2022.get('2022-12-28')).toBeUndefined()
  // Easter Monday already takes the Monday after an Independence Day on Easter Sunday.
  expect(holidaysOf(2049).get('2049-04-19')).toBe('Easter Monday')
  expect(holidaysOf(2049).get('2049-04-20')).toBeUndefined()
})

test('the public holidays of 2027 that 2026 has on other days', () => {
  const days = holidaysOf(2027)
  expect(
    ['2027-03-26', '2027-03-27', '2027-03-29', '2027-08-09', '2027-08-10'].map((day) =>
      days.get(day),
    ),
  ).toEqual([
    'Good Friday',
    'Easter Saturday',
    'Easter Monday',
    'Heroes’ Day',
    'Defence Forces Day',
  ])
  expect(days.get('2027-12-27')).toBe('Boxing Day (moved)')
  expect(days.size).toBe(13 + 3)
})

test('banks rest on Saturdays, Sundays and holidays', () => {
  expect(isBusinessDay(at(11, 20))).toBe(true)
  expect(isBusinessDay(at(11, 21))).toBe(false)
  expect(isBusinessDay(at(11, 22))).toBe(false)
  expect(isBusinessDay(at(12, 22))).toBe(false)
})

test('the next business day is after weekends and holidays, at the hour asked for', () => {
  expect(onNextBusinessDay(at(11, 20), 480)).toEqual(at(11, 23, 2026, 8))
  expect(onNextBusinessDay(at(4, 2), 480)).toEqual(at(4, 7, 2026, 8))
  expect(onNextBusinessDay(at(12, 24), 60 * 9)).toEqual(at(12, 28, 2026, 9))
  expect(onBusinessDayBefore(at(8, 12))).toEqual(at(8, 7))
})

test('holidays in between are named, those at the weekend and the days at the ends left out', () => {
  expect(holidaysBetween(at(4, 2), at(4, 7))).toEqual(['Good Friday', 'Easter Monday'])
  expect(holidaysBetween(at(12, 21), at(12, 23))).toEqual(['Unity Day'])
  expect(holidaysBetween(at(11, 20), at(11, 23))).toEqual([])
  expect(holidaysBetween(at(12, 31), at(1, 1, 2027))).toEqual([])
  expect(dayText(at(1, 1, 2027))).toBe('2027-01-01')
})
