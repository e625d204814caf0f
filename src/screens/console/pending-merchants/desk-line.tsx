import { Button } from '#src/ui/button.tsx'
import { KeyCaps } from '#src/ui/keys/key-caps.tsx'
import { useKeysOn } from '#src/ui/keys/use-keys.ts'

interface Props {
  /** Zero-based position in the queue; -1 if it no longer waits. */
  at: number
  count: number
  next: string | undefined
  before: string | undefined
  onMove: (id: string) => void
}

const hints = [
  ['k', 'previous'],
  ['j', 'next'],
  ['a', 'approve'],
  ['r', 'reject'],
] as const

/** The position in the queue, buttons to its neighbors, and their keyboard shortcuts. */
export function DeskLine({ at, count, next, before, onMove }: Props) {
  const move = (id: string | undefined) => () => {
    if (id !== undefined) onMove(id)
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
      <Button variant="secondary" size="sm" disabled={before === undefined} onClick={move(before)}>
        Previous
      </Button>
      <Button variant="secondary" size="sm" disabled={next === undefined} onClick={move(next)}>
        Next
      </Button>
      {at >= 0 && (
        <span>
          {at + 1} of {count}
        </span>
      )}
      {useKeysOn() && (
        <span className="ml-auto flex flex-wrap gap-x-3">
          {hints.map(([key, does]) => (
            <span key={key} className="flex items-center gap-1.5">
              <KeyCaps keys={key} /> {does}
            </span>
          ))}
        </span>
      )}
    </div>
  )
}
