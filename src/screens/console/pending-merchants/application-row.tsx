import { Check, X } from 'lucide-react'
import { named } from '#db/text/typed-text.ts'
import { useDecisions } from '../shared/applications/application-actions.tsx'
import type { QueuedMerchant } from '../shared/applications/application-queue.tsx'
import { DecisionButtons, once } from '../shared/applications/decision-buttons.tsx'
import { Button } from '#src/ui/button.tsx'
import { SwipeRow } from '#src/ui/swipe-row.tsx'
import { useFocusHandedOn } from '#src/ui/focus.ts'
import { ApplicationCard } from './application-columns.tsx'

interface Props {
  merchant: QueuedMerchant
  onReview: (id: string) => void
}

/** An application on a phone: Review opens it, and a swipe decides it. */
export function ApplicationRow({ merchant, onReview }: Props) {
  const { id, name } = merchant
  const { approve, reject } = useDecisions()
  const part = useFocusHandedOn<HTMLButtonElement>()
  return (
    <SwipeRow
      right={{
        label: 'Approve',
        icon: <Check aria-hidden />,
        className: 'bg-success-soft text-on-success-soft',
        onSwipe: () => approve.run([merchant]),
      }}
      left={{
        label: 'Reject',
        icon: <X aria-hidden />,
        className: 'bg-danger-soft text-on-danger-soft',
        onSwipe: () => reject.run([merchant]),
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
          aria-label={named`Review ${name}`}
          onClick={() => onReview(id)}
        >
          Review
        </Button>
      </div>
    </SwipeRow>
  )
}

/** Review, Reject and Approve of one application (ADM-3). */
export function ApplicationButtons({ merchant, onReview }: Props) {
  const part = useFocusHandedOn<HTMLButtonElement>()
  const { id, name } = merchant
  return (
    <>
      <Button
        ref={part}
        variant="ghost"
        size="sm"
        aria-label={named`Review ${name}`}
        onClick={once(() => onReview(id))}
      >
        Review
      </Button>
      <DecisionButtons merchant={merchant} />
    </>
  )
}
