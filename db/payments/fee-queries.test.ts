// Proves FEE-1.
import { later, ledgerDatabase } from '#tests/support/ledger-database.ts'
import { expect, test } from 'vitest'
import { createTransaction } from './entry-actions.ts'
import { updateFees } from './fee-actions.ts'
import { getFees } from './fee-queries.ts'
import { newestSampleNumber } from './rules.ts'
import { settleDue } from './settling-actions.ts'

const payment = {
  customer: 'Rudo Chikomo',
  amount: 100_00,
  currency: 'USD',
  paymentMethod: 'ecocash',
  type: 'payment',
  account: '0771111111',
} as const

test('section 9: the fees begin with the demo merchant’s figures and move with its payments', async () => {
  const { db, context } = await ledgerDatabase()
  // The clock is behind the time of seeding.
  const since = later(context, 60_000).now
  await db.counters.update('TX', { next: newestSampleNumber + 1 })
  await db.openingFigures.bulkAdd([
    { id: 'fees-current-month', amount: 124_50, currency: 'USD', since },
    { id: 'fees-year', amount: 1_290_75, currency: 'USD', since },
  ])
  const now = new Date(later(context, 5_000).now)
  expect((await getFees(db, 'M-001', now)).totals).toMatchObject({
    month: 124_50,
    rate: 2.4,
    year: 1_290_75,
  })
  expect((await getFees(db, 'M-002', now)).totals).toMatchObject({ month: 0, rate: null, year: 0 })
  await createTransaction(context, { ...payment, merchantId: 'M-001', attemptId: 'a-1' })
  await settleDue(later(context, 2_000))
  expect(await getFees(db, 'M-001', now)).toMatchObject({
    totals: { month: 127_20, year: 1_293_45, rate: 2.41 },
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
