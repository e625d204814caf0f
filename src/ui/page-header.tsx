import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface Props {
  title: string
  description?: ReactNode
  /** The page that this one is part of. */
  within?: { to: string; label: string } | undefined
  /** Buttons right of the title; a full-width row below it on phones. */
  actions?: ReactNode
}

export function PageHeader({ title, description, within, actions }: Props) {
  return (
    <header className="mb-card flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      {/* The text wraps before the buttons do. */}
      <div className="min-w-0 md:flex-[1_1_22rem]">
        {within && (
          <nav aria-label="Breadcrumb" className="-mt-3 flex items-center gap-2 text-sm">
            <Link
              to={within.to}
              className="inline-flex min-h-11 items-center font-medium text-muted underline-offset-4 hover:underline"
            >
              {within.label}
            </Link>
            <span aria-hidden className="text-subtle">
              /
            </span>
            <span aria-current="page" className="text-subtle">
              {title}
            </span>
          </nav>
        )}
        <h1 className="text-2xl tracking-[-0.018em] wrap-break-word md:text-3xl">{title}</h1>
        {description && <p className="mt-0.5 text-muted">{description}</p>}
      </div>
      {actions && (
        <div className="flex w-full flex-wrap gap-2 *:flex-auto md:w-auto md:*:flex-none">
          {actions}
        </div>
      )}
    </header>
  )
}
