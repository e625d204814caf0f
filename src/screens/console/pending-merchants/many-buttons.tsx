import { Button } from '#src/ui/button.tsx'
import { useManyDecisions } from './use-many-decisions.ts'

interface Props {
  ids: readonly string[]
  /** They are decided. */
  onDone: () => void
}

/** Reject and Approve of all that is chosen, each one act. */
export function ManyButtons({ ids, onDone }: Props) {
  const { approve, reject } = useManyDecisions()
  const once = async (act: Promise<unknown>) => {
    if (await act) onDone()
  }
  return (
    <>
      <Button
        variant="danger-outline"
        size="sm"
        disabled={ids.length === 0}
        forbidden={reject.forbidden}
        onClick={() => void once(reject.run({ ids: [...ids] }))}
      >
        Reject selected
      </Button>
      <Button
        variant="primary"
        size="sm"
        disabled={ids.length === 0}
        forbidden={approve.forbidden}
        onClick={() => void once(approve.run([...ids]))}
      >
        Approve selected
      </Button>
    </>
  )
}
