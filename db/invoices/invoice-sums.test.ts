// Proves INV-3.
import { expect, test } from 'vitest'
import { ledgerDatabase } from '#tests/support/ledger-database.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { ageOf, invoicesAt, invoiceSums } from './queries.ts'

test.each([
  [0, 'current'],
  [1, 'to30'],
  [30, 'to30'],
  [31, 'to60'],
  [60, 'to60'],
  [61, 'over60'],
])('%i days late is %s', (days, span) => {
  expect(ageOf(days)).toBe(span)
})

test('what is outstanding and overdue comes by currency and age; drafts, paid and void ones owe nothing', async () => {
  const { db } = await ledgerDatabase()
  const sentAt = '2026-08-01T08:00:00.000Z'
  const sent = (dueDate: string, over = {}) => invoiceRow({ sentAt, dueDate, ...over })
  const byHand = { at: sentAt, amount: 36_00, method: 'Cash', note: '', attemptId: 'h' }
  const invoices = await invoicesAt(
    db,
    [
      invoiceRow(),
      sent('2026-11-21'),
      sent('2026-11-20', { byHand: [{ ...byHand, amount: 6_00 }] }),
      sent('2026-10-01'),
      sent('2026-09-01'),
      sent('2026-09-01', { byHand: [byHand] }),
      sent('2026-09-01', { voidedAt: sentAt }),
      sent('2026-11-30', { currency: 'ZWL' }),
    ],
    new Date(2026, 10, 21, 12, 14),
  )
  expect(invoiceSums(invoices)).toEqual([
    {
      currency: 'USD',
      outstanding: 138_00,
      overdue: 102_00,
      byAge: { current: 36_00, to30: 30_00, to60: 36_00, over60: 36_00 },
    },
    {
      currency: 'ZWL',
      outstanding: 36_00,
      overdue: 0,
      byAge: { current: 36_00, to30: 0, to60: 0, over60: 0 },
    },
  ])
  expect(invoiceSums([])).toEqual([])
})
