import { useState } from 'react'
import type { Fee } from '#db/payments/fees.ts'
import type { FeeChangeListing } from '#db/payments/fee-queries.ts'
import { formatFeeRule } from '#db/text/format.ts'
import { useAction } from '#src/data/use-action.ts'
import { platformMessages } from '#src/rules/messages/platform.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { changeLines, changedFees } from './fee-figure.tsx'

interface Props {
  change: FeeChangeListing
  /** The method's present fee. */
  fee: Fee | undefined
  open: boolean
  onClose: () => void
}

/**
 * Describes the figures to restore and what a payment would cost: the present fee may match neither side of the change.
 */
function textOf(fee: Fee, { from }: FeeChangeListing): string {
  const lines = `${changeLines(fee, from).join(', ')}.`
  const { merchant: rule } = changedFees([fee], [{ id: fee.id, ...from }]).get(fee.id) ?? {}
  if (!rule) return lines
  return `${lines} Merchants on the standard plan then pay ${formatFeeRule(rule)} per ${fee.paymentMethod} payment.`
}

/** Confirms that a method's fees are restored to what they were before a change. */
export function GoBackDialog({ change, fee, open, onClose }: Props) {
  // A snapshot: the text must not change while the dialog closes.
  const [text] = useState(() => (fee ? textOf(fee, change) : ''))
  const revert = useAction('revertFees', {
    success: () => platformMessages.feesUpdated,
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
      title={`Revert fees for ${change.paymentMethod}?`}
      text={text}
      confirmLabel="Revert"
      pending={revert.pending}
      onConfirm={() => void goBack()}
    />
  )
}
