import type { ReactNode } from 'react'
import { Course } from '#src/ui/course.tsx'

interface Props {
  /** Sent: draws the top course over the finished sheet. */
  finished?: boolean
  children: ReactNode
}

export function Paper({ finished = false, children }: Props) {
  return (
    <div className="min-w-0 overflow-hidden rounded-badge border border-line bg-raised shadow-card">
      {finished && <Course />}
      <div className="grid gap-6 px-4 py-5 md:gap-8 md:px-10 md:py-9">{children}</div>
    </div>
  )
}
