import { accountName } from '#db/payouts/institutions.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { named } from '#db/text/typed-text.ts'
import { useUndoOffer } from '#src/data/undo-offer.ts'
import { useAction } from '#src/data/use-action.ts'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'

interface Props {
  account: BankAccount
  open: boolean
  onClose: () => void
}

/** Confirms removing an account; an Undo restores it. */
export function RemoveAccountDialog({ account, ...dialog }: Props) {
  const name = accountName(account)
  const offer = useUndoOffer(() => ({
    success: () => payoutMessages.accountBack(name),
    dryRun: payoutMessages.wouldPutBack(name),
  }))
  const remove = useAction('removeBankAccount', {
    success: () => payoutMessages.accountRemoved(name),
    setback: () => true,
    dryRun: payoutMessages.wouldRemove(name),
    offer,
  })

  return (
    <ConfirmAction
      {...dialog}
      title={named`Remove ${name}?`}
      text="Past payouts stay in your history. To use it again, add and verify it."
      confirmLabel="Remove"
      action={remove}
      input={account.id}
    />
  )
}
