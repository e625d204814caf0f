import { expect, test } from 'vitest'
import type { PaidDatabase } from '#db/database.ts'
import { caseRow, debitedRow, disputeRow } from '#tests/support/dispute-rows.ts'
import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { documentOf, waitingMerchant } from '#tests/support/memory-database.ts'
import { invoiceRow, payoutRow } from '#tests/support/money-rows.ts'
import { needsDoing, readBooks } from './needs-doing-queries.ts'

/** Uses the device's clock so that the test passes in any time zone. */
const now = new Date(2026, 10, 21, 12)
const tasksOf = async (db: PaidDatabase) => needsDoing(await readBooks(db, 'M-002', now))
const on = (day: number, hour = 9) => new Date(2026, 10, day, hour).toISOString()

test('nothing needs doing where nothing went wrong', async () => {
  const { db } = await ledgerDatabase(paymentRow(1, { merchantId: 'M-002' }))
  expect(await tasksOf(db)).toMatchObject({
    overdue: { count: 0 },
    failed: { count: 0 },
    waiting: { count: 0 },
    payouts: { count: 0 },
    belowZero: [],
    rejected: [],
  })
})

test('a balance that a refund took below zero, the other left alone', async () => {
  const own = { merchantId: 'M-002', fee: 0 } as const
  const { db } = await ledgerDatabase(
    paymentRow(1, { ...own, amount: 100_00 }),
    paymentRow(2, { ...own, currency: 'ZWL', amount: 100_00 }),
    paymentRow(3, { ...own, currency: 'ZWL', amount: 100_00, type: 'payout' }),
    paymentRow(4, { ...own, currency: 'ZWL', amount: 12_00, type: 'refund' }),
  )
  expect((await tasksOf(db)).belowZero).toEqual([{ currency: 'ZWL', available: -12_00 }])
})

test('payments that failed in the last three days and those that hang, by currency, of this merchant alone', async () => {
  const own = { merchantId: 'M-002' }
  const { db } = await ledgerDatabase(
    paymentRow(1, { ...own, status: 'failed', date: on(19, 0) }),
    paymentRow(2, { ...own, status: 'failed', date: on(21), currency: 'ZWL', amount: 175_00 }),
    paymentRow(3, { ...own, status: 'failed', date: on(18, 23) }),
    paymentRow(4, { ...own, status: 'failed', date: on(20), type: 'payout' }),
    paymentRow(5, { ...own, status: 'pending', date: on(21, 11) }),
    paymentRow(6, {
      ...own,
      status: 'pending',
      date: new Date(2026, 10, 21, 11, 30).toISOString(),
    }),
    paymentRow(7, { status: 'failed', date: on(21) }),
  )
  expect(await tasksOf(db)).toMatchObject({
    failed: { count: 2, amounts: { USD: 45_00, ZWL: 175_00 } },
    waiting: { count: 1, amounts: { USD: 45_00, ZWL: 0 } },
    since: new Date(2026, 10, 19).getTime(),
  })
})

test('what was charged and not received is no failure: it is reported, and then neither', async () => {
  const own = { merchantId: 'M-002' }
  const { db } = await ledgerDatabase(
    debitedRow(1, { ...own, date: on(1) }),
    debitedRow(2, { ...own, date: on(21), currency: 'ZWL', amount: 175_00 }),
    debitedRow(3, { ...own, date: on(20) }),
    debitedRow(4, { ...own, date: on(20) }),
    paymentRow(5, { ...own, status: 'pending', date: on(20) }),
  )
  await db.cases.bulkAdd([
    caseRow({ id: 'CS-01', transactionId: 'TX-3' }),
    caseRow({ id: 'CS-02', transactionId: 'TX-4', status: 'refunded' }),
    caseRow({ id: 'CS-03', transactionId: 'TX-5' }),
  ])
  expect(await tasksOf(db)).toMatchObject({
    charged: { count: 2, amounts: { USD: 45_00, ZWL: 175_00 }, id: 'TX-2' },
    failed: { count: 1, amounts: { USD: 45_00, ZWL: 0 } },
    waiting: { count: 0 },
  })
})

