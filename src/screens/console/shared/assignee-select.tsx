import type { Merchant } from '#db/merchants/schemas.ts'
import type { AdminUser } from '#db/people/schemas.ts'
import { useActor } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { Button } from '#src/ui/button.tsx'
import { Select } from '#src/ui/select.tsx'

interface Props {
  merchant: Merchant
  reviewers: readonly Pick<AdminUser, 'id' | 'name'>[]
}

/** Chooses the staff member who handles an application. */
export function AssigneeSelect({ merchant, reviewers }: Props) {
  const { id, assignee } = merchant
  const own = useActor().name
  const nameOf = (adminId: string | null) => reviewers.find((each) => each.id === adminId)?.name
  const assign = useAction('assignApplication', {
    success: ({ name, assignee: chosen }) => applicationMessages.assigned(name, chosen),
    dryRun: applicationMessages.wouldAssign,
    shows: ({ adminId }) => [{ table: 'merchants', id, change: { assignee: nameOf(adminId) } }],
  })
  const chosen = reviewers.find(({ name }) => name === assignee)
  if (assign.forbidden !== undefined)
    return (
      <Button variant="secondary" size="sm" forbidden={assign.forbidden}>
        {assignee ?? 'Unassigned'}
      </Button>
    )
  return (
    <Select
      label="Assignee"
      value={chosen?.id ?? assignee ?? ''}
      options={[
        { value: '', label: 'Unassigned' },
        ...reviewers.map(({ id: value, name }) => ({
          value,
          label: name === own ? `${name} (you)` : name,
        })),
        // Somebody who no longer manages merchants.
        ...(assignee && !chosen ? [{ value: assignee, label: assignee }] : []),
      ]}
      onChange={(adminId) => void assign.run({ id, adminId: adminId || null })}
    />
  )
}
