import type { ActionsOf } from '#src/screens/shared/row-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { linkActions } from './link-actions.tsx'
import type { LinkRow } from './link-rows.ts'

interface Props {
  link: LinkRow
  actionsOf: ActionsOf
  /** Shows labels beside the icons, for cards. */
  worded?: boolean
}

/** Returns the id of the element that names a link's row. */
export const nameId = ({ id }: LinkRow): string => `link-${id}`

const words: Record<string, string> = { copy: 'Copy', qr: 'QR', ussd: 'USSD', pay: 'Pay' }
const ids = ['copy', 'qr', 'ussd', 'pay'] as const

/** The most common actions of a link; its menu has the rest (LINK-1). No picture stands for a USSD code: it is a word. */
export function LinkButtons({ link, actionsOf, worded = false }: Props) {
  return actionsOf(linkActions, link, ids).map(({ id, label, icon, demo, onSelect }) =>
    worded || id === 'ussd' ? (
      <Button
        key={id}
        variant="ghost"
        size="sm"
        icon={!demo && id !== 'ussd' && icon}
        aria-label={label}
        aria-describedby={nameId(link)}
        className={worded ? 'flex-auto px-1.5!' : 'px-2! text-muted'}
        onClick={onSelect}
      >
        {demo ? <DemoTag>{words[id] ?? label}</DemoTag> : words[id]}
      </Button>
    ) : (
      <IconButton
        key={id}
        label={label}
        icon={demo ? <DemoTag>{words[id] ?? label}</DemoTag> : icon}
        aria-describedby={nameId(link)}
        onClick={onSelect}
      />
    ),
  )
}
