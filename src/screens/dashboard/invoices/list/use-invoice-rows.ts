import { useMemo } from 'react'
import { invoiceAt, type InvoiceListing, listInvoices } from '#db/invoices/queries.ts'
import { useMerchantQuery, useToday } from '#src/data/use-query.ts'

/** The merchant's invoices, the newest first, live: overdue as soon as their day is over. */
export function useInvoiceRows(): InvoiceListing[] | undefined {
  const rows = useMerchantQuery(listInvoices)
  const today = useToday()
  return useMemo(() => rows?.map((row) => invoiceAt(row, row, today)), [rows, today])
}
