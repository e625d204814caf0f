import type { Ref } from 'react'
import { named } from '#db/text/typed-text.ts'
import { Button, isSecondClick } from '#src/ui/button.tsx'
import { useDecisions } from './application-actions.tsx'
import type { QueuedMerchant } from './application-queue.tsx'

/** For rows that move up on a click. */
export const once = (act: () => unknown) => (event: { detail: number }) => {
  if (!isSecondClick(event)) act()
}

interface Props {
  merchant: QueuedMerchant
  /** The first button. */
  ref?: Ref<HTMLButtonElement>
}

/** Reject and Approve of one application in a list (ADM-3). */
export function DecisionButtons({ merchant, ref }: Props) {
  const { approve, reject } = useDecisions()
  const { name } = merchant
  return (
    <>
      <Button
        ref={ref}
        variant="danger-outline"
        size="sm"
        forbidden={reject.forbidden}
        aria-label={named`Reject ${name}`}
        onClick={once(() => reject.run([merchant]))}
      >
        Reject
      </Button>
      <Button
        variant="soft"
        size="sm"
        forbidden={approve.forbidden}
        aria-label={named`Approve ${name}`}
        onClick={once(() => approve.run([merchant]))}
      >
        Approve
      </Button>
    </>
  )
}
