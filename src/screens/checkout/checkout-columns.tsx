import type { ReactNode } from 'react'

interface Props {
  /** Content above both columns. */
  notice?: ReactNode
  /** The subject of the payment. */
  summary: ReactNode
  /** The payment form or its outcome. */
  children: ReactNode
}

/** The layout of the checkout: the summary at the left, the payment at the right; stacked on phones. */
export function CheckoutColumns({ notice, summary, children }: Props) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-16">
      {notice && <div className="lg:col-span-full">{notice}</div>}
      {summary}
      <div className="min-w-0">{children}</div>
    </div>
  )
}
