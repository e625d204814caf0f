import {
  Menu as HeadlessMenu,
  MenuButton,
  MenuItem as HeadlessItem,
  MenuItems,
} from '@headlessui/react'
import { Fragment, type ComponentProps, type MouseEvent, type ReactElement } from 'react'
import { type PressedBy, usePressAgain } from './at-press.ts'
import { type MenuItem, MenuLine, MenuRow } from './menu-items.tsx'

interface BesideProps {
  button: ReactElement<ComponentProps<'button'>>
  /** Called when the menu opens. */
  items: () => readonly MenuItem[]
  startsWith: PressedBy
}

/** A menu beside its button. */
export function MenuBeside({ button, items, startsWith }: BesideProps) {
  const ref = usePressAgain(startsWith)
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
                {item.danger && index > 0 && <MenuLine role="separator" />}
                <HeadlessItem as={Fragment}>
                  <MenuRow
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
