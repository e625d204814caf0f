import { X } from 'lucide-react'
import { Chevron, Tick } from './glyphs.tsx'

export interface Stage {
  title: string
  state: 'done' | 'current' | 'next' | 'rejected'
  note: string
}

const stones: Record<Stage['state'], string> = {
  done: 'bg-laid text-on-laid',
  current: 'bg-accent text-bg',
  next: 'bg-stone-3 text-muted',
  rejected: 'bg-danger-soft text-on-danger-soft',
}

const shapes = {
  done: <Tick size={18} />,
  current: <Chevron size={16} />,
  next: null,
  rejected: <X size={18} aria-hidden />,
}

interface Props {
  stages: readonly Stage[]
  label: string
  /** Vertical at every width, for narrow boxes. */
  stacked?: boolean
}

/** Chevron-shaped stages: in a row from md up, stacked on phones. */
export function StageTrack({ stages, label, stacked = false }: Props) {
  return (
    <ol aria-label={label} className={`stage-track ${stacked ? '' : 'in-row'}`}>
      {stages.map(({ title, state, note }) => (
        <li
          key={title}
          aria-current={state === 'current' || state === 'rejected' ? 'step' : undefined}
        >
          <span aria-hidden className={`stone ${stones[state]}`}>
            {shapes[state]}
          </span>
          <div className={stacked ? 'pb-3' : 'pb-3 md:pr-4 md:pb-0'}>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-sm text-muted tabular-nums">{note}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
