import { expect, test } from 'vitest'
import { grantedText, lastActiveText } from './people.ts'

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

test('what a role grants is listed in its order, and shortened where a list has no room for it', () => {
  const granted = ['security_logs', 'merchant_management', 'financial_reports'] as const
  expect(grantedText(granted)).toBe('Merchant management, Financial reports, Security logs')
  expect(grantedText(granted, 2)).toBe('Merchant management, Financial reports and 1 more')
  expect(grantedText(granted.slice(0, 2), 2)).toBe('Merchant management, Security logs')
  expect(grantedText([], 2)).toBe('View only')
})
