import type { PropsWithChildren, ReactNode } from 'react'
import { useRoomBeside } from './viewport.ts'

interface Props {
  /** Content of the column. */
  column: ReactNode
}

/**
 * A page's main content with a column beside it on wide windows. Narrower windows do not render the column. Its space
 * is reserved from the first render, so that nothing shifts when it appears.
 */
export function WithColumn({ column, children }: PropsWithChildren<Props>) {
  const roomy = useRoomBeside()
  return (
    <div
      data-beside
      className="2xl:grid 2xl:grid-cols-[minmax(0,1fr)_22.5rem] 2xl:items-start 2xl:gap-x-6"
    >
      <div className="min-w-0">{children}</div>
      <div className="hidden gap-4 2xl:grid">{roomy && column}</div>
    </div>
  )
}
