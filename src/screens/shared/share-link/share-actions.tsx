import { Copy, Hash, MessageCircle, MessageSquareShare, QrCode, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { named } from '#db/text/typed-text.ts'
import { loaded } from '#src/data/run-action.ts'
import { linkAddress } from '#src/rules/links.ts'
import { appMessages } from '#src/rules/messages/app.ts'
import { linkMessages } from '#src/rules/messages/payments.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import { actionsFor, type ActionTools, type RowAction } from '#src/screens/shared/row-actions.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { MenuSheet } from '#src/ui/menu.tsx'
import { hasShareSheet } from '#src/ui/share.ts'
import type { ShareableRow, SharedLink } from './shared-link.ts'

const QrDialog = lazyDialog(async () => (await import('./qr-dialog.tsx')).QrDialog)
const UssdDialog = lazyDialog(async () => (await import('./ussd-dialog.tsx')).UssdDialog)

const sharing = () => import('#src/screens/shared/share-by-whatsapp.ts')

/** The ways to share a link, which its Share button lists. */
export const shareIds = ['copy', 'qr', 'ussd', 'whatsapp', 'message'] as const

type ShareId = (typeof shareIds)[number]

interface Sharing<Row> {
  /** The row's name, in the title of the sheet. */
  nameOf: (row: Row) => string
  /** The row as its history and its message know it. */
  shareable: (row: Row) => ShareableRow
  /** Returns the row's link as it is now, or null if it is gone. */
  linkOf: (row: Row, tools: ActionTools) => SharedLink | null | Promise<SharedLink | null>
  /** Keeps the link of a dialog live. */
  withLink: (row: Row, draw: (link: SharedLink) => ReactNode) => ReactNode
  /** Returns whether there is a link to share. */
  allowed?: (row: Row) => boolean
  /** Returns whether customers can pay it. */
  isPayable: (row: Row) => boolean
  /** A picture that goes with the message, and what dry run says of sharing it. */
  picture?: { of: (row: Row) => Promise<File | undefined>; dryRun: string }
}

/**
 * The ways to share a link, from whichever row it is reached, and the action that lists them where no button can (LINK-1,
 * LINK-3, MSG-2).
 */
export function shareActions<Row>({
  nameOf,
  shareable,
  linkOf,
  withLink,
  allowed = () => true,
  isPayable,
  picture,
}: Sharing<Row>): RowAction<Row, ShareId | 'share'>[] {
  const ways: RowAction<Row, ShareId>[] = [
    {
      id: 'copy',
      label: 'Copy Link',
      icon: Copy,
      allowed,
      run: async (row, tools) => {
        const link = await linkOf(row, tools)
        if (link) await copyAndSay(linkAddress(link.path, link))
      },
    },
    {
      id: 'qr',
      label: 'Show QR Code',
      icon: QrCode,
      allowed,
      dialog: (row, layer) =>
        withLink(row, (link) => <QrDialog link={link} row={shareable(row)} {...layer} />),
    },
    {
      id: 'ussd',
      label: 'Show USSD Code',
      icon: Hash,
      allowed,
      dialog: (row, layer) => withLink(row, (link) => <UssdDialog link={link} {...layer} />),
    },
    {
      id: 'whatsapp',
      label: 'Share by WhatsApp',
      icon: MessageCircle,
      action: 'shareByWhatsApp',
      allowed: isPayable,
      dryRun: () => appMessages.wouldShareByWhatsApp,
      run: async (row, tools) => {
        const { shareByWhatsApp } = await loaded(sharing())
        await shareByWhatsApp(shareable(row), tools)
      },
    },
    {
      id: 'message',
      label: () => (hasShareSheet() ? 'Share by another app' : 'Copy Message'),
      icon: MessageSquareShare,
      allowed,
      dryRun: () => picture?.dryRun ?? linkMessages.wouldShowSharing,
      run: async (row, tools) => {
        const file = await picture?.of(row)
        const { shareMessage } = await loaded(sharing())
        await shareMessage(shareable(row), tools, file)
      },
    },
  ]
  return [
    ...ways,
    {
      id: 'share',
      label: 'Share',
      icon: Share2,
      allowed,
      dryRun: () => linkMessages.wouldShowSharing,
      dialog: (row, layer, tools) => (
        <MenuSheet
          title={named`Share ${nameOf(row)}`}
          items={actionsFor(ways, row, tools)}
          {...layer}
        />
      ),
    },
  ]
}
