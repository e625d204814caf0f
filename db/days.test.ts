// Proves DATA-4.
import { afterEach, describe, expect, test } from 'vitest'
import {
  dateRange,
  type DateRangeId,
  daysSinceMonday,
  dayText,
  endOfNamedDay,
  isReversed,
  isSameDay,
  lastDays,
  lastMonths,
  parseDay,
  setWeekStart,
  startOfDay,
} from './days.ts'

const zone = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = zone
})

const utc = (ms: number) => (Number.isFinite(ms) ? new Date(ms).toISOString().slice(0, 16) : null)
function spanIn(tz: string, id: DateRangeId, now: string, first = '', last = '') {
  process.env['TZ'] = tz
  const { from, before } = dateRange(id, new Date(now), { from: first, to: last })
  return [utc(from), utc(before)]
}

describe('R45: date filters in the viewer’s zone', () => {
  test.each([
    ['UTC', 'today', '2026-11-21T12:14:00Z', '2026-11-21T00:00', '2026-11-22T00:00'],
    ['Africa/Harare', 'today', '2026-11-21T12:14:00Z', '2026-11-20T22:00', '2026-11-21T22:00'],
    ['Africa/Harare', 'today', '2026-11-21T22:00:00Z', '2026-11-21T22:00', '2026-11-22T22:00'],
    ['Africa/Harare', 'today', '2026-11-21T21:59:59Z', '2026-11-20T22:00', '2026-11-21T22:00'],
    ['UTC', 'yesterday', '2027-01-01T00:00:30Z', '2026-12-31T00:00', '2027-01-01T00:00'],
    ['UTC', 'yesterday', '2028-03-01T09:00:00Z', '2028-02-29T00:00', '2028-03-01T00:00'],
    ['UTC', 'today', '2028-02-29T23:59:59Z', '2028-02-29T00:00', '2028-03-01T00:00'],
    ['UTC', 'thisMonth', '2028-02-29T12:00:00Z', '2028-02-01T00:00', '2028-03-01T00:00'],
    ['UTC', 'thisMonth', '2026-12-31T23:59:59Z', '2026-12-01T00:00', '2027-01-01T00:00'],
    ['UTC', 'thisWeek', '2026-11-21T12:14:00Z', '2026-11-16T00:00', '2026-11-23T00:00'],
    ['UTC', 'thisWeek', '2026-11-16T00:00:00Z', '2026-11-16T00:00', '2026-11-23T00:00'],
    ['UTC', 'thisWeek', '2026-11-22T23:59:59Z', '2026-11-16T00:00', '2026-11-23T00:00'],
    ['UTC', 'thisWeek', '2027-01-01T12:00:00Z', '2026-12-28T00:00', '2027-01-04T00:00'],
    // Clocks go back on 1 November 2026 and forward on 14 March 2027.
    ['America/New_York', 'today', '2026-11-01T18:00:00Z', '2026-11-01T04:00', '2026-11-02T05:00'],
    ['America/New_York', 'today', '2027-03-14T18:00:00Z', '2027-03-14T05:00', '2027-03-15T04:00'],
    [
      'America/New_York',
      'thisWeek',
      '2026-11-01T18:00:00Z',
      '2026-10-26T04:00',
      '2026-11-02T05:00',
    ],
  ] as const)('%s, %s at %s', (tz, id, now, from, before) => {
    expect(spanIn(tz, id, now)).toEqual([from, before])
  })

  test('every day of a year lies in one "today" only, the end of one being the start of the next', () => {
    process.env['TZ'] = 'America/New_York'
    let last = dateRange('today', new Date(2026, 0, 1, 12)).before
    for (let day = 2; day <= 400; day += 1) {
      const { from, before } = dateRange('today', new Date(2026, 0, day, 12))
      expect(from).toBe(last)
      last = before
    }
  })

  test('all is open at both ends', () => {
    expect(spanIn('UTC', 'all', '2026-11-21T12:14:00Z')).toEqual([null, null])
  })
})

