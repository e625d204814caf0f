import type { ReactNode } from 'react'
import { Link } from 'wouter'

export interface MenuItem {
  label: string
  icon?: ReactNode
  onSelect?: () => void
  /** Goes there. */
  to?: string
  /** Destroys something; goes last. */
  danger?: boolean
}

interface Props {
  item: MenuItem
  inSheet: boolean
  /** Below a line. */
  apart: boolean
  onChoose: () => void
}

export function MenuRow({ item, inSheet, apart, onChoose }: Props) {
  const role = inSheet ? {} : { role: 'menuitem', tabIndex: -1 }
  const shared = {
    ...role,
    'data-item': true,
    onClick: onChoose,
    className: `flex w-full items-center gap-3 rounded-[8px] px-3 text-left font-medium outline-offset-0 hover:bg-hover focus:bg-hover [&_svg]:size-4.5 [&_svg]:flex-none ${inSheet ? 'min-h-13' : 'min-h-11 text-[0.9375rem] dense:min-h-10'} ${item.danger ? 'text-danger' : '[&_svg]:text-muted'}`,
  }
  const inside = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  return (
    <>
      {apart && <div role={inSheet ? undefined : 'separator'} className="my-1.5 h-px bg-line" />}
      {item.to === undefined ? (
        <button type="button" {...shared}>
          {inside}
        </button>
      ) : (
        <Link to={item.to} {...shared}>
          {inside}
        </Link>
      )}
    </>
  )
}
