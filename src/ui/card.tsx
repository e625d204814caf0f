import type { ComponentProps, ReactNode } from 'react'

interface CardProps extends ComponentProps<'section'> {
  /** Without padding, rows and tables reach the edge. */
  padded?: boolean
}

export function Card({ padded, className = '', children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={`min-w-0 rounded-card border border-line bg-surface shadow-card ${padded ? 'p-card' : ''} ${className}`}
    >
      {children}
    </section>
  )
}

interface HeaderProps {
  title: ReactNode
  /** A text button, a count or a period at the right. */
  action?: ReactNode
}

export function CardHeader({ title, action }: HeaderProps) {
  return (
    <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-3 gap-y-2 px-card py-3 md:min-h-16 md:py-2">
      <h2 className="min-w-0 text-lg tracking-[-0.005em]">{title}</h2>
      {action && (
        <div className="flex max-w-full flex-none items-center gap-2 text-sm">{action}</div>
      )}
    </div>
  )
}
