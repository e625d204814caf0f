import { expect, test } from 'vitest'
import { memoryDatabase, waitingMerchant } from '#tests/support/memory-database.ts'
import { listPendingMerchants } from './application-queries.ts'

test('only those that wait are listed, what is late first, then the most urgent', async () => {
  const db = memoryDatabase()
  const day = (number: number) => `2026-11-${number}T08:00:00.000Z`
  await db.merchants.bulkAdd([
    waitingMerchant({ id: 'M-001', priority: 'low', createdDate: day(10) }),
    waitingMerchant({ id: 'M-002', priority: 'high', createdDate: day(14) }),
    waitingMerchant({ id: 'M-003', priority: 'medium', createdDate: day(12) }),
    waitingMerchant({ id: 'M-004', priority: 'high', createdDate: day(11) }),
    waitingMerchant({
      id: 'M-005',
      approvalStatus: 'PENDING',
      priority: 'medium',
      createdDate: day(13),
    }),
    waitingMerchant({ id: 'M-006', priority: 'high', approvalStatus: 'APPROVED' }),
    waitingMerchant({ id: 'M-007', priority: 'high', approvalStatus: 'REJECTED' }),
  ])
  const listed = await listPendingMerchants(db, Date.parse(day(14)))
  expect(listed.map(({ id }) => id)).toEqual(['M-004', 'M-002', 'M-003', 'M-005', 'M-001'])
})
