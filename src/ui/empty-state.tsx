import type { ReactNode } from 'react'
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
  steps?: readonly { title: string; text: string }[]
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
      className={`grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 px-5 text-center md:px-6 ${steps ? 'py-6 md:py-8' : 'pt-12 pb-14'}`}
    >
      {isDrawn && <UnfinishedWall />}
      <Heading className={isDrawn ? 'mt-4 text-xl' : 'text-xl'}>{title}</Heading>
      {text && <p className="max-w-[40ch] text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
      {steps && (
        <ol className="mt-5 grid w-full max-w-240 gap-x-8 gap-y-4 text-left md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step.title} className="flex gap-3">
              <span
                aria-hidden
                className="grid size-7 flex-none place-items-center rounded-badge bg-stone-3 text-sm font-semibold tabular-nums"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <p className="pt-0.5 font-semibold">{step.title}</p>
                <p className="text-sm text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
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
