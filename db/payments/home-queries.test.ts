// Proves HOME-1.
import { later, ledgerDatabase, linkRow } from '#tests/support/ledger-database.ts'
import { seedTime } from '#tests/support/load-seed-with.ts'
import {
  addCompletePapers,
  contextFor,
  memoryDatabase,
  waitingMerchant,
} from '#tests/support/memory-database.ts'
import { sampleRows } from '#tests/support/sample.ts'
import { expect, test } from 'vitest'
import { markNotificationsRead } from '../log/actions.ts'
import { approveMerchants, undoDecisions } from '../merchants/decision-actions.ts'
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

test('an approval is news until it is read, and no longer one that is undone', async () => {
  const db = memoryDatabase()
  await db.merchants.add(waitingMerchant())
  await addCompletePapers(db)
  const isNews = async () => (await getHome(db, 'M-001')).approval
  const decide = (minute: number) =>
    approveMerchants(contextFor(db, minute), { ids: ['M-001'] }).then(([merchant]) => merchant)
  expect(await isNews()).toBeNull()
  const first = await decide(1)
  expect(await isNews()).toMatch(/^N-M-001-/)
  await undoDecisions(contextFor(db, 2), { ids: ['M-001'], decidedAt: first?.approvalDate ?? '' })
  expect(await isNews()).toBeNull()
  await decide(3)
  const id = (await isNews()) ?? ''
  await markNotificationsRead(contextFor(db, 4), { merchantId: 'M-001', ids: [id] })
  expect(await isNews()).toBeNull()
})

test('who is approved in the sample was told long ago', async () => {
  const db = memoryDatabase()
  const rows = sampleRows('merchants', 'notifications')
  await db.merchants.bulkAdd(rows.merchants)
  await db.notifications.bulkAdd(rows.notifications)
  const approved = rows.merchants.filter(({ approvalStatus }) => approvalStatus === 'APPROVED')
  expect(approved.length).toBeGreaterThan(20)
  const homes = await Promise.all(approved.map(({ id }) => getHome(db, id, seedTime)))
  expect(homes.filter(({ approval }) => approval !== null)).toEqual([])
})
