import type { InvoiceFields } from '#db/invoices/schemas.ts'
import type { useAppForm } from '#src/forms/app-form.ts'
import type { TypedInvoice } from './typed-invoice.ts'

/** The type of the invoice form, for its parts. */
export type InvoiceForm = ReturnType<typeof useAppForm<TypedInvoice, InvoiceFields>>
