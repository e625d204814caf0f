import { ChartColumn, Copy, Hash, Pencil, Power, QrCode, Share2, Trash2 } from 'lucide-react'
import type { Forbidding } from '#src/data/actor.ts'
import type { RowAction } from '#src/ui/list/row-actions.tsx'
import type { LinkDialog, LinkRow } from './link-row.ts'

export interface LinkDoers extends Forbidding {
  open: (dialog: LinkDialog, id: string) => void
  copy: (link: LinkRow) => void
  share: (link: LinkRow) => void
  setActive: (id: string, active: boolean) => void
}

type Id = LinkDialog | 'copy' | 'share' | 'toggle'

/** What can be done with a payment link (spec §2 Payment Links). */
export const linkActions: readonly RowAction<LinkRow, LinkDoers, Id>[] = [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    forbidden: ({ forbids }) => forbids('updatePaymentLink'),
    run: ({ id }, { open }) => open('edit', id),
  },
  {
    id: 'analytics',
    label: 'View Analytics',
    icon: ChartColumn,
    run: ({ id }, { open }) => open('analytics', id),
  },
  { id: 'copy', label: 'Copy Link', icon: Copy, run: (link, { copy }) => copy(link) },
  { id: 'qr', label: 'Show QR Code', icon: QrCode, run: ({ id }, { open }) => open('qr', id) },
  { id: 'ussd', label: 'Show USSD Code', icon: Hash, run: ({ id }, { open }) => open('ussd', id) },
  { id: 'share', label: 'Share', icon: Share2, run: (link, { share }) => share(link) },
  {
    id: 'toggle',
    label: ({ status }) => (status === 'active' ? 'Deactivate' : 'Activate'),
    icon: Power,
    allowed: ({ status }) => status !== 'expired',
    forbidden: ({ forbids }) => forbids('setPaymentLinkActive'),
    run: ({ id, status }, { setActive }) => setActive(id, status !== 'active'),
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    forbidden: ({ forbids }) => forbids('deletePaymentLink'),
    run: ({ id }, { open }) => open('delete', id),
  },
]

/** Those that are buttons of the row. */
export const buttonIds = ['copy', 'qr', 'ussd'] as const

/** Those of its menu. */
export const menuIds = ['edit', 'analytics', 'copy', 'share', 'toggle', 'delete'] as const
