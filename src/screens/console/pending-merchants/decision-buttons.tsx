import type { Merchant } from '#db/model/merchant.ts'
import { Button } from '#src/ui/button.tsx'
import { useFocusHandedOn } from '#src/ui/use-focus-handed-on.ts'
import { useDecisions } from './use-decisions.ts'

interface Props {
  merchant: Merchant
  onReview: (id: string) => void
  /** In a card, Review stands apart from the decisions. */
  spread?: boolean
}

/** Review, Reject and Approve of one application; the two decisions act at once (spec §4). */
export function DecisionButtons({ merchant, onReview, spread = false }: Props) {
  const { approve, reject, deciding } = useDecisions()
  const { id, name } = merchant
  const part = useFocusHandedOn<HTMLButtonElement>()
  // Not disabled meanwhile, which would take the focus from what was pressed.
  const decide = (run: () => Promise<unknown>) => {
    if (!deciding) void run()
  }
  return (
    <>
      <Button
        ref={part}
        variant="ghost"
        size="sm"
        className={spread ? 'mr-auto -ml-3.5' : ''}
        aria-label={`Review ${name}`}
        onClick={() => onReview(id)}
      >
        Review
      </Button>
      <Button
        variant="danger-outline"
        size="sm"
        aria-label={`Reject ${name}`}
        onClick={() => decide(() => reject.run({ id }))}
      >
        Reject
      </Button>
      <Button
        variant="soft"
        size="sm"
        aria-label={`Approve ${name}`}
        onClick={() => decide(() => approve.run(id))}
      >
        Approve
      </Button>
    </>
  )
}
