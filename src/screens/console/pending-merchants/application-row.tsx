import { Check, X } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { SwipeRow } from '#src/ui/swipe-row.tsx'
import { useFocusHandedOn } from '#src/ui/use-focus-handed-on.ts'
import { ApplicationCard } from './application-columns.tsx'
import type { QueuedMerchant } from '#src/screens/shared/applications/queue.ts'
import { useDecisions } from '#src/screens/shared/applications/decisions.ts'

interface Props {
  merchant: QueuedMerchant
  onReview: (id: string) => void
}

/** An application on a phone: Review opens it, and a swipe decides it. */
export function ApplicationRow({ merchant, onReview }: Props) {
  const { id, name } = merchant
  const { approve, reject } = useDecisions(merchant)
  const part = useFocusHandedOn<HTMLButtonElement>()
  return (
    <SwipeRow
      right={{
        label: 'Approve',
        icon: <Check aria-hidden />,
        className: 'bg-success-soft text-on-success-soft',
        onSwipe: () => void approve.run(id),
      }}
      left={{
        label: 'Reject',
        icon: <X aria-hidden />,
        className: 'bg-danger-soft text-on-danger-soft',
        onSwipe: () => void reject.run({ id }),
      }}
      still={approve.forbidden !== undefined}
    >
      <div className="p-4">
        <ApplicationCard merchant={merchant} />
        <Button
          ref={part}
          variant="secondary"
          size="sm"
          block
          className="mt-3"
          aria-label={`Review ${name}`}
          onClick={() => onReview(id)}
        >
          Review
        </Button>
      </div>
    </SwipeRow>
  )
}
