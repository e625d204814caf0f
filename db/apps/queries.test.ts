import { expect, test } from 'vitest'
import { appUsage } from './queries.ts'

test('requests and attempts are counted on the day of each, today last, and no others', () => {
  const now = new Date('2026-11-21T12:00:00.000Z')
  const at = (createdAt: string) => ({ createdAt })
  const attempt = (instant: string) => ({ at: instant, status: 200 })
  const usage = appUsage(
    [
      at('2026-11-21T11:00:00.000Z'),
      at('2026-11-20T12:00:00.000Z'),
      at('2026-10-01T12:00:00.000Z'),
      at('2026-11-23T12:00:00.000Z'),
    ],
    [{ attempts: [attempt('2026-11-20T12:00:00.000Z'), attempt('2026-11-21T11:59:00.000Z')] }],
    now,
  )
  expect(usage).toHaveLength(14)
  expect(usage.slice(-2).map(({ requests, deliveries }) => [requests, deliveries])).toEqual([
    [1, 1],
    [1, 1],
  ])
  expect(usage.slice(0, -2).every(({ requests, deliveries }) => requests + deliveries === 0)).toBe(
    true,
  )
})
