import { lazy, Suspense, type ReactNode } from 'react'
import { afterPaint } from '../after-paint.ts'
import { Dialog } from '../dialog.tsx'
import { MenuRow } from '../menu-row.tsx'
import { useWide } from '../use-media.ts'
import type { OfferedAction } from './row-actions.tsx'

const Popover = lazy(async () => ({ default: (await import('../popover.tsx')).Popover }))

interface Props {
  /** Such as "Actions for TX-88214". */
  label: string
  actions: readonly OfferedAction[]
  /** What the sheet of a phone says of the row, in place of the label. */
  sheet: { title: string; description?: ReactNode } | undefined
  /** What it belongs to. */
  button: HTMLElement
  open: boolean
  onClose: () => void
}

/** The menu of one row: one for the whole list, since a page has many rows and one open menu at most. */
export function RowMenu({ label, actions, sheet, button, open, onClose }: Props) {
  const wide = useWide()

  function leave() {
    onClose()
    // Its row may have gone with what was done.
    const heir = button.isConnected ? button : document.querySelector('main')
    heir?.focus({ preventScroll: true })
  }

  function choose({ atOnce, onSelect }: OfferedAction) {
    if (atOnce) {
      onSelect()
      afterPaint(leave)
      return
    }
    // What it opens hands the focus back to the button.
    leave()
    onSelect()
  }
  const drawn = actions.map((action, index) => (
    <MenuRow
      key={action.id}
      item={action}
      inSheet={!wide}
      apart={Boolean(action.danger && index > 0)}
      onChoose={() => choose(action)}
    />
  ))

  if (wide)
    return (
      open && (
        <Suspense>
          <Popover
            anchor={button}
            onClose={onClose}
            align="end"
            role="menu"
            id="row-menu"
            label={label}
          >
            {drawn}
          </Popover>
        </Suspense>
      )
    )
  return (
    <Dialog open={open} onClose={onClose} title={label} {...sheet}>
      <div className="-mx-3 grid">{drawn}</div>
    </Dialog>
  )
}
