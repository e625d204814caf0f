import { expect, test } from 'vitest'
import { invoiceAt } from '#db/invoices/queries.ts'
import type { InvoiceStatus } from '#db/invoices/rules.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { countInvoices, filterInvoices } from './invoice-rows.ts'

const owing: InvoiceStatus[] = ['sent', 'viewed', 'partly-paid', 'overdue']
const listing = (id: string, status: InvoiceStatus, over = {}) => ({
  ...invoiceAt(
    invoiceRow({ id, ...over }),
    { total: 36_00, paid: 0, credited: 0, pending: 0, open: owing.includes(status) ? 36_00 : 0 },
    new Date(),
  ),
  status,
})
const all = [
  listing('IN-01', 'draft'),
  listing('IN-02', 'sent', { number: 'INV-000002' }),
  listing('IN-03', 'viewed'),
  listing('IN-04', 'partly-paid', { customer: { name: 'Farai', email: '', phone: '0712345678' } }),
  listing('IN-05', 'overdue'),
  listing('IN-06', 'paid', {
    creditNotes: [{ number: 'CN-000041', refundId: 'TX-1', issuedAt: '2026-11-20T08:00:00.000Z' }],
  }),
  listing('IN-07', 'void'),
]

test('each tab has its invoices', () => {
  expect(countInvoices(all)).toEqual({
    all: 7,
    draft: 1,
    unpaid: 4,
    open: 3,
    overdue: 1,
    paid: 1,
    credited: 1,
    void: 1,
  })
})

test.each([
  ['000002', ['IN-02']],
  ['farai', ['IN-04']],
  ['cn-000041', ['IN-06']],
  ['0712', ['IN-04']],
  [' VUMBA ', all.map(({ id }) => id)],
  ['nothing', []],
])('%j finds %j', (text, ids) => {
  expect(filterInvoices(all, 'all', text).map(({ id }) => id)).toEqual(ids)
})
