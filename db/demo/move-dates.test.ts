// Proves DEMO-9, R51.
import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { format } from 'date-fns/format'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { linkRow } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { dayText } from '../days.ts'
import { type TableRows, tableSchemas } from '../tables.ts'
import { moveDates } from './move-dates.ts'

const zone = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = zone
})

const none = Object.fromEntries(
  Object.keys(tableSchemas).map((table): [string, object[]] => [table, []]),
) as TableRows

const local = (date: Date) => format(date, 'yyyy-MM-dd HH:mm:ss.SSS')

/** Returns instants, moved as the dates of payments. */
function movedTimes(times: readonly Date[], saved: Date, now: Date): Date[] {
  const transactions = times.map((time, at) => paymentRow(at, { date: time.toISOString() }))
  const rows = moveDates({ ...none, transactions }, saved.toISOString(), now.toISOString())
  return rows.transactions.map(({ date }) => new Date(date))
}

describe.each(['UTC', 'Africa/Harare', 'America/New_York', 'Pacific/Kiritimati'])('in %s', (tz) => {
  test.each([
    ['Monday 08:00 to Tuesday 21:00', '2026-11-23T08:00', '2026-11-24T21:00', 1],
    ['the evening to the next morning', '2026-11-23T20:00', '2026-11-24T07:30', 1],
    ['just before midnight to just after', '2026-11-23T23:59', '2026-11-24T00:01', 1],
    ['the morning to the evening', '2026-11-23T00:01', '2026-11-23T23:59', 0],
    ['a month and a bit', '2026-10-23T18:00', '2026-11-24T09:00', 32],
    ['over the clocks that go forward', '2027-03-13T20:00', '2027-03-14T19:30', 1],
    ['over the clocks that go back', '2026-10-31T20:00', '2026-11-01T20:30', 1],
    ['a year with a 29 February', '2028-02-10T12:00', '2029-02-10T12:00', 366],
    ['a clock that was set back', '2026-11-24T07:30', '2026-11-23T20:00', -1],
  ])('%s moves whole days of the calendar', (_what, from, to, days) => {
    process.env['TZ'] = tz
    const [saved, now] = [new Date(from), new Date(to)]
    const date = (later: number) => dayText(addDays(saved, later))
    const endOf = (later: number) => new Date(`${date(later)}T23:59:59.999`)
    const rows = moveDates(
      {
        ...none,
        transactions: [
          paymentRow(1, { date: new Date(`${date(-1)}T18:20`).toISOString() }),
          paymentRow(2, { date: saved.toISOString() }),
        ],
        paymentLinks: [-3, 0, 5].map((later) => linkRow({ expiresAt: endOf(later).toISOString() })),
        invoices: [invoiceRow({ dueDate: date(0) })],
      },
      saved.toISOString(),
      now.toISOString(),
    )
    const [before, last] = rows.transactions.map((row) => new Date(row.date))
    expect(local(before ?? now)).toBe(`${date(days - 1)} 18:20:00.000`)
    expect(dayText(last ?? now)).toBe(dayText(now))
    expect(rows.paymentLinks.map(({ expiresAt }) => local(new Date(expiresAt ?? '')))).toEqual(
      [-3, 0, 5].map((later) => `${date(days + later)} 23:59:59.999`),
    )
    expect(rows.invoices.map(({ dueDate }) => dueDate)).toEqual([date(days)])
  })

  test('whenever it was saved and is loaded, days follow the calendar, and the past stays past', () => {
    process.env['TZ'] = tz
    const minute = 60_000
    const start = Date.UTC(2026, 9, 1)
    const times = fc.array(fc.integer({ min: -3 * 1440, max: 3 * 1440 }), { maxLength: 30 })
    const instant = fc
      .integer({ min: 0, max: 200 * 1440 })
      .map((at) => new Date(start + at * minute))
    fc.assert(
      fc.property(instant, instant, times, (saved, now, offsets) => {
        const days = differenceInCalendarDays(now, saved)
        fc.pre(days !== 0)
        const old = offsets.map((offset) => new Date(saved.getTime() + offset * minute))
        movedTimes(old, saved, now).forEach((at, index) => {
          const was = old[index] ?? saved
          expect(differenceInCalendarDays(at, was)).toBe(days)
          // Other days, and a day that is as far on as it was, keep their times.
          const keepsTime = dayText(was) !== dayText(saved) || addDays(saved, days) <= now
          expect({
            past: was > saved || at <= now,
            time: !keepsTime || local(at) === local(addDays(was, days)),
            ahead: keepsTime || was <= saved || at > now,
          }).toEqual({ past: true, time: true, ahead: true })
        })
      }),
    )
  })
})

test('a day that was further on keeps its order, in whole seconds, and what was about to happen is about to', () => {
  process.env['TZ'] = 'Africa/Harare'
  const [saved, now] = [new Date('2026-11-23T20:00:00.250'), new Date('2026-11-24T07:30')]
  const times = ['09:00:00', '09:00:00.400', '12:30', '19:59:58', '20:00:02', '22:00'].map(
    (time) => new Date(`2026-11-23T${time}`),
  )
  const moved = movedTimes(times, saved, now)
  expect(moved.map((at) => format(at, 'HH:mm:ss'))).toEqual([
    '03:22:29',
    '03:22:30',
    '04:41:14',
    '07:29:59',
    '07:30:07',
    '15:44:59',
  ])
  expect(moved.slice(0, 4).map((at) => at.getMilliseconds())).toEqual([0, 0, 0, 0])
})
