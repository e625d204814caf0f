import { useAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { peopleMessages } from '#src/rules/messages/people.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import type { PersonRow } from './person-columns.tsx'

interface Props {
  person: PersonRow
  open: boolean
  onClose: () => void
}

/** Confirms a suspension, which has an Undo. */
export function SuspendDialog({ person: { id, name }, open, onClose }: Props) {
  const alive = useAlive()
  const reinstate = useAction('reinstateUser', {
    success: () => peopleMessages.reinstated(name),
    dryRun: peopleMessages.wouldReinstate(name),
  })
  const suspend = useAction('suspendUser', {
    success: () => peopleMessages.suspended(name),
    setback: () => true,
    dryRun: peopleMessages.wouldSuspend(name),
    offer: () => ({ label: 'Undo', onClick: () => void reinstate.run(id) }),
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Suspend ${name}?`}
      text="They can’t sign in any more, and where they are signed in they may do nothing. They are told by email, and can be reinstated."
      confirmLabel="Suspend User"
      danger
      pending={suspend.pending}
      onConfirm={() => void suspend.run(id).then(() => alive() && onClose())}
    />
  )
}

/** Confirms that somebody leaves the staff, which has an Undo. */
export function DeactivateDialog({ person: { admin, name, status }, open, onClose }: Props) {
  const alive = useAlive()
  const again = useAction('setAdminActive', {
    success: () => peopleMessages.activated(name),
    dryRun: peopleMessages.wouldActivate(name),
  })
  const deactivate = useAction('setAdminActive', {
    success: () => peopleMessages.deactivated(name),
    setback: () => true,
    dryRun: peopleMessages.wouldDeactivate(name),
    offer: ({ id }) => ({ label: 'Undo', onClick: () => void again.run({ id, active: true }) }),
  })

  async function confirm() {
    if (admin) await deactivate.run({ id: admin.id, active: false })
    if (alive()) onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Deactivate ${name}?`}
      text={
        status === 'pending'
          ? 'Their invitation does not work any more, until they are activated again.'
          : 'They can’t sign in to the console any more. What they did stays in the log, and they can be activated again.'
      }
      confirmLabel="Deactivate"
      danger
      pending={deactivate.pending}
      onConfirm={() => void confirm()}
    />
  )
}
