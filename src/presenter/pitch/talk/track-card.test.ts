// Proves DEMO-19.
import { expect, test } from 'vitest'
import { beginRehearsal, clockText, leaveScreen, timesAt } from './track-card.tsx'

test('each screen’s time adds up over its visits, and the last one’s runs on', () => {
  let rehearsal = leaveScreen(beginRehearsal(1000), 'landing', 21_000)
  rehearsal = leaveScreen(rehearsal, 'dashboard', 31_000)
  rehearsal = leaveScreen(rehearsal, 'landing', 36_000)
  expect(timesAt(rehearsal, 'payouts', 40_000)).toEqual({
    landing: 25_000,
    dashboard: 10_000,
    payouts: 4_000,
  })
  expect(rehearsal.startedAt).toBe(1000)
})

test('before a screen is known nothing counts, and a clock that goes back takes nothing away', () => {
  const rehearsal = leaveScreen(beginRehearsal(0), null, 9000)
  expect(timesAt(rehearsal, 'dashboard', 8000)).toEqual({ dashboard: 0 })
})

test('a time is minutes and seconds', () => {
  expect([0, 59_999, 60_000, 3_725_000].map(clockText)).toEqual(['0:00', '0:59', '1:00', '1:02:05'])
})
