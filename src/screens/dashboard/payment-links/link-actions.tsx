import {
  ChartColumn,
  Copy,
  Hash,
  MessageCircle,
  Pencil,
  Power,
  QrCode,
  Share2,
  Trash2,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { loaded } from '#src/data/run-action.ts'
import { linkAddress } from '#src/rules/links.ts'
import { appMessages } from '#src/rules/messages/app.ts'
import { linkMessages } from '#src/rules/messages/payments.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import type { RowAction } from '#src/screens/shared/row-actions.tsx'
import { checkoutOf } from '#src/screens/shared/share-link/open-as-customer.tsx'
import { useLast, type DialogLayer } from '#src/ui/dialog-host.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { type LinkRow, useLinkRows } from './link-rows.ts'

const QrDialog = lazyDialog(
  async () => (await import('#src/screens/shared/share-link/qr-dialog.tsx')).QrDialog,
)
const UssdDialog = lazyDialog(
  async () => (await import('#src/screens/shared/share-link/ussd-dialog.tsx')).UssdDialog,
)
const LinkFormDialog = lazyDialog(
  async () => (await import('./form/link-form-dialog.tsx')).LinkFormDialog,
)
const AnalyticsDialog = lazyDialog(
  async () => (await import('./stats/analytics-dialog.tsx')).AnalyticsDialog,
)
const DeleteDialog = lazyDialog(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

const sharing = () => import('#src/screens/shared/share-by-whatsapp.ts')

interface LiveLinkProps {
  id: string
  link?: LinkRow
  children: (link: LinkRow) => ReactNode
}

function LiveLink({ id, link, children }: LiveLinkProps) {
  const last = useLast(
    useLinkRows()?.find((each) => each.id === id),
    link,
  )
  return last && children(last)
}

const live = (link: LinkRow, draw: (link: LinkRow) => ReactNode) => (
  <LiveLink id={link.id} link={link}>
    {draw}
  </LiveLink>
)

/** Renders the QR code of a link that was just created. */
export const madeDialog = (id: string, layer: DialogLayer) => (
  <LiveLink id={id}>{(link) => <QrDialog link={link} fresh {...layer} />}</LiveLink>
)

/** The actions on a payment link (LINK-1). */
export const linkRowActions: readonly RowAction<
  LinkRow,
  'edit' | 'analytics' | 'copy' | 'qr' | 'ussd' | 'pay' | 'share' | 'whatsapp' | 'toggle' | 'delete'
>[] = [
  {
    id: 'edit',
    label: 'Edit',
    icon: Pencil,
    action: 'updatePaymentLink',
    dryRun: () => linkMessages.wouldEditLink,
    dialog: (row, layer, { show }) =>
      live(row, (link) => (
        <LinkFormDialog
          link={link}
          onMade={(id) => show((next) => madeDialog(id, next))}
          {...layer}
        />
      )),
  },
  {
    id: 'analytics',
    label: 'View Analytics',
    icon: ChartColumn,
    dryRun: () => linkMessages.wouldShowLinkStatistics,
    dialog: (row, layer) => live(row, (link) => <AnalyticsDialog link={link} {...layer} />),
  },
  {
    id: 'copy',
    label: 'Copy Link',
    icon: Copy,
    run: (link) => copyAndSay(linkAddress(link.path, link)),
  },
  {
    id: 'qr',
    label: 'Show QR Code',
    icon: QrCode,
    dialog: (row, layer) => live(row, (link) => <QrDialog link={link} fresh={false} {...layer} />),
  },
  {
    id: 'ussd',
    label: 'Show USSD Code',
    icon: Hash,
    dialog: (row, layer) => live(row, (link) => <UssdDialog link={link} {...layer} />),
  },
  {
    id: 'pay',
    label: 'Open as Customer',
    icon: UserRound,
    demo: true,
    allowed: ({ status }) => status === 'active',
    run: (link, { follow }) => whenLayersClosed(() => follow(checkoutOf(link))),
  },
  {
    id: 'share',
    label: 'Share',
    icon: Share2,
    dryRun: () => linkMessages.wouldShowSharing,
    run: async (link, tools) => {
      const { shareMessage } = await loaded(sharing())
      await shareMessage({ about: 'link', link }, tools)
    },
  },
  {
    id: 'whatsapp',
    label: 'Share by WhatsApp',
    icon: MessageCircle,
    action: 'shareByWhatsApp',
    allowed: ({ status }) => status === 'active',
    dryRun: () => appMessages.wouldShareByWhatsApp,
    run: async (link, tools) => {
      const { shareByWhatsApp } = await loaded(sharing())
      await shareByWhatsApp({ about: 'link', link }, tools)
    },
  },
  {
    id: 'toggle',
    label: ({ status }) => (status === 'active' ? 'Deactivate' : 'Activate'),
    icon: Power,
    action: 'setPaymentLinkActive',
    allowed: ({ status }) => status !== 'expired',
    run: (link, { run }) => {
      const change = { id: link.id, active: link.status !== 'active' }
      return run('setPaymentLinkActive', change, {
        success: ({ status }) =>
          status === 'active' ? linkMessages.linkActivated : linkMessages.linkDeactivated,
        setback: ({ status }) => status !== 'active',
        shows: ({ id, active }) => [
          {
            table: 'paymentLinks',
            id,
            change: active ? { status: 'active', draft: false } : { status: 'inactive' },
          },
        ],
        dryRun: ({ active }) =>
          active ? linkMessages.wouldActivateLink : linkMessages.wouldDeactivateLink,
      })
    },
  },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2,
    danger: true,
    action: 'deletePaymentLink',
    dryRun: () => linkMessages.wouldDeleteLink,
    dialog: (row, layer) => live(row, (link) => <DeleteDialog link={link} {...layer} />),
  },
]
