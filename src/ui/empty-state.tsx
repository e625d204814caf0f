import type { ComponentProps, ReactNode } from 'react'
import { NumberedSteps } from './steps.tsx'
import { UnfinishedWall } from './wall.tsx'

interface Props {
  title: string
  text?: ReactNode
  /** One secondary button. */
  action?: ReactNode
  /** A search without results shows no picture. */
  art?: 'wall' | 'none'
  level?: 2 | 3
  /** How it works, in place of the picture. */
  steps?: ComponentProps<typeof NumberedSteps>['steps']
  /** A row as it will look. */
  example?: ReactNode
}

export function EmptyState({
  title,
  text,
  action,
  art = 'wall',
  level = 2,
  steps,
  example,
}: Props) {
  const Heading = `h${level}` as const
  const isDrawn = art === 'wall' && !steps
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 px-card text-center ${isDrawn ? 'pt-12 pb-14' : 'py-7'}`}
    >
      {isDrawn && <UnfinishedWall />}
      <Heading className={isDrawn ? 'mt-4 text-xl' : 'text-xl'}>{title}</Heading>
      {text && <p className="max-w-[40ch] text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
      {steps && <NumberedSteps steps={steps} className="mt-5 w-full max-w-240 md:grid-cols-3" />}
      {example && (
        <figure className="mt-5 w-full max-w-120 text-left">
          <figcaption className="mb-1.5 text-sm text-subtle">Example</figcaption>
          <div className="flex rounded-control border border-dashed border-line-strong px-4 py-3">
            {example}
          </div>
        </figure>
      )}
    </div>
  )
}
