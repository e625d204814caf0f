import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { buttonIds, linkActions, type LinkDoers } from './link-actions.ts'
import type { LinkRow } from './link-row.ts'
import { useLinkDoers } from './use-link-doers.ts'

interface Props {
  link: LinkRow
  onOpen: LinkDoers['open']
  /** Shows labels beside the icons, for cards. */
  worded?: boolean
}

/** Returns the id of the element that names a link's row. */
export const nameId = ({ id }: LinkRow): string => `link-${id}`

const words: Record<string, string> = { copy: 'Copy', qr: 'QR', ussd: 'USSD' }

/** The most common actions of a link; its menu has the rest (spec §2 Payment Links). */
export function LinkButtons({ link, onOpen, worded = false }: Props) {
  const doers = useLinkDoers(onOpen)
  return actionsFor(linkActions, link, doers, buttonIds).map(({ id, label, icon, onSelect }) =>
    worded ? (
      <Button
        key={id}
        variant="ghost"
        size="sm"
        icon={icon}
        aria-label={label}
        aria-describedby={nameId(link)}
        className="flex-auto px-1.5!"
        onClick={onSelect}
      >
        {words[id]}
      </Button>
    ) : (
      <IconButton
        key={id}
        label={label}
        icon={icon}
        aria-describedby={nameId(link)}
        onClick={onSelect}
      />
    ),
  )
}
