import { expect, test } from 'vitest'
import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { asNew, paymentRow } from '#tests/support/ledger-rows.ts'
import { getBalances } from '#tests/support/get-balances.ts'
import { listMerchants } from '../merchants/queries.ts'

test('section 9: the opening figures are the demo merchant’s, and move with its payments', async () => {
  const since = '2026-11-21T06:00:00.000Z'
  const after = '2026-11-21T07:00:00.000Z'
  const { db } = await ledgerDatabase(
    asNew(paymentRow(10, { date: after })),
    asNew(paymentRow(11, { date: after, merchantId: 'M-002' })),
  )
  await db.openingFigures.bulkAdd([
    { id: 'balance-available', amount: 3_240_50, currency: 'USD', since },
    { id: 'balance-pending', amount: 750_25, currency: 'USD', since },
    { id: 'total-paid-out', amount: 12_490_00, currency: 'USD', since },
  ])
  expect((await getBalances(db, 'M-001')).USD).toMatchObject({
    available: 3_284_17,
    pending: 750_25,
    paidOut: 12_490_00,
  })
  expect((await getBalances(db, 'M-002')).USD).toMatchObject({ available: 43_67, paidOut: 0 })
  const listed = await listMerchants(db)
  expect(Object.fromEntries(listed.map(({ id, available }) => [id, available]))).toEqual({
    'M-001': { USD: 3_284_17, ZWL: 0 },
    'M-002': { USD: 43_67, ZWL: 0 },
  })
})
