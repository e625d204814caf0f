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
}

export function EmptyState({ title, text, action, art = 'wall', level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 px-6 pt-12 pb-14 text-center">
      {art === 'wall' && <UnfinishedWall />}
      <Heading className={art === 'wall' ? 'mt-4 text-xl' : 'text-xl'}>{title}</Heading>
      {text && <p className="max-w-[40ch] text-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
