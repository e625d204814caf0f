import { named } from '#db/text/typed-text.ts'
import { useUndoOffer } from '#src/data/undo-offer.ts'
import { useAction } from '#src/data/use-action.ts'
import { teamMessages } from '#src/rules/messages/people.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'
import type { MemberRow } from './member-row.ts'

interface Props {
  member: MemberRow
  open: boolean
  onClose: () => void
}

/** Confirms removing a member from the team; an Undo restores them. */
export function RemoveMemberDialog({ member, ...dialog }: Props) {
  const { id, name, status, isYou } = member
  const offer = useUndoOffer(() => ({
    success: () => teamMessages.restored(name),
    dryRun: teamMessages.wouldRestore(name),
  }))
  const remove = useAction('removeMember', {
    success: () => teamMessages.removed(name),
    setback: () => true,
    dryRun: teamMessages.wouldRemove(name),
    offer,
  })

  const text = isYou
    ? 'This is you. You lose access immediately.'
    : status === 'pending'
      ? 'Their invitation stops working.'
      : 'They lose access immediately and leave their groups. Their activity stays in the log.'

  return (
    <ConfirmAction
      {...dialog}
      title={isYou ? 'Remove yourself?' : named`Remove ${name}?`}
      text={text}
      confirmLabel="Remove User"
      action={remove}
      input={id}
    />
  )
}
