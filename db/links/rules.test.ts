import { expect, test } from 'vitest'
import { hasExpired, linkStatusAt } from './rules.ts'

const at = Date.parse('2026-11-21T12:00:00.000Z')

test.each([
  ['without an expiry', null, false],
  ['a moment from now', '2026-11-21T12:00:00.001Z', false],
  ['now', '2026-11-21T12:00:00.000Z', true],
  ['earlier', '2026-11-20T12:00:00.000Z', true],
  ['unreadable', 'soon', true],
])('a link that expires %s', (_when, expiresAt, is) => {
  expect(hasExpired({ expiresAt }, at)).toBe(is)
  for (const status of ['active', 'inactive', 'expired'] as const)
    expect(linkStatusAt({ status, expiresAt }, at)).toBe(is ? 'expired' : status)
})
