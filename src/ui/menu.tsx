import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { MenuRow, type MenuItem } from './menu-row.tsx'
import { useWide } from './use-media.ts'

export type { MenuItem } from './menu-row.tsx'

const Popover = lazy(async () => ({ default: (await import('./popover.tsx')).Popover }))

interface Props {
  /** What the menu is for, such as "Actions for TX-88214". */
  label: string
  /** What stands in the button, in place of the three dots. */
  trigger?: ReactNode
  items: readonly MenuItem[]
}

/** Actions behind one button: beside it where there is room, from the bottom edge on phones. */
export function Menu({ label, trigger, items }: Props) {
  const [open, setOpen] = useState(false)
  const wide = useWide()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setOpen(false)
  }
  function choose(item: MenuItem) {
    close()
    button.current?.focus()
    item.onSelect?.()
  }
  const shared = {
    ref: button,
    'aria-haspopup': wide ? ('menu' as const) : ('dialog' as const),
    'aria-expanded': open,
    'aria-controls': open && wide ? id : undefined,
    onClick: () => setOpen(!open),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpen(true)
    },
  }
  const rows = (inSheet: boolean) =>
    items.map((item, index) => (
      <MenuRow
        key={item.label}
        item={item}
        inSheet={inSheet}
        apart={Boolean(item.danger && index > 0)}
        onChoose={() => choose(item)}
      />
    ))

  return (
    <>
      {trigger ? (
        <button
          {...shared}
          type="button"
          aria-label={label}
          className="inline-flex min-h-target min-w-target items-center justify-center rounded-control"
        >
          {trigger}
        </button>
      ) : (
        <IconButton {...shared} label={label} icon={<EllipsisVertical aria-hidden />} />
      )}
      {wide ? (
        open &&
        button.current && (
          <Suspense>
            <Popover
              anchor={button.current}
              onClose={close}
              align="end"
              role="menu"
              id={id}
              label={label}
            >
              {rows(false)}
            </Popover>
          </Suspense>
        )
      ) : (
        <Dialog open={open} onClose={close} title={label}>
          <div className="-mx-3 grid">{rows(true)}</div>
        </Dialog>
      )}
    </>
  )
}
