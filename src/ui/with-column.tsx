import type { PropsWithChildren, ReactNode } from 'react'
import { useRoomBeside } from './use-media.ts'

interface Props {
  /** What belongs beside it. */
  column: ReactNode
}

/**
 * A page's main part with a column beside it where the window is wide. Below that the column is not drawn. Its place is
 * there from the first picture on, so that nothing moves when it comes.
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
