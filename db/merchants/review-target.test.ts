import { expect, test } from 'vitest'
import { byReviewClock, reviewDueAt } from './review-target.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const sent = (priority: 'high' | 'medium' | 'low' | null, hoursAgo: number) => ({
  priority,
  createdDate: new Date(now - hoursAgo * 3_600_000).toISOString(),
})
const hoursLeft = (priority: 'high' | 'medium' | 'low' | null) =>
  (reviewDueAt(sent(priority, 0)) - now) / 3_600_000

test('high has a day, medium 48 hours, low a week, and so has one without a priority', () => {
  expect([hoursLeft('high'), hoursLeft('medium'), hoursLeft('low'), hoursLeft(null)]).toEqual([
    24, 48, 168, 168,
  ])
})

test('what is late comes first, the latest at the top; then by priority, and within it by target', () => {
  const rows = {
    mediumNew: sent('medium', 2),
    lowLate: sent('low', 24 * 7 + 1),
    highNew: sent('high', 1),
    mediumLate: sent('medium', 60),
    mediumOld: sent('medium', 47),
    onTheDot: sent('high', 24),
  }
  const names = new Map(Object.entries(rows).map(([name, row]) => [row, name]))
  const queue = Object.values(rows).toSorted(byReviewClock(now))
  expect(queue.map((row) => names.get(row))).toEqual([
    'mediumLate',
    'lowLate',
    'onTheDot',
    'highNew',
    'mediumOld',
    'mediumNew',
  ])
})

test('one that was sent anew counts from then', () => {
  const resubmittedAt = new Date(now).toISOString()
  expect(reviewDueAt({ ...sent('medium', 100), resubmittedAt })).toBe(now + 48 * 3_600_000)
})
