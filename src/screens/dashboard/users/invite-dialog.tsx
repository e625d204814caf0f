import { grantsOf } from '#db/people/person.ts'
import { useAction, useRefusedAt } from '#src/data/use-action.ts'
import { teamMessages } from '#src/rules/messages/people.ts'
import { roleTexts } from '#src/rules/people.ts'
import { InviteForm } from '#src/screens/shared/people/invite-form.tsx'
import { Granted } from '#src/screens/shared/team/granted.tsx'
import { roleOptions } from './member-row.ts'

interface Props {
  merchantId: string
  open: boolean
  onClose: () => void
}

export function InviteDialog({ merchantId, ...layer }: Props) {
  const refusedAt = useRefusedAt('email', 'member-exists')
  const { run, forbidden } = useAction('inviteMember', {
    success: ({ name }) => teamMessages.invited(name),
    dryRun: teamMessages.wouldAdd,
    refused: refusedAt.refused,
  })
  return (
    <InviteForm
      {...layer}
      title={teamMessages.add}
      options={roleOptions}
      usual="Read Only"
      granted={(role) => (
        <>
          <p className="text-muted">{roleTexts[role]}</p>
          <Granted grants={grantsOf({ id: '', role }, [])} role={role} />
        </>
      )}
      invite={{ run: (invited) => run({ ...invited, merchantId }), forbidden }}
      refusedAt={refusedAt}
    />
  )
}
