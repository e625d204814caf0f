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

/** What stands below a card's header, away from the card's edges. */
export function CardBody({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`px-card pb-card ${className}`} />
}

/** What a card says when it has nothing to list. */
export function CardEmpty({ children }: { children: ReactNode }) {
  return <p className="px-card pb-5 text-muted">{children}</p>
}

interface RowProps extends ComponentProps<'li'> {
  /** Lines stand only between rows, with none above the first. */
  onlyBetween?: boolean
  /** The row ends with a menu, whose button has room of its own. */
  withMenu?: boolean
}

/** A row of a card's list, with a line above it. */
export function CardRow({ onlyBetween, withMenu, className = '', ...rest }: RowProps) {
  return (
    <li
      {...rest}
      className={`border-t border-line ${onlyBetween ? 'first:border-t-0' : ''} ${withMenu ? 'pr-2 pl-card md:pr-3' : 'px-card'} ${className}`}
    />
  )
}
