import { expect, test } from 'vitest'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { listMerchantFees } from './list-merchant-fees.ts'

test('the fee table stands in the order of the specification', async () => {
  const db = memoryDatabase()
  const fee = { name: 'x', percentage: 2, fixedFee: 10 }
  await db.merchantFees.bulkAdd([
    { id: 'cards', ...fee },
    { id: 'zimswitch', ...fee },
    { id: 'ecocash', ...fee },
    { id: 'innbucks', ...fee },
    { id: 'onemoney', ...fee },
  ])
  const fees = await listMerchantFees(db)
  expect(fees.map(({ id }) => id)).toEqual([
    'ecocash',
    'onemoney',
    'innbucks',
    'zimswitch',
    'cards',
  ])
})
