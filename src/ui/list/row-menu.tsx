import { EllipsisVertical } from 'lucide-react'
import { cloneElement, type ComponentProps, type ReactElement } from 'react'
import { IconButton } from '../icon-button.tsx'
import { MenuBeside, type MenuItem } from '../menu.tsx'

export type PressedBy = 'click' | 'ArrowDown' | 'ArrowUp'

export interface RowMenu<Row> {
  /** A menu beside its button, or a sheet shared by the list. */
  opens: 'menu' | 'dialog'
  /** Must be stable between renders. */
  items: (row: Row) => readonly MenuItem[]
  onPress: (row: Row, by: PressedBy) => void
}

interface Props<Row> {
  menu: RowMenu<Row>
  row: Row
  /** The event that opened its menu, if it was the last one opened. */
  pressed: PressedBy | undefined
  children: ReactElement<ComponentProps<'button'>>
}

/**
 * The button that opens a row's menu. The menu itself mounts with the first press: rendering fifty closed menus took
 * 110 ms instead of 10.
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
