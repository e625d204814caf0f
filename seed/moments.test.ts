import { addMonths } from 'date-fns/addMonths'
import { addWeeks } from 'date-fns/addWeeks'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Transaction } from '#db/payments/schemas.ts'
import { loadSeed } from './load-seed.ts'
import { readMoment } from './moments.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Local time, so that each is the same awkward moment in every zone. */
const awkward: [string, () => Date][] = [
  ['midnight', () => new Date(2026, 10, 21)],
  ['half a minute after midnight', () => new Date(2026, 10, 21, 0, 0, 30)],
  ['the last millisecond of a day', () => new Date(2026, 10, 21, 23, 59, 59, 999)],
  ['a Monday just begun', () => new Date(2026, 10, 23, 0, 0, 1)],
  ['a Sunday evening', () => new Date(2026, 10, 22, 21, 30)],
  ['29 February', () => new Date(2028, 1, 29, 8, 0)],
  ['1 March of a leap year', () => new Date(2028, 2, 1, 0, 0, 30)],
  ['New Year\u2019s Eve', () => new Date(2026, 11, 31, 23, 59)],
  ['New Year, just begun', () => new Date(2027, 0, 1, 0, 0, 5)],
  ['the night when clocks go forward', () => new Date('2026-03-08T07:00:30Z')],
  ['the first half past one when clocks go back', () => new Date('2026-11-01T05:30:00Z')],
  ['the second half past one when clocks go back', () => new Date('2026-11-01T06:30:00Z')],
]

const startOf = (now: Date, daysAgo: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).toISOString()

function checkDates(now: Date) {
  const rows = loadSeed(now)
  const present = now.toISOString()
  const { paymentLinks, reportSchedules, disputes, transactions, ...others } = rows
  for (const { nextAt } of reportSchedules) expect(nextAt > present).toBe(true)
  const undecided = disputes.map(({ dueAt, movesAt, ...dispute }) => {
    // Submitted evidence starts the review before the deadline.
    expect((movesAt ?? dispute.sentAt ?? '') <= dueAt).toBe(true)
    expect(movesAt === undefined || movesAt > present).toBe(true)
    return dispute
  })
  // When a payment is settled may lie ahead too.
  expect(transactions.filter(({ availableAt = '9', date }) => availableAt <= date)).toEqual([])
  // A customer who has not answered still can.
  const canAnswer = ({ awaitsCustomer, settlesAt = '' }: Transaction) =>
    awaitsCustomer === true && settlesAt > present
  const isAsked = ({ type, status }: Transaction) => type === 'payment' && status === 'pending'
  expect(transactions.filter((row) => canAnswer(row) !== isAsked(row))).toEqual([])
  const entered = transactions.map(
    ({ settlesAt: _settles, awaitsCustomer: _awaits, availableAt: _available, ...row }) => row,
  )
  for (const { expiresAt, status } of paymentLinks)
    expect(expiresAt !== null && expiresAt < present).toBe(status === 'expired')
  const text = JSON.stringify([
    others,
    undecided,
    entered,
    paymentLinks.map(({ createdAt }) => createdAt),
  ])
  const instants = text.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? []
  expect(instants.length).toBeGreaterThan(1500)
  expect(instants.filter((instant) => instant > present)).toStrictEqual([])

  const ours = rows.transactions.filter(({ merchantId }) => merchantId === 'M-001')
  const days = [startOf(now, 0), startOf(now, 1), startOf(now, (now.getDay() + 6) % 7)] as const
  const [today, yesterday, monday] = days
  const paid = ours.filter(({ type, status }) => type === 'payment' && status === 'successful')
  expect(paid.some(({ date }) => date >= today)).toBe(true)
  expect(paid.some(({ date }) => date >= yesterday && date < today)).toBe(true)
  expect(paid.some(({ date }) => date >= monday)).toBe(true)
}

/** In the zone whose clocks change, every awkward moment; in the others, those in which the day is another one in UTC. */
const zones: [zone: string, offset: number, moments: typeof awkward, runs: number][] = [
  ['America/New_York', 300, awkward, 4],
  ['Africa/Harare', -120, awkward.slice(0, 4), 2],
  ['UTC', 0, awkward.slice(1, 3), 2],
]

describe.each(zones)('in %s', (zone, offset, moments, runs) => {
  test.each(moments)('today and yesterday have rows and nothing lies ahead: %s', (_, at) => {
    vi.stubEnv('TZ', zone)
    expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset)
    checkDates(at())
  })

  test('and at any other moment', () => {
    vi.stubEnv('TZ', zone)
    const moment = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2035-12-31'),
      noInvalidDate: true,
    })
    fc.assert(fc.property(moment, checkDates), { numRuns: runs, seed: 7 })
  })
})

describe('a written date', () => {
  const now = new Date(2026, 10, 21, 12, 14)

  test.each([
    ['-2d 14:05', new Date(2026, 10, 19, 14, 5)],
    ['-1d 23:59', new Date(2026, 10, 20, 23, 59)],
    ['0d 09:30', new Date(2026, 10, 21, 9, 30)],
    ['-400d 00:00', new Date(2025, 9, 17)],
  ])('%s is local time, counted from the day of seeding', (text, date) => {
    expect(readMoment(text, now)).toBe(date.toISOString())
  })

  test('still to come today is moved into the part of today that has passed', () => {
    expect(readMoment('0d 18:00', now)).toBe(new Date(2026, 10, 21, 9, 10, 30).toISOString())
  })

  test.each([
    ['last Monday 06:00', new Date(2026, 10, 16, 6)],
    ['last Monday -2w 06:00', new Date(2026, 10, 2, 6)],
    ['last Sunday 02:00', new Date(2026, 10, 15, 2)],
    ['last 1st 06:00', new Date(2026, 10, 1, 6)],
  ])('%s is the run of a schedule', (text, date) => {
    expect(readMoment(text, now)).toBe(date.toISOString())
  })

  test.each(awkward)('the last run has passed, and not a week ago: %s', (_, at) => {
    const present = at()
    for (const [weekday, text] of [
      [1, 'last Monday 06:00'],
      [0, 'last Sunday 02:00'],
    ] as const) {
      const run = new Date(readMoment(text, present) ?? '')
      expect(run.getDay()).toBe(weekday)
      expect(run <= present && addWeeks(run, 1) > present).toBe(true)
    }
    const monthly = new Date(readMoment('last 1st 06:00', present) ?? '')
    expect(monthly.getDate()).toBe(1)
    expect(monthly <= present && addMonths(monthly, 1) > present).toBe(true)
  })

  test('may lie ahead only where that makes sense', () => {
    expect(readMoment('+3d 23:59', now, true)).toBe(new Date(2026, 10, 24, 23, 59).toISOString())
    expect(readMoment('+3d 23:59', now)).toBeNull()
  })

  test.each([
    '',
    '-2d',
    '2d 14:05',
    '-2d 24:00',
    '-2d 14:60',
    '-2d 9:30',
    'yesterday 10:00',
    'last Friday 06:00',
    'last 1st -1w 06:00',
    'last Monday',
  ])('%j is refused', (text) => {
    expect(readMoment(text, now)).toBeNull()
  })
})
