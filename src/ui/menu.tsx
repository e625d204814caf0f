import { EllipsisVertical } from 'lucide-react'
import {
  cloneElement,
  Fragment,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useAtPress } from './at-press.ts'
import { Dialog } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { lazyPart } from './lazy-part.ts'
import { type MenuItem, MenuLine, MenuRow } from './menu-items.tsx'
import { useWide } from './viewport.ts'

interface Props {
  /** The accessible name of the menu, such as "Actions for TX-88214". */
  label: string
  /** The button's content, instead of three dots. */
  trigger?: ReactNode
  /** The button itself, with a name of its own. */
  button?: ReactElement<ComponentProps<'button'>>
  items: readonly MenuItem[]
}

/** A menu of actions beside its button where there is room; a sheet from the bottom edge on phones. */
export function Menu({ label, trigger, items, button: own }: Props) {
  const wide = useWide()
  const button =
    own ??
    (trigger ? (
      <button
        type="button"
        aria-label={label}
        className="inline-flex min-h-target min-w-target items-center justify-center rounded-control"
      >
        {trigger}
      </button>
    ) : (
      <IconButton label={label} icon={<EllipsisVertical aria-hidden />} />
    ))
  return wide ? (
    <MenuAtPress button={button} items={() => items} />
  ) : (
    <MenuBelow {...{ label, button, items }} />
  )
}

interface BelowProps extends Pick<Props, 'label' | 'items'> {
  button: ReactElement<ComponentProps<'button'>>
}

/** A component of its own, so that a sheet that a wider window replaced doesn't open again by itself. */
function MenuBelow({ label, button, items }: BelowProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {cloneElement(button, {
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: () => setOpen(true),
      })}
      <MenuSheet open={open} onClose={() => setOpen(false)} title={label} items={items} />
    </>
  )
}

export const menuBeside = lazyPart(async () => (await import('./menu-beside.tsx')).MenuBeside)

interface AtPressProps {
  button: ReactElement<ComponentProps<'button'>>
  /** Called when the menu opens. */
  items: () => readonly MenuItem[]
}

/** A menu beside its button, which loads and mounts with the first press. */
export function MenuAtPress({ button, items }: AtPressProps) {
  const {
    Part: MenuBeside,
    pressedBy,
    pressable,
  } = useAtPress(menuBeside, ['ArrowDown', 'ArrowUp'])
  if (MenuBeside && pressedBy)
    return <MenuBeside button={button} items={items} startsWith={pressedBy} />
  return cloneElement(button, { 'aria-haspopup': 'menu', ...pressable })
}

interface SheetProps extends Pick<
  ComponentProps<typeof Dialog>,
  'open' | 'onClose' | 'title' | 'description'
> {
  items: readonly MenuItem[]
}

/** The same items in a sheet. */
export function MenuSheet({ items, ...sheet }: SheetProps) {
  return (
    <Dialog {...sheet}>
      <div className="-mx-3 grid">
        {items.map((item, index) => (
          <Fragment key={item.label}>
            {item.danger && index > 0 && <MenuLine />}
            <MenuRow item={item} className="min-h-13 hover:bg-hover" onClick={sheet.onClose} />
          </Fragment>
        ))}
      </div>
    </Dialog>
  )
}
