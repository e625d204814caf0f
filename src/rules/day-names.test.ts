import { expect, test } from 'vitest'
import { dayName } from '#db/text/format.ts'

test.each([
  ['2027-01-01T00:00:00', 'Today'],
  ['2026-12-31T23:59:59', 'Yesterday'],
  ['2026-12-30T12:00:00', 'Dec 30, 2026'],
  ['2027-01-02T00:00:00', 'Jan 2'],
])('just after midnight of a new year, %s is %s', (day, name) => {
  expect(dayName(day, new Date(2027, 0, 1, 0, 0, 30))).toBe(name)
})
