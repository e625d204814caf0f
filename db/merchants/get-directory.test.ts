import { expect, test } from 'vitest'
import { memoryDatabase, waitingMerchant } from '#tests/support/memory-database.ts'
import { getDirectory } from './queries.ts'

test('the directory has every business, by name', async () => {
  const db = memoryDatabase()
  await db.merchants.bulkAdd([
    waitingMerchant({ id: 'M-002', name: 'Vumba Coffee' }),
    waitingMerchant({ id: 'M-001', name: 'Kopje Hardware' }),
  ])
  expect((await getDirectory(db)).map(({ name }) => name)).toEqual([
    'Kopje Hardware',
    'Vumba Coffee',
  ])
})