test('disputes that wait for evidence, and the first deadline', async () => {
  const { db } = await ledgerDatabase()
  await db.disputes.bulkAdd([
    disputeRow({ id: 'DS-01', dueAt: on(27) }),
    disputeRow({ id: 'DS-02', dueAt: on(24), currency: 'ZWL', amount: 175_00 }),
    disputeRow({ id: 'DS-03', dueAt: on(20) }),
    disputeRow({ id: 'DS-04', dueAt: on(22), status: 'review' }),
    disputeRow({ id: 'DS-05', dueAt: on(22), merchantId: 'M-001' }),
  ])
  expect((await tasksOf(db)).disputes).toMatchObject({
    count: 2,
    amounts: { USD: 45_00, ZWL: 175_00 },
    id: 'DS-02',
    dueAt: on(24),
  })
})

test('invoices past their due day with what is owed, payouts that came back lately, and rejected documents', async () => {
  const { db } = await ledgerDatabase()
  const sentAt = on(1)
  await db.invoices.bulkAdd([
    invoiceRow({ id: 'IN-01', sentAt, dueDate: '2026-11-20' }),
    invoiceRow({ id: 'IN-02', sentAt, dueDate: '2026-11-21' }),
    invoiceRow({ id: 'IN-03', dueDate: '2026-11-01' }),
    invoiceRow({ id: 'IN-04', sentAt, dueDate: '2026-11-01', voidedAt: on(2) }),
    invoiceRow({ id: 'IN-05', sentAt, dueDate: '2026-11-01', merchantId: 'M-001' }),
  ])
  await db.payouts.bulkAdd([
    payoutRow({ id: 'PO-01', status: 'failed', endedAt: on(20) }),
    payoutRow({ id: 'PO-02', status: 'failed', endedAt: on(10) }),
    payoutRow({ id: 'PO-03', status: 'paid', endedAt: on(20) }),
  ])
  await db.documents.bulkAdd([
    documentOf('M-002', { id: 'D-0001', status: 'rejected', name: 'Bank statement.pdf' }),
    documentOf('M-002', { id: 'D-0002', status: 'approved' }),
    documentOf('M-001', { id: 'D-0003', status: 'rejected' }),
  ])
  expect(await tasksOf(db)).toMatchObject({
    overdue: { count: 1, amounts: { USD: 36_00, ZWL: 0 } },
    payouts: { count: 1, amounts: { USD: 40_00, ZWL: 0 } },
    rejected: [{ id: 'D-0001', name: 'Bank statement.pdf' }],
  })
})

test('a document that was rejected before the approval needs nothing, one after it does', async () => {
  const { db } = await ledgerDatabase()
  const own = (id: string, reviewedAt: string) =>
    documentOf('M-002', { id, status: 'rejected', reviewedAt })
  await db.documents.bulkAdd([own('D-0001', on(10)), own('D-0002', on(20))])
  await db.merchants.put(waitingMerchant({ id: 'M-002', approvalDate: on(15) }))
  expect((await tasksOf(db)).rejected).toMatchObject([{ id: 'D-0002' }])
})

test('information that staff asked for, until it is sent', async () => {
  const { db } = await ledgerDatabase()
  const request = {
    from: 'staff' as const,
    missing: ['Tax clearance'],
    text: '',
    by: 'Tatenda Marufu',
    at: on(20),
  }
  const answer = {
    from: 'merchant' as const,
    text: 'Attached.',
    documents: [],
    by: 'Tendai Moyo',
    at: on(21),
    attemptId: 'answer-1',
  }
  await db.merchants.put({ ...waitingMerchant(), id: 'M-002', information: [request] })
  expect((await tasksOf(db)).asked).toBe(true)
  await db.merchants.update('M-002', { information: [request, answer] })
  expect((await tasksOf(db)).asked).toBe(false)
})
