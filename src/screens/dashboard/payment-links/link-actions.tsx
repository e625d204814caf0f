import { ChartColumn, Pencil, Power, Trash2, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { linkMessages } from '#src/rules/messages/payments.ts'
import { actionsFor, type RowAction } from '#src/screens/shared/row-actions.tsx'
import { checkoutOf } from '#src/screens/shared/share-link/open-as-customer.tsx'
import { shareActions, shareIds } from '#src/screens/shared/share-link/share-actions.tsx'
import { useLast, type DialogLayer } from '#src/ui/dialog-host.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { type LinkRow, useLinkRows } from './link-rows.ts'

const QrDialog = lazyDialog(
  async () => (await import('#src/screens/shared/share-link/qr-dialog.tsx')).QrDialog,
)
const LinkFormDialog = lazyDialog(
  async () => (await import('./form/link-form-dialog.tsx')).LinkFormDialog,
)
const AnalyticsDialog = lazyDialog(
  async () => (await import('./stats/analytics-dialog.tsx')).AnalyticsDialog,
)
const DeleteDialog = lazyDialog(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

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
  <LiveLink id={id}>
    {(link) => <QrDialog link={link} row={{ about: 'link', link }} fresh {...layer} />}
  </LiveLink>
)

/** The actions on a payment link (LINK-1). */
export const linkRowActions: readonly RowAction<
  LinkRow,
  'edit' | 'analytics' | 'share' | (typeof shareIds)[number] | 'pay' | 'toggle' | 'delete'
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
    dialog: (row, layer, tools) =>
      live(row, (link) => (
        <AnalyticsDialog
          link={link}
          ways={actionsFor(linkRowActions, link, tools, shareIds)}
          {...layer}
        />
      )),
  },
  ...shareActions<LinkRow>({
    nameOf: ({ name }) => name,
    shareable: (link) => ({ about: 'link', link }),
    linkOf: (link) => link,
    withLink: live,
    isPayable: ({ status }) => status === 'active',
  }),
  {
    id: 'pay',
    label: 'Open as Customer',
    icon: UserRound,
    demo: true,
    allowed: ({ status }) => status === 'active',
    run: (link, { follow }) => whenLayersClosed(() => follow(checkoutOf(link))),
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
