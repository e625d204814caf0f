import { Button } from '#src/ui/button.tsx'
import { KeyCaps } from '#src/ui/keys/key-caps.tsx'
import { useKeysOn } from '#src/ui/keys/keys-on.ts'

interface Props {
  /** The place in the queue, from 0; -1 for one that waits no more. */
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

/** Where one is in the queue, the way to the others, and the keys that do it. */
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
