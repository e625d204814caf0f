import { expect, test } from 'vitest'
import { lastActiveText } from './people.ts'

const now = new Date(2026, 10, 21, 12, 14)
const at = (day: number) => new Date(2026, 10, day, 7, 42).toISOString()

test('when somebody was last active, by the day; invited or never, when nothing was heard of them', () => {
  const text = (lastActive: string | null, invitedAt?: string) =>
    lastActiveText({ lastActive, invitedAt }, now)
  expect(text(at(21))).toBe('Today, 7:42\u00a0AM')
  expect(text(at(20), at(19))).toBe('Yesterday, 7:42\u00a0AM')
  expect(text(at(18))).toBe('Nov 18, 7:42\u00a0AM')
  expect(text(null, at(21))).toBe('Invited today, 7:42\u00a0AM')
  expect(text(null, at(18))).toBe('Invited Nov 18, 7:42\u00a0AM')
  expect(text(null)).toBe('Never')
})
