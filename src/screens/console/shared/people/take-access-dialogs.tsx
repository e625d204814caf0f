import { named } from '#db/text/typed-text.ts'
import { useAction } from '#src/data/use-action.ts'
import { peopleMessages } from '#src/rules/messages/people.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'
import { undoBy } from '#src/ui/toast.ts'
import type { PersonRow } from './person-columns.tsx'

interface Props {
  person: PersonRow
  open: boolean
  onClose: () => void
}

/** Confirms a suspension, which has an Undo. */
export function SuspendPersonDialog({ person: { id, name }, ...dialog }: Props) {
  const reinstate = useAction('reinstateUser', {
    success: () => peopleMessages.reinstated(name),
    dryRun: peopleMessages.wouldReinstate(name),
  })
  const suspend = useAction('suspendUser', {
    success: () => peopleMessages.suspended(name),
    setback: () => true,
    dryRun: peopleMessages.wouldSuspend(name),
    offer: () => undoBy(() => reinstate.run(id)),
  })
  return (
    <ConfirmAction
      {...dialog}
      title={named`Suspend ${name}?`}
      text="They’ll be logged out and can’t log in. We email them. You can reactivate them later."
      confirmLabel="Suspend User"
      action={suspend}
      input={id}
    />
  )
}

/** Confirms that somebody leaves the staff, which has an Undo. */
export function DeactivateDialog({ person: { admin, name, status }, ...dialog }: Props) {
  const again = useAction('setAdminActive', {
    success: () => peopleMessages.activated(name),
    dryRun: peopleMessages.wouldActivate(name),
  })
  const deactivate = useAction('setAdminActive', {
    success: () => peopleMessages.deactivated(name),
    setback: () => true,
    dryRun: peopleMessages.wouldDeactivate(name),
    offer: ({ id }) => undoBy(() => again.run({ id, active: true })),
  })

  return (
    admin && (
      <ConfirmAction
        {...dialog}
        title={named`Deactivate ${name}?`}
        text={
          status === 'pending'
            ? 'Their invitation stops working until you activate them again.'
            : 'They can’t log in to the console. Their activity stays in the log, and you can activate them again.'
        }
        confirmLabel="Deactivate"
        action={deactivate}
        input={{ id: admin.id, active: false }}
      />
    )
  )
}
