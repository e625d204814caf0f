import { ChartColumn, Copy, Hash, Pencil, Power, QrCode, Share2, Trash2 } from 'lucide-react'
import { linkAddress } from '#src/rules/link-text.ts'
import { messages } from '#src/rules/messages.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-say.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Menu, type MenuItem } from '#src/ui/menu.tsx'
import type { LinkDialog, LinkRow } from './link-row.ts'
import { useSharing } from './share/use-sharing.ts'
import { useSetLinkActive } from './use-set-link-active.ts'

interface Props {
  link: LinkRow
  onOpen: (dialog: LinkDialog) => void
  /** The id of what names the row. */
  describedBy: string
  /** In a card: words beside the pictures. */
  worded?: boolean
}

/** What can be done with one link: three buttons and a menu (spec §2 Payment Links). */
export function LinkButtons({ link, onOpen, describedBy, worded = false }: Props) {
  const share = useSharing()
  const setActive = useSetLinkActive()
  const address = linkAddress(link.path, link)
  const active = link.status === 'active'
  const copy = () => void copyAndSay(address)

  const buttons = [
    { label: 'Copy Link', word: 'Copy', icon: <Copy aria-hidden />, onClick: copy },
    {
      label: 'Show QR Code',
      word: 'QR',
      icon: <QrCode aria-hidden />,
      onClick: () => onOpen('qr'),
    },
    {
      label: 'Show USSD Code',
      word: 'USSD',
      icon: <Hash aria-hidden />,
      onClick: () => onOpen('ussd'),
    },
  ]
  const toggle: MenuItem = {
    label: active ? 'Deactivate' : 'Activate',
    icon: <Power aria-hidden />,
    onSelect: () => void setActive.run({ id: link.id, active: !active }),
  }
  const items: MenuItem[] = [
    { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => onOpen('edit') },
    {
      label: 'View Analytics',
      icon: <ChartColumn aria-hidden />,
      onSelect: () => onOpen('analytics'),
    },
    { label: 'Copy Link', icon: <Copy aria-hidden />, onSelect: copy },
    {
      label: 'Share',
      icon: <Share2 aria-hidden />,
      onSelect: () => void share({ title: link.name, url: address }, messages.wouldShowSharing),
    },
    ...(link.status === 'expired' ? [] : [toggle]),
    {
      label: 'Delete',
      icon: <Trash2 aria-hidden />,
      danger: true,
      onSelect: () => onOpen('delete'),
    },
  ]

  return (
    <>
      {buttons.map(({ label, word, icon, onClick }) =>
        worded ? (
          <Button
            key={label}
            variant="ghost"
            size="sm"
            icon={icon}
            aria-label={label}
            aria-describedby={describedBy}
            className="flex-1 px-1.5!"
            onClick={onClick}
          >
            {word}
          </Button>
        ) : (
          <IconButton
            key={label}
            label={label}
            icon={icon}
            aria-describedby={describedBy}
            onClick={onClick}
          />
        ),
      )}
      <Menu label={`Actions for ${link.name}`} items={items} />
    </>
  )
}
