import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { getInvoice, getNewInvoice, invoiceAt } from '#db/invoices/queries.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { loaded } from '#src/data/run-action.ts'
import { useMerchantQuery, useToday } from '#src/data/use-query.ts'
import { earlierCustomers, invoiceTitle } from '#src/rules/invoices.ts'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { shareIds } from '#src/screens/shared/share-link/share-actions.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useShowDialog } from '#src/ui/dialog-host.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useRegisterOpenRow } from '#src/ui/list/open-row.ts'
import { useAskedInAddress } from '#src/ui/list/use-address.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useIdInPath } from '#src/ui/route-sheet.tsx'
import { invoiceMenuIds, invoiceRowActions, sendDialog } from './invoice-actions.tsx'
import { InvoiceView } from './view/invoice-view.tsx'

const listPath = pathTo('invoices')

async function loadEditor() {
  const { InvoiceEditor } = await loaded(import('./editor/invoice-editor.tsx'))
  return { default: InvoiceEditor }
}
const InvoiceEditor = lazy(loadEditor)

const waiting = (
  <Card>
    <SkeletonRows rows={8} label="Loading the invoice" />
  </Card>
)

/** One invoice: a draft to edit on paper, or a sent one with its history (INV-1). */
export function InvoiceScreen() {
  const [, navigate] = useLocation()
  const id = useIdInPath()
  const isNew = id === 'new'
  const today = useToday()
  const business = useMerchantQuery(getNewInvoice)
  const found = useMerchantQuery(
    async (db, merchantId) => {
      const details = await getInvoice(db, id)
      return details?.merchant.id === merchantId ? details : null
    },
    [id],
  )
  const actionsOf = useRowActions()
  const showDialog = useShowDialog()
  const send = (saved: string) => showDialog((layer) => sendDialog(saved, 'send', layer))
  useAskedInAddress('send', () => send(id), useForbids()('sendInvoice'))
  const details = found && { ...found, invoice: invoiceAt(found.invoice, found.invoice, today) }
  const actions =
    details &&
    actionsOf(invoiceRowActions, details.invoice, invoiceMenuIds).filter(({ id }) => id !== 'view')
  const ways = details && actionsOf(invoiceRowActions, details.invoice, shareIds)
  useRegisterOpenRow(details ? invoiceTitle(details.invoice) : '', isNew ? undefined : actions)
  // Preloads the editor, so that a new invoice opens at once.
  useEffect(() => void loadEditor().catch(() => undefined), [])
  const isDraft = isNew || details?.invoice.status === 'draft'
  const title = isNew ? 'New invoice' : details ? invoiceTitle(details.invoice) : 'Invoice'

  return (
    <>
      <Link
        to={listPath}
        className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-1.5 font-medium text-primary-text"
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        Invoices
      </Link>
      <PageHeader title={title} description={details?.invoice.customer.name} />
      {business === undefined || (!isNew && details === undefined) ? (
        waiting
      ) : business === null || (!isNew && !details) ? (
        <Card>
          <EmptyState
            art="none"
            title="Invoice not found"
            text="This business has no invoice at this address."
            action={
              <ButtonLink to={listPath} variant="secondary">
                See All Invoices
              </ButtonLink>
            }
          />
        </Card>
      ) : isDraft ? (
        <Suspense fallback={waiting}>
          <InvoiceEditor
            key={`draft ${business.merchant.id} ${id}`}
            draft={details?.invoice ?? null}
            merchant={business.merchant}
            number={business.number}
            customers={earlierCustomers(business.invoices)}
            onSaved={(saved, purpose) => {
              const asks = purpose === 'send'
              // Saved, a new one has a screen of its own, which asks then.
              if (isNew)
                navigate(pathTo('invoice', { id: saved.id }) + (asks ? '?send' : ''), {
                  replace: true,
                })
              else if (asks) send(saved.id)
            }}
          />
        </Suspense>
      ) : (
        details && <InvoiceView details={details} actions={actions ?? []} ways={ways ?? []} />
      )}
    </>
  )
}
