// Proves REP-3.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scheduleRow } from '#tests/support/money-rows.ts'
import { lastReportAt, nextReportAt, scheduledPeriod, scheduleTimes } from './moments.ts'
import { reportFrequencies } from './schemas.ts'

const frequency = fc.constantFrom(...reportFrequencies)
const instant = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const rhythmOf = (each: (typeof reportFrequencies)[number]) => ({
  frequency: each,
  ...scheduleTimes[each],
})
const dayMs = 86_400_000
const longest = { daily: 1.1, weekly: 7.1, monthly: 31.1 }

test('the next moment lies ahead, the last one does not, and none lies between them', () => {
  fc.assert(
    fc.property(frequency, instant, (each, now) => {
      const rhythm = rhythmOf(each)
      const next = nextReportAt(rhythm, now)
      const last = lastReportAt(rhythm, now)
      expect(next > now && last <= now).toBe(true)
      expect(next.getTime() - last.getTime()).toBeLessThanOrEqual(longest[each] * dayMs)
      expect(nextReportAt(rhythm, last)).toEqual(next)
      expect(lastReportAt(rhythm, next)).toEqual(next)
    }),
  )
})

test('daily at 23:59, weekly on Monday at 06:00, monthly on the first', () => {
  const saturday = new Date(2026, 10, 21, 14, 14)
  expect(nextReportAt(rhythmOf('daily'), saturday)).toEqual(new Date(2026, 10, 21, 23, 59))
  expect(nextReportAt(rhythmOf('weekly'), saturday)).toEqual(new Date(2026, 10, 23, 6, 0))
  expect(nextReportAt(rhythmOf('monthly'), saturday)).toEqual(new Date(2026, 11, 1, 6, 0))
  expect(nextReportAt(rhythmOf('daily'), new Date(2026, 10, 21, 23, 59))).toEqual(
    new Date(2026, 10, 22, 23, 59),
  )
})

test('one report after another leaves no instant out and has none twice', () => {
  fc.assert(
    fc.property(frequency, instant, fc.nat(90 * dayMs), (each, start, later) => {
      const nextAt = nextReportAt(rhythmOf(each), start)
      const schedule = scheduleRow({ ...rhythmOf(each), nextAt: nextAt.toISOString() })
      const now = new Date(nextAt.getTime() + later)
      const { from, before } = scheduledPeriod(schedule, now)
      expect(from < before && before <= now.getTime()).toBe(true)
      const following = nextReportAt(rhythmOf(each), now)
      const next = { ...schedule, nextAt: following.toISOString() }
      expect(scheduledPeriod(next, following).from).toBe(before)
    }),
  )
})

test('what was missed for a week is one report of that week', () => {
  const schedule = scheduleRow({ nextAt: new Date(2026, 10, 21, 23, 59).toISOString() })
  expect(scheduledPeriod(schedule, new Date(2026, 10, 28, 9, 0))).toEqual({
    from: new Date(2026, 10, 20, 23, 59).getTime(),
    before: new Date(2026, 10, 27, 23, 59).getTime(),
  })
})
