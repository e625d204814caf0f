import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useForbidden, type Forbiddable } from './forbidden.tsx'

export interface MenuItem extends Forbiddable {
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
  const { forbidden } = item
  const isBarred = forbidden !== undefined
  const barred = useForbidden(forbidden)
  const role = inSheet ? {} : { role: 'menuitem', tabIndex: -1 }
  const shared = {
    ...role,
    'data-item': true,
    onClick: isBarred ? barred.say : onChoose,
    className: `flex w-full items-center gap-3 rounded-[8px] px-3 text-left font-medium outline-offset-0 hover:bg-hover focus:bg-hover [&_svg]:size-4.5 [&_svg]:flex-none ${inSheet ? 'min-h-13' : 'min-h-11 text-[0.9375rem] dense:min-h-10'} ${isBarred ? 'cursor-not-allowed text-subtle' : item.danger ? 'text-danger' : '[&_svg]:text-muted'}`,
  }
  const inside = (
    <>
      {item.icon}
      {isBarred ? <Barred label={item.label} reason={forbidden} /> : item.label}
    </>
  )
  return (
    <>
      {apart && <div role={inSheet ? undefined : 'separator'} className="my-1.5 h-px bg-line" />}
      {item.to === undefined || isBarred ? (
        <button type="button" {...shared} {...barred.props} data-tooltip={undefined}>
          {inside}
        </button>
      ) : (
        <Link to={item.to} {...shared}>
          {inside}
        </Link>
      )}
      {barred.note}
    </>
  )
}

/** What a row says that the person may not choose: there is no tooltip within a menu. */
function Barred({ label, reason }: { label: string; reason: string }) {
  return (
    <span className="max-w-64 min-w-0 py-2">
      {label}
      <span aria-hidden className="block text-sm font-normal">
        {reason}
      </span>
    </span>
  )
}
