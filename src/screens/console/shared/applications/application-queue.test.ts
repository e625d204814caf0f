import { expect, test } from 'vitest'
import { waitingMerchant } from '#tests/support/memory-database.ts'
import { dueText, queueAt, queueByPriority } from './application-queue.tsx'

const now = Date.parse('2026-11-21T12:00:00Z')

test('the queue by priority: how many wait, since when, and who waits longer than the target', () => {
  const queue = queueByPriority(
    [
      { priority: 'low', createdDate: '2026-11-14T11:59:00.000Z' },
      { priority: 'high', createdDate: '2026-11-20T11:00:00.000Z' },
      { priority: 'high', createdDate: '2026-11-20T13:00:00.000Z' },
      // Without a priority, it sorts as the list shows it.
      { priority: null, createdDate: '2026-11-14T12:00:00.000Z' },
    ],
    now,
  )
  expect(queue).toEqual([
    { priority: 'high', waiting: 2, late: 1, oldest: '2026-11-20T11:00:00.000Z' },
    { priority: 'low', waiting: 2, late: 1, oldest: '2026-11-14T11:59:00.000Z' },
  ])
})

test('medium has 48 hours', () => {
  const sent = (createdDate: string) => ({ priority: 'medium' as const, createdDate })
  const [medium] = queueByPriority(
    [sent('2026-11-19T12:00:00.000Z'), sent('2026-11-19T11:59:59.000Z')],
    now,
  )
  expect(medium).toMatchObject({ waiting: 2, late: 1 })
})

test('the list says of each whether it is late, and has those first, by the clock of the moment', () => {
  const merchants = [
    waitingMerchant({ id: 'M-001', priority: 'high', createdDate: '2026-11-21T08:00:00.000Z' }),
    waitingMerchant({ id: 'M-002', priority: 'low', createdDate: '2026-11-14T11:00:00.000Z' }),
  ].map((merchant) => ({ ...merchant, documents: [], directors: [] }))
  const at = (instant: number) => queueAt(merchants, instant).map(({ id, late }) => [id, late])
  expect(at(now)).toEqual([
    ['M-002', true],
    ['M-001', false],
  ])
  expect(at(now - 2 * 3_600_000)).toEqual([
    ['M-001', false],
    ['M-002', false],
  ])
})

test('an application that waits for its merchant is neither late nor due', () => {
  const information = [
    {
      from: 'staff' as const,
      missing: [],
      text: 'Send the licence.',
      by: 'Kudzai',
      at: '2026-11-17T08:00:00.000Z',
    },
  ]
  const [row] = queueAt(
    [{ ...waitingMerchant({ information }), documents: [], directors: [] }],
    now,
  )
  expect(row && [row.late, dueText(row)]).toEqual([false, 'Waiting for the merchant'])
})
