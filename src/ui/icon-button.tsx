import type { ComponentProps, ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does: read out, and shown as its tooltip. */
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
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tooltip={label}
      className={`inline-grid size-target flex-none place-items-center rounded-control border transition-colors duration-(--t-fast) hover:bg-hover hover:text-text disabled:cursor-not-allowed disabled:text-subtle disabled:hover:bg-transparent aria-expanded:bg-hover aria-expanded:text-text [&_svg]:size-5 ${bordered ? 'border-line-strong bg-surface text-text' : 'border-transparent text-muted'} ${className}`}
    >
      {icon}
    </button>
  )
}
