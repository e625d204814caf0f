import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import * as v from 'valibot'
import type { InvoiceListing } from '#db/invoices/queries.ts'
import { formatCount } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { invoiceTitle } from '#src/rules/invoices.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { oneOf, searchText, sortedBy } from '#src/ui/list/address.ts'
import { sortRows } from '#src/ui/list/column.ts'
import { useAddress } from '#src/ui/list/use-address.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { invoiceMenuIds, invoiceRowActions } from './invoice-actions.tsx'
import {
  countInvoices,
  filterInvoices,
  type InvoiceTab,
  invoiceTabs,
  useInvoiceRows,
} from './list/invoice-rows.ts'
import { invoiceCard, invoiceColumns, invoiceOrders } from './list/invoice-columns.tsx'
import { NoInvoices } from './no-invoices.tsx'
import { OwedCard } from './list/owed.tsx'

const address = v.object({
  tab: oneOf(
    invoiceTabs.map(({ id }) => id),
    'all',
  ),
  q: searchText,
  sort: sortedBy(invoiceOrders, 'due'),
})

const tabTexts: Record<InvoiceTab, string> = {
  all: 'All invoices appear here.',
  draft: 'Saved drafts appear here.',
  unpaid: 'Invoices with an amount due appear here.',
  open: 'Sent invoices that aren’t due yet appear here.',
  overdue: 'Overdue invoices appear here.',
  paid: 'Invoices paid in full appear here.',
  credited: 'Invoices with a credit note appear here. A refund creates one.',
  void: 'Voided invoices appear here.',
}

const newPath = pathTo('invoice', { id: 'new' })

/** The heading of a phone's action sheet. */
const sheetOf = (invoice: InvoiceListing) => ({
  title: invoiceTitle(invoice),
  description: invoice.customer.name,
})

/** The merchant's invoices, with amounts due and overdue (INV-4). */
export function InvoicesScreen() {
  const invoices = useInvoiceRows()
  const { asked, ask, type } = useAddress(address)
  const { tab, q, sort } = asked
  const actionsOf = useRowActions()
  const barsWriting = useForbids()('saveInvoice')
  const counts = useMemo(() => invoices && countInvoices(invoices), [invoices])
  const rows = useMemo(
    () => invoices && sortRows(filterInvoices(invoices, tab, q), invoiceColumns, sort),
    [invoices, tab, q, sort],
  )
  const none = invoices?.length === 0
  const create = (
    <ButtonLink to={newPath} variant="primary" icon={<Plus aria-hidden />} forbidden={barsWriting}>
      Create Invoice
    </ButtonLink>
  )
  if (none)
    return (
      <>
        <PageHeader title="Invoices" actions={create} />
        <NoInvoices newPath={newPath} forbidden={barsWriting} />
      </>
    )

  return (
    <ListPage
      title="Invoices"
      actions={create}
      above={invoices && <OwedCard invoices={invoices} />}
      label="Invoices"
      noun="invoice"
      rows={rows}
      rowKey={({ id }) => id}
      rowName={invoiceTitle}
      columns={invoiceColumns}
      card={invoiceCard}
      menu={{
        actions: (invoice) => actionsOf(invoiceRowActions, invoice, invoiceMenuIds),
        sheet: sheetOf,
      }}
      sort={sort}
      onSort={(next) => ask({ sort: next })}
      tabs={{
        label: 'Invoice status',
        value: tab,
        onChange: (next) => ask({ tab: next }),
        tabs: invoiceTabs.map((each) => ({
          ...each,
          ...(counts && { count: formatCount(counts[each.id]) }),
        })),
      }}
      search={{
        label: 'Search by number, customer or line',
        placeholder: 'Search invoices',
        text: q,
        onType: type,
      }}
      empty={{ title: 'No invoices', text: tabTexts[tab] }}
      nothing={
        q.trim() !== '' && {
          title: 'No invoices found',
          text: `No match for "${q.trim()}".`,
          clear: 'Clear search',
          onClear: () => ask({ q: '' }),
        }
      }
    />
  )
}
