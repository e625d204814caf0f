import { useUndoOffer } from '#src/data/undo-offer.ts'
import { useAction } from '#src/data/use-action.ts'
import { linkMessages } from '#src/rules/messages/payments.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'
import type { LinkRow } from './link-rows.ts'
import type { PaymentLink } from '#db/links/schemas.ts'
import { countOf } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'

interface Props {
  link: LinkRow
  open: boolean
  onClose: () => void
}

/** Confirms deleting a link; its payments stay, and an Undo restores it. */
export function DeleteDialog({ link, ...dialog }: Props) {
  const offer = useUndoOffer(({ name }: PaymentLink) => ({
    success: () => linkMessages.linkRestored(name),
    dryRun: linkMessages.wouldRestoreLink,
    shows: () => [{ table: 'paymentLinks', id: link.id, change: link }],
  }))
  const remove = useAction('deletePaymentLink', {
    success: () => linkMessages.linkDeleted,
    setback: () => true,
    dryRun: linkMessages.wouldDeleteLink,
    shows: (id) => [{ table: 'paymentLinks', id, change: null }],
    offer,
  })
  const kept =
    link.payments === 0
      ? 'No payments yet.'
      : `Its ${countOf(link.payments, 'payment')} ${link.payments === 1 ? 'stays' : 'stay'} in your transactions.`

  return (
    <ConfirmAction
      {...dialog}
      title={named`Delete ${link.name}?`}
      text={`This link, its QR code and its USSD code will stop working. ${kept}`}
      confirmLabel="Delete"
      action={remove}
      input={link.id}
    />
  )
}
