import { Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Chevron, Tick } from './glyphs.tsx'

type BadgeTone = 'ok' | 'wait' | 'bad' | 'info' | 'off' | 'line'

const tones: Record<BadgeTone, string> = {
  ok: 'bg-success-soft text-on-success-soft border-transparent',
  wait: 'bg-warning-soft text-on-warning-soft border-transparent',
  bad: 'bg-danger-soft text-on-danger-soft border-transparent',
  info: 'bg-info-soft text-on-info-soft border-transparent',
  off: 'bg-neutral-soft text-on-neutral-soft border-transparent',
  line: 'border-line-strong text-muted',
}

const shapes: Record<BadgeTone, ReactNode> = {
  ok: <Tick />,
  wait: <Chevron />,
  bad: <X aria-hidden />,
  info: null,
  off: <Minus aria-hidden />,
  line: null,
}

interface Props {
  tone: BadgeTone
  /** Replaces the tone's own shape. */
  icon?: ReactNode
  children: ReactNode
}

/** A status shown by a shape and a word, never by color alone. */
export function Badge({ tone, icon, children }: Props) {
  return (
    <span
      className={`inline-flex min-h-6 max-w-full flex-none items-center gap-1.5 rounded-badge border px-1.75 text-[0.8125rem] leading-tight font-semibold md:whitespace-nowrap [&_svg]:size-3 [&_svg]:flex-none ${tones[tone]}`}
    >
      {icon ?? shapes[tone]}
      {children}
    </span>
  )
}

/** A plain positive status, for lists where nearly every row has it, so that only the exceptions stand out. */
export const QuietOk = ({ label }: { label: string }) => (
  <span className="inline-flex min-h-6 flex-none items-center gap-1.5 text-sm whitespace-nowrap text-subtle max-[389px]:text-[0.8125rem] [&_svg]:size-3">
    {shapes.ok}
    {label}
  </span>
)

/** A number beside a name. */
export function Count({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block min-h-4.5 min-w-5 rounded-[5px] bg-neutral-soft px-1.25 text-center text-xs leading-4.5 font-semibold text-on-neutral-soft tabular-nums">
      {children}
    </span>
  )
}
