import { useMemo } from 'react'
import { invoiceAt, type InvoiceListing, listInvoices } from '#db/invoices/queries.ts'
import { searchFor } from '#db/text/search-text.ts'
import { useMerchantQuery, useToday } from '#src/data/use-query.ts'

/** Returns the merchant's invoices, newest first, live: overdue as soon as their due day ends. */
export function useInvoiceRows(): InvoiceListing[] | undefined {
  const rows = useMerchantQuery(listInvoices)
  const today = useToday()
  return useMemo(() => rows?.map((row) => invoiceAt(row, row, today)), [rows, today])
}

export const invoiceTabs = [
  { id: 'all', label: 'All' },
  { id: 'draft', label: 'Drafts' },
  { id: 'unpaid', label: 'Unpaid' },
  { id: 'open', label: 'Open' },
  { id: 'overdue', label: 'Overdue' },
  { id: 'paid', label: 'Paid' },
  { id: 'credited', label: 'Credited' },
  { id: 'void', label: 'Void' },
] as const
export type InvoiceTab = (typeof invoiceTabs)[number]['id']

/** The "unpaid" tab has every invoice with an amount due, and the "open" tab those that are due but not overdue: sent, viewed or partly paid. */
function isIn({ status, open, creditNotes }: InvoiceListing, tab: InvoiceTab): boolean {
  if (tab === 'all') return true
  if (tab === 'unpaid') return open > 0
  if (tab === 'credited') return creditNotes.length > 0
  return tab === 'open'
    ? status === 'sent' || status === 'viewed' || status === 'partly-paid'
    : status === tab
}

/** Returns the invoices of a tab whose numbers, customer or lines contain the search text. */
export function filterInvoices(
  invoices: readonly InvoiceListing[],
  tab: InvoiceTab,
  search: string,
): InvoiceListing[] {
  const isFound = searchFor(search)
  return invoices.filter((invoice) => {
    if (!isIn(invoice, tab)) return false
    const { number, customer, lines, creditNotes } = invoice
    return isFound([
      number,
      ...creditNotes.map((note) => note.number),
      ...Object.values(customer),
      ...lines.map((line) => line.description),
    ])
  })
}

/** Returns the number of invoices per tab. */
export const countInvoices = (invoices: readonly InvoiceListing[]) =>
  Object.fromEntries(
    invoiceTabs.map(({ id }) => [id, invoices.filter((invoice) => isIn(invoice, id)).length]),
  ) as Record<InvoiceTab, number>
