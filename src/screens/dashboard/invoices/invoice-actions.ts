import {
  Ban,
  BellRing,
  Copy,
  Download,
  Eye,
  Hash,
  Pencil,
  QrCode,
  Send,
  Share2,
  Trash2,
  Wallet,
} from 'lucide-react'
import type { InvoiceListing } from '#db/invoices/queries.ts'
import type { Forbidding } from '#src/data/actor.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'

export type InvoiceDialog = 'send' | 'remind' | 'record' | 'void' | 'delete' | 'qr' | 'ussd'

export interface InvoiceDoers extends Forbidding {
  open: (dialog: InvoiceDialog, id: string) => void
  view: (id: string) => void
  duplicate: (id: string) => void
  download: (id: string) => void
  share: (id: string) => void
}

type Id = InvoiceDialog | 'view' | 'edit' | 'duplicate' | 'download' | 'share'

const isDraft = ({ status }: InvoiceListing) => status === 'draft'
const isSent = (invoice: InvoiceListing) => !isDraft(invoice)
const isOpen = ({ open }: InvoiceListing) => open > 0

/** What can be done with an invoice (spec §2 Invoices). */
export const invoiceActions: readonly RowAction<InvoiceListing, InvoiceDoers, Id>[] = [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    allowed: isDraft,
    run: ({ id }, { view }) => view(id),
  },
  { id: 'view', label: 'View', icon: Eye, allowed: isSent, run: ({ id }, { view }) => view(id) },
  {
    id: 'send',
    label: 'Send',
    icon: Send,
    allowed: isDraft,
    forbidden: ({ forbids }) => forbids('sendInvoice'),
    run: ({ id }, { open }) => open('send', id),
  },
  {
    id: 'record',
    label: 'Record Payment',
    icon: Wallet,
    allowed: ({ open, pending }) => open > pending,
    forbidden: ({ forbids }) => forbids('recordInvoicePayment'),
    run: ({ id }, { open }) => open('record', id),
  },
  {
    id: 'remind',
    label: 'Send Reminder',
    icon: BellRing,
    allowed: isOpen,
    forbidden: ({ forbids }) => forbids('remindOfInvoice'),
    run: ({ id }, { open }) => open('remind', id),
  },
  {
    id: 'share',
    label: 'Share',
    icon: Share2,
    allowed: isOpen,
    run: ({ id }, { share }) => share(id),
  },
  {
    id: 'qr',
    label: 'Show QR Code',
    icon: QrCode,
    allowed: isOpen,
    run: ({ id }, { open }) => open('qr', id),
  },
  {
    id: 'ussd',
    label: 'Show USSD Code',
    icon: Hash,
    allowed: isOpen,
    run: ({ id }, { open }) => open('ussd', id),
  },
  {
    id: 'download',
    label: 'Download PDF',
    icon: Download,
    run: ({ id }, { download }) => download(id),
  },
  {
    id: 'duplicate',
    label: 'Duplicate',
    icon: Copy,
    forbidden: ({ forbids }) => forbids('duplicateInvoice'),
    run: ({ id }, { duplicate }) => duplicate(id),
  },
  {
    id: 'void',
    label: 'Void',
    icon: Ban,
    danger: true,
    allowed: isOpen,
    forbidden: ({ forbids }) => forbids('voidInvoice'),
    run: ({ id }, { open }) => open('void', id),
  },
  {
    id: 'delete',
    label: 'Delete Draft',
    icon: Trash2,
    danger: true,
    allowed: isDraft,
    forbidden: ({ forbids }) => forbids('deleteInvoiceDraft'),
    run: ({ id }, { open }) => open('delete', id),
  },
]
