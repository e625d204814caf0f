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
export function RemoveDialog({ member, ...dialog }: Props) {
  const { id, name, status, isYou } = member
  const restore = useAction('restoreMember', {
    success: () => teamMessages.restored(name),
    dryRun: teamMessages.wouldRestore(name),
  })
  const remove = useAction('removeMember', {
    success: () => teamMessages.removed(name),
    setback: () => true,
    dryRun: teamMessages.wouldRemove(name),
    offer: (removed) => ({ label: 'Undo', onClick: () => void restore.run(removed) }),
  })

  const text = isYou
    ? 'This is you. You lose your access at once, and the demo goes on as another Admin.'
    : status === 'pending'
      ? 'Their invitation does not work any more.'
      : 'They lose their access at once, and leave their groups. What they did stays in the log.'

  return (
    <ConfirmAction
      {...dialog}
      title={isYou ? 'Remove yourself?' : `Remove ${name}?`}
      text={text}
      confirmLabel="Remove User"
      action={remove}
      input={id}
    />
  )
}
