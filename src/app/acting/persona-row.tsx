import type { ReactNode } from 'react'
import { useForbidden, type Forbiddable } from '#src/ui/forbidden.tsx'
import { Tick } from '#src/ui/glyphs.tsx'

interface Props extends Forbiddable {
  name: string
  /** A short description of the person. */
  text: string
  mark: ReactNode
  /** Marks the current person. */
  now: boolean
  onChoose: () => void
  /** A separate button. */
  beside?: ReactNode
}

/** A person whom the demo can act as. */
export function PersonaRow({ name, text, mark, now, forbidden, onChoose, beside }: Props) {
  const barred = useForbidden(forbidden)
  return (
    <li className="-mx-2 flex items-center gap-2">
      <button
        type="button"
        aria-current={now || undefined}
        {...barred.props}
        onClick={forbidden === undefined ? onChoose : barred.say}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-1 text-left hover:bg-hover aria-current:bg-selected aria-disabled:cursor-not-allowed aria-disabled:text-subtle"
      >
        {mark}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{name}</span>{' '}
          <span className="block truncate text-sm text-muted">{text}</span>
        </span>
        {now && <Tick className="flex-none text-success" />}
      </button>
      {barred.note}
      {beside && <span className="mr-2 flex-none">{beside}</span>}
    </li>
  )
}
