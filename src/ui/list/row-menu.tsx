import { EllipsisVertical } from 'lucide-react'
import { cloneElement, type ComponentProps, type ReactElement } from 'react'
import { IconButton } from '../icon-button.tsx'
import { MenuBeside, type MenuItem } from '../menu.tsx'

export type PressedBy = 'click' | 'ArrowDown' | 'ArrowUp'

export interface RowMenu<Row> {
  /** What it is: beside its button, or a sheet of the list. */
  opens: 'menu' | 'dialog'
  /** Must stay the same from one drawing to the next. */
  items: (row: Row) => readonly MenuItem[]
  onPress: (row: Row, by: PressedBy) => void
}

interface Props<Row> {
  menu: RowMenu<Row>
  row: Row
  /** How its menu was opened, where it is the last that was. */
  pressed: PressedBy | undefined
  children: ReactElement<ComponentProps<'button'>>
}

/**
 * What opens the menu of a row. The menu itself comes with the first press: fifty of them, closed, took 110 ms to draw in
 * place of 10.
 */
export function RowMenuButton<Row>({ menu, row, pressed, children }: Props<Row>) {
  if (menu.opens === 'menu' && pressed)
    return <MenuBeside button={children} items={menu.items(row)} startsWith={pressed} />
  return cloneElement(children, {
    'aria-haspopup': menu.opens,
    'aria-expanded': pressed !== undefined,
    onClick: () => menu.onPress(row, 'click'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      menu.onPress(row, event.key)
    },
  })
}

export const threeDots = (name: string) => (
  <IconButton label={`Actions for ${name}`} icon={<EllipsisVertical aria-hidden />} />
)
