import { useAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import type { MerchantId } from '#db/common.ts'
import { countOf } from '#src/rules/format.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

interface Props {
  merchantId: MerchantId
  count: number
  open: boolean
  onClose: () => void
}

/** Confirms deleting the test payments; an Undo restores them. */
export function ClearDialog({ merchantId, count, open, onClose }: Props) {
  const restore = useAction('restoreTestPayments', {
    success: () => developerMessages.testsBack,
    dryRun: developerMessages.wouldBringTestsBack,
  })
  const clear = useAction('clearTestPayments', {
    success: (rows) => developerMessages.testsCleared(rows.length),
    setback: () => true,
    dryRun: developerMessages.wouldClearTests,
    offer: (rows) => ({ label: 'Undo', onClick: () => void restore.run(rows) }),
  })
  const alive = useAlive()

  async function confirm() {
    await clear.run(merchantId)
    if (alive()) onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Clear test transactions?"
      text={`${countOf(count, 'test payment')} will go. Your live transactions, balances and reports stay as they are.`}
      confirmLabel="Clear"
      danger
      pending={clear.pending}
      onConfirm={() => void confirm()}
    />
  )
}
