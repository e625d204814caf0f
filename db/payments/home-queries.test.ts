// Proves HOME-1.
import { later, ledgerDatabase, linkRow } from '#tests/support/ledger-database.ts'
import { expect, test } from 'vitest'
import { createTransaction } from './entry-actions.ts'
import { getHome } from './home-queries.ts'
import { refundTransaction } from './refund-actions.ts'
import { settleDue } from './settling-actions.ts'

test('the home of a new business begins without figures and moves with every act', async () => {
  const { db, context } = await ledgerDatabase()
  const now = new Date(later(context, 5_000).now)
  expect(await getHome(db, 'M-001', now)).toMatchObject({
    today: { amount: 0, payments: 0 },
    revenue: { value: 0, before: 0 },
    recent: [],
    methods: [],
    hasTransactions: false,
  })
  await db.paymentLinks.add(linkRow())
  const { id } = await createTransaction(context, {
    merchantId: 'M-001',
    customer: 'Rudo Chikomo',
    amount: 175_00,
    currency: 'ZWL',
    paymentMethod: 'onemoney',
    type: 'payment',
    account: '0771111111',
    attemptId: 'a-1',
  })
  expect(await getHome(db, 'M-001', now)).toMatchObject({
    today: { amount: 0 },
    recent: [{ id, status: 'pending' }],
    links: { value: 1 },
    hasTransactions: true,
  })
  await settleDue(later(context, 2_000))
  const paid = await getHome(db, 'M-001', now)
  expect(paid).toMatchObject({
    today: { amount: 10_00, payments: 1 },
    revenue: { value: 10_00 },
    customers: { value: 1 },
    methods: [{ method: 'onemoney', percent: 100 }],
  })
  expect(paid.days.at(-1)).toMatchObject({ amount: 10_00 })
  await refundTransaction(later(context, 3_000), {
    id,
    amount: 175_00,
    reason: 'Returned',
    attemptId: 'r-1',
  })
  expect(await getHome(db, 'M-001', now)).toMatchObject({
    today: { amount: 10_00, payments: 1 },
    revenue: { value: 0 },
    transactions: { value: 2 },
    recent: [{ type: 'refund' }, { id, status: 'refunded' }],
  })
})
