// Proves INV-1.
import { expect, test } from 'vitest'
import { invoiceMessages } from '#src/rules/messages/payments.ts'

test('section 8: the words of an empty list of invoices', () => {
  expect(invoiceMessages.none).toBe('No invoices yet')
})
