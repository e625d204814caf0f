import { useState } from 'react'
import type { Fee } from '#db/model/fee.ts'
import type { FeeChangeListing } from '#db/queries/list-fee-changes.ts'
import { useAction } from '#src/data/use-action.ts'
import { platformMessages } from '#src/rules/messages/platform-messages.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { changeLines } from './change-text.ts'

interface Props {
  change: FeeChangeListing
  /** As it is now. */
  fee: Fee | undefined
  open: boolean
  onClose: () => void
}

/** Asks before a method's fees go back to what they were before a change. */
export function GoBackDialog({ change, fee, open, onClose }: Props) {
  // As it was asked: it stays so while it leaves.
  const [lines] = useState(() => (fee ? changeLines(fee, change.from) : []))
  const revert = useAction('revertFees', {
    said: () => platformMessages.feesUpdated,
    dryRun: platformMessages.wouldUpdateFees,
  })
  async function goBack() {
    await revert.run({ entryId: change.id })
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Put back earlier fees of ${change.paymentMethod}?`}
      text={`${lines.join(', ')}. It holds for every merchant’s next payment.`}
      confirmLabel="Put back"
      pending={revert.pending}
      onConfirm={() => void goBack()}
    />
  )
}
