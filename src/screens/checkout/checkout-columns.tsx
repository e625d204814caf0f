import type { ReactNode } from 'react'

interface Props {
  /** Above both. */
  notice?: ReactNode
  /** What is paid. */
  summary: ReactNode
  /** How it is paid, or what became of it. */
  children: ReactNode
}

/** The checkout's page: what on the left, how on the right; one below the other on phones. */
export function CheckoutColumns({ notice, summary, children }: Props) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-16">
      {notice && <div className="lg:col-span-full">{notice}</div>}
      {summary}
      <div className="min-w-0">{children}</div>
    </div>
  )
}
