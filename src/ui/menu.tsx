import {
  Menu as HeadlessMenu,
  MenuButton,
  MenuItem as HeadlessItem,
  MenuItems,
} from '@headlessui/react'
import { EllipsisVertical } from 'lucide-react'
import {
  cloneElement,
  Fragment,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Link } from 'wouter'
import { DemoTag } from './demo-note.tsx'
import { Dialog } from './dialog.tsx'
import { useForbidden, type Forbiddable } from './forbidden.tsx'
import { IconButton } from './icon-button.tsx'
import { useWide } from './viewport.ts'

export interface MenuItem extends Forbiddable {
  label: string
  icon?: ReactNode
  onSelect?: () => void
  /** Makes the item a link. */
  to?: string
  /** A destructive action; listed last. */
  danger?: boolean
  /** Exists only in the demo, and says so. */
  demo?: boolean
}

/** An action bound to a row, for its menu, its details and the palette. */
export interface OfferedAction<Id extends string = string> extends MenuItem {
  id: Id
  onSelect: () => void
}

interface Props {
  /** The accessible name of the menu, such as "Actions for TX-88214". */
  label: string
  /** The button's content, instead of three dots. */
  trigger?: ReactNode
  items: readonly MenuItem[]
}

/** A menu of actions beside its button where there is room; a sheet from the bottom edge on phones. */
export function Menu({ label, trigger, items }: Props) {
  const wide = useWide()
  const button = trigger ? (
    <button
      type="button"
      aria-label={label}
      className="inline-flex min-h-target min-w-target items-center justify-center rounded-control"
    >
      {trigger}
    </button>
  ) : (
    <IconButton label={label} icon={<EllipsisVertical aria-hidden />} />
  )
  return wide ? (
    <MenuBeside button={button} items={() => items} />
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

export type PressedBy = 'click' | 'ArrowDown' | 'ArrowUp'

interface BesideProps {
  button: ReactElement<ComponentProps<'button'>>
  /** Called when the menu opens. */
  items: () => readonly MenuItem[]
  /** The event on the button that mounted this menu, which therefore opens at once. */
  startsWith?: PressedBy
}

export function MenuBeside({ button, items, startsWith }: BesideProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const start = useRef(startsWith)
  // The library's menu opens only through its button.
  useEffect(() => {
    const key = start.current
    start.current = undefined
    if (key === 'click') ref.current?.click()
    else if (key) ref.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }, [])
  return (
    <HeadlessMenu>
      <MenuButton as={Fragment} ref={ref}>
        {button}
      </MenuButton>
      <MenuItems
        anchor={{ to: 'bottom end', gap: 6, padding: 8 }}
        modal={false}
        // Presses in the menu must not reach the row that contains it.
        onClick={(event: MouseEvent) => event.stopPropagation()}
        className="z-50 min-w-54 animate-appear overscroll-contain rounded-xl border border-line bg-raised p-1.5 text-text shadow-menu outline-none"
      >
        {() => (
          <>
            {items().map((item, index) => (
              <Fragment key={item.label}>
                {item.danger && index > 0 && <Line role="separator" />}
                <HeadlessItem as={Fragment}>
                  <Row
                    item={item}
                    className="min-h-11 text-[0.9375rem] data-focus:bg-hover dense:min-h-10"
                  />
                </HeadlessItem>
              </Fragment>
            ))}
          </>
        )}
      </MenuItems>
    </HeadlessMenu>
  )
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
            {item.danger && index > 0 && <Line />}
            <Row item={item} className="min-h-13 hover:bg-hover" onClick={sheet.onClose} />
          </Fragment>
        ))}
      </div>
    </Dialog>
  )
}

const Line = (props: ComponentProps<'div'>) => <div {...props} className="my-1.5 h-px bg-line" />

interface RowProps {
  item: MenuItem
  className: string
  onClick?: (event: MouseEvent) => void
}

/** An item that the person may not choose gives the reason and leaves the menu open. */
function Row({ item, className, onClick, ...rest }: RowProps) {
  const { label, icon, to, danger, demo, forbidden, onSelect } = item
  const barred = useForbidden(forbidden)
  const isBarred = forbidden !== undefined
  const shared = {
    ...rest,
    className: `flex w-full items-center gap-3 rounded-[8px] px-3 text-left font-medium outline-offset-0 [&_svg]:size-4.5 [&_svg]:flex-none ${className} ${isBarred ? 'cursor-not-allowed text-subtle' : danger ? 'text-danger' : '[&_svg]:text-muted'}`,
  }
  const choose = (event: MouseEvent) => {
    onClick?.(event)
    onSelect?.()
  }
  if (isBarred)
    return (
      <>
        <button
          type="button"
          {...shared}
          {...barred.props}
          data-tooltip={undefined}
          onClick={barred.say}
        >
          {icon}
          <span className="max-w-64 min-w-0 py-2">
            {label}
            {/* Tooltips do not work inside a menu. */}
            <span aria-hidden className="block text-sm font-normal">
              {forbidden}
            </span>
          </span>
        </button>
        {barred.note}
      </>
    )
  return to === undefined ? (
    <button type="button" {...shared} onClick={choose}>
      {icon}
      {label}
      {demo && <DemoTag />}
    </button>
  ) : (
    <Link to={to} {...shared} onClick={choose}>
      {icon}
      {label}
    </Link>
  )
}
