import { Check, X } from 'lucide-react'
import type { PendingMerchant } from '#db/merchants/application-queries.ts'
import { applicationActions, useDecisions } from '../shared/application-actions.ts'
import type { QueuedMerchant } from '../shared/application-queue.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { SwipeRow } from '#src/ui/swipe-row.tsx'
import { useFocusHandedOn } from '#src/ui/use-focus-handed-on.ts'
import { ApplicationCard } from './application-columns.tsx'

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

interface DecisionButtonsProps {
  merchant: PendingMerchant
  onReview: (id: string) => void
}

const looks = { review: 'ghost', reject: 'danger-outline', approve: 'soft' } as const

/** Review, Reject and Approve of one application; the two decisions act at once (ADM-3). */
export function DecisionButtons({ merchant, onReview }: DecisionButtonsProps) {
  const actions = useRowActions()(applicationActions, merchant)
  const part = useFocusHandedOn<HTMLButtonElement>()
  return actions.map(({ id, label, forbidden, onSelect }, index) => (
    <Button
      key={id}
      ref={index === 0 ? part : undefined}
      variant={looks[id]}
      size="sm"
      forbidden={forbidden}
      aria-label={`${label} ${merchant.name}`}
      // The next row moves up on click: the second half of a double click must not decide it.
      onClick={({ detail }) => {
        if (detail >= 2) return
        if (id === 'review') onReview(merchant.id)
        else onSelect()
      }}
    >
      {label}
    </Button>
  ))
}
