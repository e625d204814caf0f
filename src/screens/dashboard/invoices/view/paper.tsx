import type { ReactNode } from 'react'

/** The sheet that an invoice stands on, on the screen. */
export function Paper({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-6 rounded-badge border border-line bg-raised px-4 py-5 shadow-card md:gap-8 md:px-10 md:py-9">
      {children}
    </div>
  )
}
