import { accountName } from '#db/payouts/institutions.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'

interface Props {
  account: BankAccount
  open: boolean
  onClose: () => void
}

/** Confirms removing an account; an Undo restores it. */
export function RemoveDialog({ account, open, onClose }: Props) {
  const name = accountName(account)
  const restore = useAction('restoreBankAccount', {
    success: () => payoutMessages.accountBack(name),
    dryRun: payoutMessages.wouldPutBack(name),
  })
  const remove = useAction('removeBankAccount', {
    success: () => payoutMessages.accountRemoved(name),
    setback: () => true,
    dryRun: payoutMessages.wouldRemove(name),
    offer: (removed) => ({ label: 'Undo', onClick: () => void restore.run(removed) }),
  })
  const alive = useAlive()

  async function confirm() {
    await remove.run(account.id)
    if (alive()) onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Remove ${name}?`}
      text="Past payouts to it stay. To be paid out to it again, you add and verify it anew."
      confirmLabel="Remove"
      danger
      pending={remove.pending}
      onConfirm={() => void confirm()}
    />
  )
}
