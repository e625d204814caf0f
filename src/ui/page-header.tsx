import type { ReactNode } from 'react'

interface Props {
  title: string
  description?: ReactNode
  /** Buttons right of the title; a full-width row below it on phones. */
  actions?: ReactNode
}

export function PageHeader({ title, description, actions }: Props) {
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3 md:mb-6">
      <div className="min-w-0">
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
