import type { ComponentProps, ReactNode } from 'react'
import { useForbidden, type Forbiddable } from './forbidden.tsx'

interface Props extends Forbiddable, Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The action; its accessible name and its tooltip. */
  label: string
  icon: ReactNode
  bordered?: boolean
}

export function IconButton({
  label,
  icon,
  bordered,
  className = '',
  type = 'button',
  forbidden,
  onClick,
  ...rest
}: Props) {
  const barred = useForbidden(forbidden, rest['aria-describedby'])
  return (
    <>
      <button
        {...rest}
        type={type}
        aria-label={label}
        data-tooltip={label}
        {...barred.props}
        onClick={forbidden === undefined ? onClick : barred.say}
        className={`inline-grid size-target flex-none place-items-center rounded-control border transition-colors duration-(--t-fast) hover:bg-hover hover:text-text disabled:cursor-not-allowed disabled:text-subtle disabled:hover:bg-transparent aria-disabled:cursor-not-allowed aria-disabled:text-subtle aria-disabled:hover:bg-transparent aria-expanded:bg-hover aria-expanded:text-text [&_svg]:size-5 ${bordered ? 'border-line-strong bg-surface text-text' : 'border-transparent text-muted'} ${className}`}
      >
        {icon}
      </button>
      {barred.note}
    </>
  )
}
