import { EllipsisVertical } from 'lucide-react'
import { cloneElement, useState, type ComponentProps, type ReactElement } from 'react'
import { IconButton } from '../icon-button.tsx'
import { MenuBeside, type MenuItem, type PressedBy } from '../menu.tsx'

export interface RowMenu<Row> {
  /** A menu beside its button, or a sheet shared by the list. */
  opens: 'menu' | 'dialog'
  /** Must be stable between renders. */
  items: (row: Row) => readonly MenuItem[]
  /** Opens the sheet on a row. */
  onSheet: (row: Row) => void
}

interface Props<Row> {
  menu: RowMenu<Row>
  row: Row
  /** The sheet is open on this row. */
  sheetOpen: boolean
  children: ReactElement<ComponentProps<'button'>>
}

/** The button that opens a row's menu. */
export function RowMenuButton<Row>({ menu, row, sheetOpen, children }: Props<Row>) {
  if (menu.opens === 'menu') return <MenuAtPress menu={menu} row={row} button={children} />
  return cloneElement(children, {
    'aria-haspopup': 'dialog',
    'aria-expanded': sheetOpen,
    onClick: () => menu.onSheet(row),
  })
}

interface AtPressProps<Row> extends Pick<Props<Row>, 'menu' | 'row'> {
  button: ReactElement<ComponentProps<'button'>>
}

/**
 * The menu mounts with the first press: rendering fifty closed menus took 110 ms instead of 10. The press is forgotten
 * with the row, so that one that comes back doesn't open its menu.
 */
function MenuAtPress<Row>({ menu, row, button }: AtPressProps<Row>) {
  const [pressedBy, setPressedBy] = useState<PressedBy>()
  if (pressedBy)
    return <MenuBeside button={button} items={() => menu.items(row)} startsWith={pressedBy} />
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setPressedBy('click'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setPressedBy(event.key)
    },
  })
}

export const threeDots = (name: string) => (
  <IconButton label={`Actions for ${name}`} icon={<EllipsisVertical aria-hidden />} />
)
