// Proves INV-4.
import { expect, test } from 'vitest'
import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { paymentRow } from '#tests/support/ledger-rows.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { listInvoices } from './queries.ts'

const sentAt = '2026-11-01T08:00:00.000Z'
const now = new Date(2026, 10, 21, 12, 14)

test('a merchant’s invoices come newest first, each with its money and its state', async () => {
  const { db } = await ledgerDatabase(
    paymentRow(10, { amount: 10_00 }),
    paymentRow(11, { amount: 6_00, status: 'pending' }),
  )
  const paymentIds = ['TX-10', 'TX-11', 'TX-99']
  await db.invoices.bulkAdd([
    invoiceRow({ id: 'IN-01', number: 'INV-000001', sentAt, dueDate: '2026-11-18', paymentIds }),
    invoiceRow({ id: 'IN-02', createdAt: '2026-11-21T08:00:00.000Z' }),
    invoiceRow({ id: 'IN-03', merchantId: 'M-001' }),
  ])
  expect(await listInvoices(db, 'M-002', now)).toMatchObject([
    { id: 'IN-02', status: 'draft', total: 36_00, paid: 0, open: 0, daysLate: 0 },
    { id: 'IN-01', status: 'overdue', paid: 10_00, pending: 6_00, open: 26_00, daysLate: 3 },
  ])
})
