import { expect, test } from 'vitest'
import { memoryDatabase, waitingMerchant } from '#tests/support/memory-database.ts'
import { countTakingMerchants } from './queries.ts'

test('merchants that wait for approval take payments, those that are suspended or rejected do not', async () => {
  const db = memoryDatabase()
  await db.merchants.bulkAdd([
    waitingMerchant(),
    waitingMerchant({ id: 'M-002', status: 'active' }),
    waitingMerchant({ id: 'M-003', status: 'suspended' }),
    waitingMerchant({ id: 'M-004', approvalStatus: 'REJECTED' }),
  ])
  expect(await countTakingMerchants(db)).toBe(2)
})
