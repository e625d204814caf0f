import { useMemo } from 'react'
import { invoiceAt, type InvoiceListing, listInvoices } from '#db/invoices/queries.ts'
import { useMerchantQuery, useToday } from '#src/data/use-query.ts'

/** Returns the merchant's invoices, newest first, live: overdue as soon as their due day ends. */
export function useInvoiceRows(): InvoiceListing[] | undefined {
  const rows = useMerchantQuery(listInvoices)
  const today = useToday()
  return useMemo(() => rows?.map((row) => invoiceAt(row, row, today)), [rows, today])
}
