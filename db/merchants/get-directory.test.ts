import { expect, test } from 'vitest'
import { memoryDatabase, waitingMerchant } from '#tests/support/memory-database.ts'
import { getDirectory } from './queries.ts'

test('businesses stand by name, with who uses the platform and who runs it', async () => {
  const db = memoryDatabase()
  await db.merchants.bulkAdd([
    waitingMerchant({ id: 'M-001', name: 'Vumba' }),
    waitingMerchant({ id: 'M-002', name: 'Msasa' }),
  ])
  const { merchants, admins, users } = await getDirectory(db)
  expect(merchants.map(({ name }) => name)).toEqual(['Msasa', 'Vumba'])
  expect([admins, users]).toEqual([[], []])
})
