import { useAction } from '#src/data/use-action.ts'
import type { MerchantId } from '#db/common.ts'
import { countOf } from '#db/text/format.ts'
import { useUndoOffer } from '#src/data/undo-offer.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'

interface Props {
  merchantId: MerchantId
  count: number
  open: boolean
  onClose: () => void
}

/** Confirms deleting the test payments; an Undo restores them. */
export function ClearDialog({ merchantId, count, ...dialog }: Props) {
  const offer = useUndoOffer(() => ({
    success: () => developerMessages.testsBack,
    dryRun: developerMessages.wouldBringTestsBack,
  }))
  const clear = useAction('clearTestPayments', {
    success: ({ result }) => developerMessages.testsCleared(result.length),
    setback: () => true,
    dryRun: developerMessages.wouldClearTests,
    offer,
  })

  return (
    <ConfirmAction
      {...dialog}
      title="Clear test transactions?"
      text={`${countOf(count, 'test payment')} will be removed. Live transactions, balances and reports don’t change.`}
      confirmLabel="Clear"
      action={clear}
      input={merchantId}
    />
  )
}
