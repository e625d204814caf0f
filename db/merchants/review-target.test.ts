// Proves ADM-3.
import { expect, test } from 'vitest'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { byReviewClock, decisionText, reviewDueAt } from './review-target.ts'
import type { Merchant } from './schemas.ts'

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

const asked = (hoursAgo: number) => ({
  from: 'staff' as const,
  missing: [],
  text: 'Send the licence.',
  by: 'Kudzai',
  at: new Date(now - hoursAgo * 3_600_000).toISOString(),
})
const answered = (hoursAgo: number) => ({
  from: 'merchant' as const,
  text: 'Sent.',
  documents: [],
  by: 'Rudo',
  at: new Date(now - hoursAgo * 3_600_000).toISOString(),
  attemptId: `a-${hoursAgo}`,
})

test.each([
  ['nothing was asked', [], 48 - 50],
  ['the answer is waited for', [asked(40)], Number.POSITIVE_INFINITY],
  ['it was asked twice before the answer', [asked(40), asked(30), answered(20)], 48 - 50 + 20],
  ['two questions were answered', [asked(40), answered(30), asked(20), answered(5)], 48 - 50 + 25],
  ['a second answer is waited for', [asked(40), answered(30), asked(20)], Number.POSITIVE_INFINITY],
  ['the merchant wrote without a question', [answered(20)], 48 - 50],
  ['it was asked before the application was sent', [asked(60), answered(40)], 48 - 50 + 10],
])('waiting for the merchant stops the clock: %s', (_case, information, hours) => {
  const due = reviewDueAt({ ...sent('medium', 50), information })
  expect((due - now) / 3_600_000).toBe(hours)
})

test('what waits for its merchant comes last, the oldest of them first', () => {
  const rows = [
    { ...sent('high', 90), information: [asked(80)], name: 'asked' },
    { ...sent('low', 1), name: 'new' },
    { ...sent('high', 99), information: [asked(80)], name: 'asked before' },
    { ...sent('medium', 60), name: 'late' },
  ]
  const names = rows.toSorted(byReviewClock(now)).map(({ name }) => name)
  expect(names).toEqual(['late', 'new', 'asked before', 'asked'])
})

const submitted = '2026-11-16T09:00:00.000Z'
test.each<[string, string, Partial<Merchant>, string | null]>([
  ['medium', '2026-11-16T10:00:00.000Z', {}, 'We decide by Nov 18.'],
  ['high', '2026-11-16T10:00:00.000Z', { priority: 'high' }, 'We decide by Nov 17.'],
  ['none', '2026-11-16T10:00:00.000Z', { priority: null }, 'We decide by Nov 23.'],
  [
    'on its day',
    '2026-11-18T08:00:00.000Z',
    {},
    expect.stringMatching(/^We decide by today, \d{1,2}:00\u00a0[AP]M\.$/),
  ],
  [
    'late',
    '2026-11-20T08:00:00.000Z',
    {},
    'This takes longer than planned: our decision was due Nov 18.',
  ],
  [
    'over the year',
    '2026-12-30T10:00:00.000Z',
    { resubmittedAt: '2026-12-30T09:00:00.000Z' },
    'We decide by Jan 1, 2027.',
  ],
  [
    'asked, so that the clock stands still',
    '2026-11-17T10:00:00.000Z',
    { information: [asked(1)] },
    null,
  ],
  ['decided', '2026-11-17T10:00:00.000Z', { approvalStatus: 'APPROVED' }, null],
  [
    'not submitted',
    '2026-11-17T10:00:00.000Z',
    { approvalStatus: 'PENDING', submittedDate: undefined },
    null,
  ],
])('by when it is decided is said: %s', (_what, at, over, said) => {
  const merchant = waitingMerchant({ submittedDate: submitted, ...over })
  expect(decisionText(merchant, Date.parse(at))).toEqual(said)
})
