import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Tick } from './glyphs.tsx'
import { scrollToMiddle } from './viewport.ts'

interface Props {
  children: ReactNode
  /** Makes the chip a toggle. */
  selected?: boolean
  onClick?: () => void
  /** Makes the chip an applied filter that a press removes. */
  onClear?: () => void
}

export function Chip({ children, selected, onClick, onClear }: Props) {
  return (
    <button
      type="button"
      aria-pressed={onClear ? undefined : selected}
      onClick={onClear ?? onClick}
      className={`inline-flex min-h-11 max-w-full flex-none items-center gap-2 rounded-control border px-3.5 text-left text-sm dense:min-h-8 dense:rounded-[8px] dense:px-2.5 [&_svg]:size-3.5 ${selected ? 'border-primary bg-selected font-semibold text-on-primary-soft' : 'border-line-strong bg-surface font-medium hover:bg-hover'}`}
    >
      {selected && <Tick />}
      {onClear && <span className="sr-only">Clear filter:</span>}
      {children}
      {onClear && <X aria-hidden />}
    </button>
  )
}

/** A row of chips. It scrolls sideways on phones, keeping the selected chip in view, and wraps on wider screens. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  const shown = useRef<Element | null>(null)

  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-pressed=true]') ?? null
    if (chosen !== shown.current) scrollToMiddle(row.current, chosen)
    shown.current = chosen
  })

  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className="relative -mx-gutter flex items-center gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {children}
    </div>
  )
}
