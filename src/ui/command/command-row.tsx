import type { Command } from './command-box.tsx'
import { KeyCaps } from '../keys/key-caps.tsx'

interface Props {
  id: string
  command: Command
  /** The option that Enter chooses. */
  active: boolean
  onReach: () => void
  onChoose: () => void
}

/** One result of a command box. The focus stays in the field, so a press must not take it. */
export function CommandRow({ id, command, active, onReach, onChoose }: Props) {
  const { label, note, icon, keys, forbidden } = command
  const isBarred = forbidden !== undefined
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      aria-disabled={isBarred || undefined}
      onPointerMove={active ? undefined : onReach}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`flex w-full min-h-13 text-left scroll-my-2 items-center gap-3 rounded-[8px] px-3 py-1.5 md:min-h-11 [&_svg]:size-4.5 [&_svg]:flex-none ${active ? 'bg-hover outline-2 -outline-offset-2 outline-line-strong' : ''} ${isBarred ? 'cursor-not-allowed text-subtle' : 'cursor-pointer [&_svg]:text-muted'}`}
    >
      {icon}
      <span className="min-w-0 flex-1 md:flex md:flex-wrap md:items-baseline md:gap-x-2.5">
        <span className="block font-medium wrap-anywhere">{label}</span>
        {(forbidden ?? note) && (
          <span className="block text-sm wrap-anywhere text-muted tabular-nums">
            {forbidden ?? note}
          </span>
        )}
      </span>
      {keys && (
        <span aria-hidden className="pointer-coarse:hidden">
          <KeyCaps keys={keys} />
        </span>
      )}
    </button>
  )
}
