// Proves DSP-1, DSP-2.
import { expect, test } from 'vitest'
import type { Dispute } from '#db/disputes/schemas.ts'
import { type DisputeReader, disputeText, timeLeft, timeLeftMoments } from './cases.ts'

const dueAt = '2026-11-27T12:00:00.000Z'
const due = Date.parse(dueAt)
const hour = 3_600_000

test.each<[Partial<Dispute>, merchant: RegExp, staff: RegExp]>([
  [{ status: 'evidence' }, /^Send evidence by/, /^The merchant can send evidence until/],
  [
    { status: 'review', sentAt: '2026-11-24T12:00:00.000Z' },
    /You can no longer change it\.$/,
    /^The merchant sent evidence .* Decide who gets the money\.$/,
  ],
  [{ status: 'review' }, /You can no longer change it\.$/, /deadline for evidence has passed/],
  [{ status: 'won', decision: 'Signed.' }, /your available balance\. Signed\.$/, /merchant’s/],
  [{ status: 'lost', accepted: true }, /^You accepted/, /^The merchant accepted/],
  [{ status: 'lost' }, /^The money was returned/, /^The money was returned/],
])('%o is told to each reader in their own words', (over, merchant, staff) => {
  const said = (reader: DisputeReader) =>
    disputeText({ status: 'evidence', dueAt, ...over }, reader)
  expect(said('merchant')).toMatch(merchant)
  expect(said('staff')).toMatch(staff)
  expect(said('staff')).not.toMatch(/\byour?\b(?! decide)/i)
})

test.each([
  [7 * 24, '7 days left'],
  [3 * 24 + 23.9, '3 days left'],
  [24, '1 day left'],
  [23.9, '23 hours left'],
  [1, '1 hour left'],
  [0.9, 'Less than an hour left'],
])('%f hours before a deadline', (hours, text) => {
  expect(timeLeft(dueAt, due - hours * hour)).toBe(text)
})

test('a deadline’s text changes only at its moments', () => {
  const moments = timeLeftMoments(dueAt)
  const quarters = Array.from({ length: 7.5 * 24 * 4 }, (_, at) => due - (at + 1) * (hour / 4))
  const changes = quarters.filter(
    (at) => timeLeft(dueAt, at) !== timeLeft(dueAt, at + hour / 4 - 1),
  )
  const isNear = (at: number) => moments.some((moment) => moment >= at && moment <= at + hour / 4)
  expect(changes.filter((at) => !isNear(at))).toEqual([])
})
