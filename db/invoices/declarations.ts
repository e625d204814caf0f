import type { Declarations } from '../declarations.ts'

/** The actions on invoices. */
export const invoiceActions = {
  saveInvoice: { permission: 'payments', refuses: ['not-found', 'not-draft', 'changed-meanwhile'] },
  duplicateInvoice: { permission: 'payments', refuses: ['not-found'] },
  deleteInvoiceDraft: { permission: 'payments', refuses: ['not-found', 'not-draft'] },
  recordInvoicePayment: {
    permission: 'payments',
    refuses: ['not-found', 'not-open', 'over-open'],
    invalid: ['amount-zero', 'over-200-characters'],
  },
  removeInvoicePayment: { permission: 'payments', refuses: ['not-found', 'not-open'] },
  voidInvoice: { permission: 'payments', refuses: ['not-found', 'not-open', 'under-way'] },
  sendInvoice: {
    permission: 'payments',
    refuses: ['not-found', 'not-draft', 'changed-meanwhile', 'not-taking-payments'],
    invalid: ['contact-missing', 'customer-missing', 'due-date-past', 'line-empty', 'total-zero'],
  },
  remindOfInvoice: {
    permission: 'payments',
    refuses: ['not-found', 'not-open', 'changed-meanwhile', 'not-taking-payments'],
  },
  addSampleInvoices: { permission: null, refuses: ['not-found'] },
} as const satisfies Declarations
