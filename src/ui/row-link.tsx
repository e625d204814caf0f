import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface Props {
  to: string
  className?: string
  children: ReactNode
}

/** The link by which a row's name opens what the row is about. */
export function RowLink({ to, className = '', children }: Props) {
  return (
    <Link
      to={to}
      className={`inline-flex min-h-11 min-w-11 items-center font-medium wrap-anywhere underline-offset-4 hover:underline ${className}`}
    >
      {children}
    </Link>
  )
}
