import { useActor } from '#src/data/actor.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { peopleMessages, teamMessages } from '#src/rules/messages/people.ts'
import { staffRoles } from '#src/rules/people.ts'
import { InviteForm } from '#src/screens/shared/people/invite-form.tsx'
import { StaffGrants } from '../shared/people/person-grants.tsx'

export function InviteAdminDialog(layer: { open: boolean; onClose: () => void }) {
  const { role: acting } = useActor()
  const refusedAt = useRefusedAt('email', 'member-exists')
  const invite = useAction('inviteAdmin', {
    success: ({ name }) => teamMessages.invited(name),
    dryRun: peopleMessages.wouldInvite,
    refused: refusedAt.refused,
  })
  const options = staffRoles.map((value) => ({
    value,
    label: value,
    off: value === 'Super Admin' && acting !== value ? 'Super Admins only' : undefined,
  }))
  return (
    <InviteForm
      {...layer}
      title="Invite Admin"
      options={options}
      usual="Support Admin"
      granted={(role) => <StaffGrants role={role} />}
      invite={invite}
      refusedAt={refusedAt}
    />
  )
}
