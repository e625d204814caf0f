import type { ReactNode } from 'react'

/** Marks content that exists only in the demo, or says what it leaves out. */
export function DemoTag({ children }: { children?: string }) {
  return (
    <span
      aria-hidden={children === undefined}
      className="inline-block flex-none rounded-[6px] bg-accent-soft px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap text-on-accent-soft"
    >
      {children ?? 'Demo'}
    </span>
  )
}

interface Props {
  text: ReactNode
  children?: ReactNode
  className?: string
}

/** A note about the demo, set apart from the content it explains. */
export function DemoNote({ text, children, className = '' }: Props) {
  return (
    <div
      role="note"
      aria-label="Demo"
      className={`rounded-control border border-line bg-sunken text-sm ${className}`}
    >
      <p className="flex items-baseline gap-3 px-3.5 py-3">
        <DemoTag />
        <span className="min-w-0">{text}</span>
      </p>
      {children}
    </div>
  )
}
