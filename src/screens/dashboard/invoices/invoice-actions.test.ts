import { expect, test } from 'vitest'
import type { InvoiceStatus } from '#db/invoices/rules.ts'
import { invoiceAt } from '#db/invoices/queries.ts'
import { actionsFor } from '#src/screens/shared/row-actions.tsx'
import { shareIds } from '#src/screens/shared/share-link/share-actions.tsx'
import { actionTools } from '#tests/support/action-tools.ts'
import { invoiceRow } from '#tests/support/money-rows.ts'
import { invoiceMenuIds, invoiceRowActions } from './invoice-actions.tsx'

/** Returns the actions offered for a $36.00 invoice in a given state. */
function offered(
  status: InvoiceStatus,
  money: { paid?: number; pending?: number; open: number },
  ids: typeof invoiceMenuIds | typeof shareIds = invoiceMenuIds,
) {
  const invoice = {
    ...invoiceAt(
      invoiceRow({ linkId: status === 'draft' ? null : '1042' }),
      { total: 36_00, paid: 0, credited: 0, pending: 0, ...money },
      new Date(),
    ),
    status,
  }
  return actionsFor(invoiceRowActions, invoice, actionTools(), ids).map(({ label }) => label)
}

test('a draft is edited, sent and deleted', () => {
  expect(offered('draft', { open: 0 })).toEqual([
    'Edit',
    'Send',
    'Download PDF',
    'Duplicate',
    'Delete Draft',
  ])
})

test.each(['sent', 'viewed', 'overdue'] as const)(
  'one that is %s is paid by hand, reminded of, shared and made void',
  (status) => {
    expect(offered(status, { open: 36_00 })).toEqual([
      'View',
      'Record Payment',
      'Send Reminder',
      'Share',
      'Open as Customer',
      'Download PDF',
      'Duplicate',
      'Void',
    ])
    expect(offered(status, { open: 36_00 }, shareIds)).toEqual([
      'Copy Link',
      'Show QR Code',
      'Show USSD Code',
      'Share by WhatsApp',
      'Copy Message',
    ])
  },
)

test('while all that is open is under way, no payment is recorded', () => {
  const labels = offered('partly-paid', { paid: 10_00, pending: 26_00, open: 26_00 })
  expect(labels).not.toContain('Record Payment')
})

test.each(['paid', 'void'] as const)('one that is %s asks nobody for money any more', (status) => {
  expect(offered(status, { paid: 36_00, open: 0 })).toEqual(['View', 'Download PDF', 'Duplicate'])
})
