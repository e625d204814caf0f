import {
  Ban,
  BellRing,
  Copy,
  Download,
  Eye,
  Pencil,
  Send,
  Trash2,
  UserRound,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { getInvoice, type InvoiceDetails, type InvoiceListing } from '#db/invoices/queries.ts'
import { pathTo } from '#routes/paths.ts'
import { loaded, newAttemptId } from '#src/data/run-action.ts'
import { invoiceTitle } from '#src/rules/invoices.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { sharedLinkOf } from '#src/screens/shared/invoices/invoice-status.tsx'
import { LiveRow, type ActionTools, type RowAction } from '#src/screens/shared/row-actions.tsx'
import { checkoutOf } from '#src/screens/shared/share-link/open-as-customer.tsx'
import { shareActions, type shareIds } from '#src/screens/shared/share-link/share-actions.tsx'
import type { SharedLink } from '#src/screens/shared/share-link/shared-link.ts'
import type { DialogLayer } from '#src/ui/dialog-host.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const SendDialog = lazyDialog(
  async () => (await import('./dialogs/send-dialog.tsx')).SendInvoiceDialog,
)
const RecordDialog = lazyDialog(
  async () => (await import('./dialogs/record-dialog.tsx')).RecordDialog,
)
const VoidDialog = lazyDialog(
  async () => (await import('./dialogs/confirm-dialogs.tsx')).VoidDialog,
)
const DeleteDraftDialog = lazyDialog(
  async () => (await import('./dialogs/confirm-dialogs.tsx')).DeleteDraftDialog,
)

const withDetails = (id: string, draw: (details: InvoiceDetails) => ReactNode) => (
  <LiveRow read={(db) => getInvoice(db, id)}>{draw}</LiveRow>
)
const withLink = (id: string, draw: (link: SharedLink) => ReactNode) =>
  withDetails(id, (details) => {
    const link = sharedLinkOf(details)
    return link && draw(link)
  })

/** Renders the dialog that sends an invoice or a reminder. */
export const sendDialog = (id: string, kind: 'send' | 'remind', layer: DialogLayer) =>
  withDetails(id, (details) => <SendDialog details={details} kind={kind} {...layer} />)

const view = ({ id }: Pick<InvoiceListing, 'id'>, { navigate }: ActionTools) =>
  navigate(pathTo('invoice', { id }))

const isDraft = ({ status }: InvoiceListing) => status === 'draft'
const isSent = (invoice: InvoiceListing) => !isDraft(invoice)
const isOpen = ({ open }: InvoiceListing) => open > 0

/** The actions of an invoice's menu; Share has the ways to share it. */
export const invoiceMenuIds = [
  'view',
  'send',
  'record',
  'remind',
  'share',
  'pay',
  'download',
  'duplicate',
  'void',
  'delete',
] as const

/** The actions on an invoice (INV-1). */
export const invoiceRowActions: readonly RowAction<
  InvoiceListing,
  (typeof invoiceMenuIds)[number] | (typeof shareIds)[number]
>[] = [
  // A press on its row opens it, too.
  { id: 'view', label: 'Edit', icon: Pencil, allowed: isDraft, run: view },
  { id: 'view', label: 'View', icon: Eye, allowed: isSent, run: view },
  {
    id: 'send',
    label: 'Send',
    icon: Send,
    action: 'sendInvoice',
    allowed: isDraft,
    dialog: ({ id }, layer) => sendDialog(id, 'send', layer),
  },
  {
    id: 'record',
    label: 'Record Payment',
    icon: Wallet,
    action: 'recordInvoicePayment',
    allowed: ({ open, pending }) => open > pending,
    dialog: ({ id }, layer) =>
      withDetails(id, (details) => <RecordDialog details={details} {...layer} />),
  },
  {
    id: 'remind',
    label: 'Send Reminder',
    icon: BellRing,
    action: 'remindOfInvoice',
    allowed: isOpen,
    dialog: ({ id }, layer) => sendDialog(id, 'remind', layer),
  },
  ...shareActions<InvoiceListing>({
    nameOf: invoiceTitle,
    shareable: ({ id }) => ({ about: 'invoice', id }),
    linkOf: async ({ id }, { database }) => {
      const details = await getInvoice(database(), id)
      return details && sharedLinkOf(details)
    },
    withLink: ({ id }, draw) => withLink(id, draw),
    allowed: isOpen,
    isPayable: isOpen,
  }),
  {
    id: 'pay',
    label: 'Open as Customer',
    icon: UserRound,
    demo: true,
    allowed: isOpen,
    run: async ({ id }, { database, follow }) => {
      const details = await getInvoice(database(), id)
      const link = details?.link
      if (link) whenLayersClosed(() => follow(checkoutOf(link)))
    },
  },
  {
    id: 'download',
    label: 'Download PDF',
    icon: Download,
    dryRun: () => invoiceMessages.wouldDownload,
    run: async ({ id }, { database }) => {
      const { handOverInvoice } = await loaded(import('./pdf/draw-invoice.ts'))
      await handOverInvoice(database(), id)
    },
  },
  {
    id: 'duplicate',
    label: 'Duplicate',
    icon: Copy,
    action: 'duplicateInvoice',
    run: async ({ id }, tools) => {
      const input = { id, attemptId: newAttemptId() }
      const draft = await tools.run('duplicateInvoice', input, {
        success: () => invoiceMessages.duplicated,
        dryRun: invoiceMessages.wouldDuplicate,
      })
      if (draft) view(draft, tools)
    },
  },
  {
    id: 'void',
    label: 'Void',
    icon: Ban,
    danger: true,
    action: 'voidInvoice',
    allowed: isOpen,
    dialog: ({ id }, layer) =>
      withDetails(id, (details) => <VoidDialog details={details} {...layer} />),
  },
  {
    id: 'delete',
    label: 'Delete Draft',
    icon: Trash2,
    danger: true,
    action: 'deleteInvoiceDraft',
    allowed: isDraft,
    dialog: ({ id }, layer) =>
      withDetails(id, (details) => <DeleteDraftDialog details={details} {...layer} />),
  },
]
