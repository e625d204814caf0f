import { Button } from '#src/ui/button.tsx'

interface Props {
  /** The place in the queue, from 0; -1 for one that waits no more. */
  at: number
  count: number
  next: string | undefined
  before: string | undefined
  onMove: (id: string) => void
}

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
      <span className="ml-auto">Keys: J next, K previous, A approve, R reject</span>
    </div>
  )
}
