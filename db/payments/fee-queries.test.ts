// Proves FEE-1.
import { later, ledgerDatabase } from '#tests/support/ledger-database.ts'
import { expect, test } from 'vitest'
import { createTransaction } from './entry-actions.ts'
import { updateFees } from './fee-actions.ts'
import { getFees } from './fee-queries.ts'
import { settleDue } from './settling-actions.ts'

const payment = {
  customer: 'Rudo Chikomo',
  amount: 100_00,
  currency: 'USD',
  paymentMethod: 'ecocash',
  type: 'payment',
  account: '0771111111',
} as const

test('the fees move with a merchant’s payments', async () => {
  const { db, context } = await ledgerDatabase()
  const now = new Date(later(context, 5_000).now)
  expect((await getFees(db, 'M-002', now)).totals).toMatchObject({
    month: { fees: 0 },
    rate: null,
    year: { fees: 0 },
  })
  await createTransaction(context, { ...payment, merchantId: 'M-001', attemptId: 'a-1' })
  await settleDue(later(context, 2_000))
  expect(await getFees(db, 'M-001', now)).toMatchObject({
    totals: { month: { fees: 2_70 }, year: { fees: 2_70 }, rate: 2.7 },
    methods: [{ method: 'ecocash', fees: 2_70, amount: 100_00, percent: 100 }],
  })
})

test('the plan is the merchant’s, Basic where it names none, and the console’s edits are among the terms', async () => {
  const { db, context } = await ledgerDatabase()
  expect((await getFees(db, 'M-001')).tables.plan).toBeUndefined()
  await db.merchants.update('M-001', { plan: 'enterprise' })
  await db.fees.add({
    id: 'ecocash',
    paymentMethod: 'EcoCash',
    type: 'Mobile Money',
    merchantFee: 2.5,
    customerFee: 0,
    flatFee: 50,
  })
  await updateFees(context, [{ id: 'ecocash', merchantFee: 3 }])
  const fees = await getFees(db, 'M-001')
  expect(fees).toMatchObject({
    tables: {
      plan: 'enterprise',
      fees: [{ id: 'ecocash', merchantFee: 3, editedAt: context.now }],
    },
  })
})
