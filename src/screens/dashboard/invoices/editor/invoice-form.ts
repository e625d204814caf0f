import type { InvoiceFields } from '#db/invoices/draft-actions.ts'
import type { useAppForm } from '#src/forms/app-form.ts'
import type { TypedInvoice } from './typed-invoice.ts'

/** The form of an invoice, as its parts are given it. */
export type InvoiceForm = ReturnType<typeof useAppForm<TypedInvoice, InvoiceFields>>
