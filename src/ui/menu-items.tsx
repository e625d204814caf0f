import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { DemoTag } from './demo-note.tsx'
import { useForbidden, type Forbiddable } from './forbidden.tsx'

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

export const MenuLine = (props: ComponentProps<'div'>) => (
  <div {...props} className="my-1.5 h-px bg-line" />
)

interface RowProps {
  item: MenuItem
  className: string
  onClick?: (event: MouseEvent) => void
}

/** An item that the person may not choose gives the reason and leaves the menu open. */
export function MenuRow({ item, className, onClick, ...rest }: RowProps) {
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
