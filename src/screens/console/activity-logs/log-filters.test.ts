import { expect, test } from 'vitest'
import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { linkLog } from '#db/log/chain.ts'
import { filterLog, filterWords, unfilteredLog, type LogFilters } from './log-filters.tsx'

const entry = (number: number, over: Partial<ActivityLogEntry> = {}) => ({
  id: `A-000${number}`,
  user: 'Rudo Moyo',
  action: 'Approved merchant application',
  target: 'Kariba Boats',
  timestamp: `2026-11-2${number}T09:00:00.000Z`,
  type: 'approval' as const,
  ip: '10.20.0.12',
  ...over,
})
const log = linkLog([
  entry(0, { type: 'system', user: 'System', ip: '10.20.0.2' }),
  entry(1, { before: { status: 'pending' }, after: { status: 'active' } }),
  entry(2, { target: 'Msasa Pharmacy', type: 'review' }),
])
const now = new Date('2026-11-22T12:00:00.000Z')
const found = (asked: Partial<LogFilters>) =>
  filterLog(log, { ...unfilteredLog, ...asked }, now).found.map(({ id }) => id)

test.each<[string, Partial<LogFilters>, string[]]>([
  ['nothing', {}, ['A-0000', 'A-0001', 'A-0002']],
  ['a type', { type: 'review' }, ['A-0002']],
  ['a person', { user: 'System' }, ['A-0000']],
  ['a target', { target: 'Kariba Boats' }, ['A-0000', 'A-0001']],
  ['an address', { ip: '10.20.0.2' }, ['A-0000']],
  ['what changed', { q: 'PENDING → act' }, ['A-0001']],
  ['an id', { q: 'a-0002' }, ['A-0002']],
  ['today', { date: 'today' }, ['A-0002']],
  ['days', { date: 'custom', from: '2026-11-20', to: '2026-11-21' }, ['A-0000', 'A-0001']],
  [
    'days the wrong way round',
    { date: 'custom', from: '2026-11-22', to: '2026-11-20' },
    ['A-0000', 'A-0001', 'A-0002'],
  ],
  ['two at once', { user: 'Rudo Moyo', date: 'today' }, ['A-0002']],
])('the log by %s', (_what, asked, ids) => {
  expect(found(asked)).toEqual(ids)
})

test('the types are counted over all that the other filters let through', () => {
  const { counts } = filterLog(log, { ...unfilteredLog, type: 'review', user: 'Rudo Moyo' }, now)
  expect(counts).toMatchObject({ all: 2, approval: 1, review: 1, system: 0 })
})

test('what was exported is said in words', () => {
  expect(filterWords(unfilteredLog)).toBe('All entries')
  expect(
    filterWords({
      ...unfilteredLog,
      date: 'last7days' as 'today',
      type: 'approval',
      user: 'Rudo Moyo',
      q: ' x ',
    }),
  ).toBe('Last 7 days, Approval, Rudo Moyo, "x"')
  const custom = { ...unfilteredLog, date: 'custom' as const, from: '2026-11-01' }
  expect(filterWords({ ...custom, to: '2026-11-07' })).toBe('Nov 1, 2026 to Nov 7, 2026')
  expect(filterWords(custom)).toBe('From Nov 1, 2026')
})
