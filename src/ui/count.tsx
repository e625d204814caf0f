import type { ReactNode } from 'react'

/** A number beside a name. */
export function Count({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block min-h-4.5 min-w-5 rounded-[5px] bg-neutral-soft px-1.25 text-center text-xs leading-4.5 font-semibold text-on-neutral-soft tabular-nums">
      {children}
    </span>
  )
}
