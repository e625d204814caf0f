import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface Props {
  /** Left out where the person may not open it: the name is then text. */
  to?: string | undefined
  className?: string
  children: ReactNode
}

/** The link by which a row's name opens what the row is about. */
export function RowLink({ to, className = '', children }: Props) {
  const shape = `inline-flex min-h-11 min-w-11 items-center font-medium wrap-anywhere ${className}`
  return to === undefined ? (
    <span className={shape}>{children}</span>
  ) : (
    <Link to={to} className={`underline-offset-4 hover:underline ${shape}`}>
      {children}
    </Link>
  )
}
