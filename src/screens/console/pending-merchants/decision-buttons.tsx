import type { PendingMerchant } from '#db/merchants/application-queries.ts'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { useFocusHandedOn } from '#src/ui/use-focus-handed-on.ts'
import { applicationActions } from './application-actions.ts'

interface Props {
  merchant: PendingMerchant
  onReview: (id: string) => void
}

const looks = { review: 'ghost', reject: 'danger-outline', approve: 'soft' } as const

/** Review, Reject and Approve of one application; the two decisions act at once (ADM-3). */
export function DecisionButtons({ merchant, onReview }: Props) {
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