describe('a custom range', () => {
  test.each([
    ['2026-11-01', '2026-11-01', '2026-10-31T22:00', '2026-11-01T22:00'],
    ['2026-11-01', '', '2026-10-31T22:00', null],
    ['', '2028-02-29', null, '2028-02-29T22:00'],
    ['2026-02-29', '2026-13-01', null, null],
  ])('from %j to %j includes its last day', (start, end, from, before) => {
    expect(spanIn('Africa/Harare', 'custom', '2026-11-21T12:14:00Z', start, end)).toEqual([
      from,
      before,
    ])
  })

  test('is reversed when it begins after it ends', () => {
    expect(isReversed({ from: '2026-11-02', to: '2026-11-01' })).toBe(true)
    expect(isReversed({ from: '2026-11-01', to: '2026-11-01' })).toBe(false)
    expect(isReversed({ from: '', to: '2026-11-01' })).toBe(false)
  })

  test('knows no day that there is not', () => {
    expect(parseDay('2026-02-29')).toBeNull()
    for (const text of ['21/11/2026', '0002-11-10', '0026-11-10', '0202-11-10', '12026-11-10'])
      expect(parseDay(text)).toBeNull()
    expect(parseDay('2028-02-29')?.getDate()).toBe(29)
  })
})

describe.each(['UTC', 'Africa/Harare', 'America/New_York', 'Pacific/Kiritimati'])('in %s', (tz) => {
  test.each([
    ['new year', [2026, 11, 31], ['2026-12-31', '2027-01-01']],
    ['29 February', [2028, 1, 28], ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['a year without it', [2026, 1, 28], ['2026-02-28', '2026-03-01']],
    ['clocks going forward', [2027, 2, 13], ['2027-03-13', '2027-03-14', '2027-03-15']],
    ['clocks going back', [2026, 9, 31], ['2026-10-31', '2026-11-01', '2026-11-02']],
  ] as const)('the days follow one another over %s', (_, [year, month, date], days) => {
    process.env['TZ'] = tz
    for (const hour of [0, 12, 23]) {
      const first = new Date(year, month, date, hour, 59, 59, 999)
      expect(days.map((_day, later) => dayText(new Date(startOfDay(first, later))))).toEqual(days)
      const last = new Date(startOfDay(first, days.length - 1))
      expect(lastDays(last, days.length).slice(0, -1)).toEqual(
        days.map((day) => parseDay(day)?.getTime()),
      )
      expect(days.map((_day, later) => isSameDay(last, first, later))).toEqual(
        days.map((_day, later) => later === days.length - 1),
      )
    }
  })

  test('a named day ends with its last millisecond', () => {
    process.env['TZ'] = tz
    const end = endOfNamedDay('2028-02-29')
    expect(end?.getTime()).toBe((parseDay('2028-03-01')?.getTime() ?? 0) - 1)
    expect([endOfNamedDay(''), endOfNamedDay('2027-02-29')]).toEqual([null, null])
  })

  test('a week begins on Monday', () => {
    process.env['TZ'] = tz
    const week = [21, 22, 23, 24].map((date) => daysSinceMonday(new Date(2026, 10, date, 23, 59)))
    expect(week).toEqual([5, 6, 0, 1])
  })

  test('a month is 30 days with today, compared with the 30 before it', () => {
    process.env['TZ'] = tz
    const now = new Date(2028, 2, 1, 9, 30)
    const { month, monthBefore } = lastMonths(now)
    expect([month, monthBefore].map(({ from }) => dayText(new Date(from)))).toEqual([
      '2028-02-01',
      '2028-01-02',
    ])
    expect([month.before, monthBefore.before]).toEqual([
      now.getTime() + 1,
      new Date(2028, 0, 31, 9, 30).getTime() + 1,
    ])
  })
})

test('this week begins on the day that the person chooses', () => {
  const now = new Date(2026, 10, 21, 12)
  setWeekStart('sunday')
  const { from, before } = dateRange('thisWeek', now)
  setWeekStart('monday')
  expect([from, before].map((at) => dayText(new Date(at)))).toEqual(['2026-11-15', '2026-11-22'])
})
