import type { Invoice } from '#db/invoices/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { formatMoney } from '#src/rules/format.ts'
import { invoiceTitle } from '#src/rules/invoices.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'

/** Removes a recorded payment, from its Undo or from the invoice. */
export const useRemovePayment = (invoice: Pick<Invoice, 'number' | 'currency'>) =>
  useAction('removeInvoicePayment', {
    success: ({ amount }) =>
      invoiceMessages.paymentRemoved(formatMoney(amount, invoice.currency), invoiceTitle(invoice)),
    setback: () => true,
    dryRun: invoiceMessages.wouldRemovePayment,
  })
