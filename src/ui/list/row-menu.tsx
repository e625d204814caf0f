import { EllipsisVertical } from 'lucide-react'
import { cloneElement, type ComponentProps, type ReactElement } from 'react'
import { IconButton } from '../icon-button.tsx'
import type { MenuItem } from '../menu-items.tsx'
import { MenuAtPress } from '../menu.tsx'

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
  if (menu.opens === 'menu') return <MenuAtPress button={children} items={() => menu.items(row)} />
  return cloneElement(children, {
    'aria-haspopup': 'dialog',
    'aria-expanded': sheetOpen,
    onClick: () => menu.onSheet(row),
  })
}

export const threeDots = (name: string) => (
  <IconButton label={`Actions for ${name}`} icon={<EllipsisVertical aria-hidden />} />
)
