// Proves DEMO-13.
import { expect, test } from 'vitest'
import { clockLabel } from './clock-label.ts'

const now = new Date(2026, 10, 21, 20).getTime()
const hour = 3_600_000

test('a moved time is said as its day, or on the same day as how far ahead it is', () => {
  expect(clockLabel(0, now)).toBeUndefined()
  expect(clockLabel(3 * hour, now)).toBe('+3 h')
  expect(clockLabel(20 * 60_000, now)).toBe('+20 min')
  expect(clockLabel(21 * hour, now)).toBe('Nov 21')
  expect(clockLabel(30 * 24 * hour, now)).toBe('Nov 21')
})
