import { invoiceRow } from '#tests/support/money-rows.ts'
import { expect, test } from 'vitest'
import { invoiceMessage, reminderMessage } from './messages.ts'

test('a message names who, how much and until when', () => {
  const about = {
    invoice: invoiceRow({ notes: '' }),
    number: 'INV-000007',
    merchantName: 'Msasa Pharmacy',
  }
  expect(invoiceMessage(about, 36_00)).toEqual({
    subject: 'Invoice INV-000007 from Msasa Pharmacy',
    body: `Hello ${about.invoice.customer.name},

Msasa Pharmacy has sent you invoice INV-000007 for $36.00, due Dec 5, 2026.

Pay in full or in part by mobile money, card or bank transfer.`,
  })
  expect(invoiceMessage({ ...about, invoice: invoiceRow({ notes: 'Thanks' }) }, 1).body).toMatch(
    /bank transfer\.\n\nThanks$/,
  )
  expect(reminderMessage(about, { open: 36_00, daysLate: 0 }).body).toContain('is due Dec 5, 2026.')
  expect(reminderMessage(about, { open: 36_00, daysLate: 3 })).toMatchObject({
    subject: 'Reminder: invoice INV-000007 from Msasa Pharmacy',
    body: expect.stringContaining('was due Dec 5, 2026 and is 3 days overdue.'),
  })
})
