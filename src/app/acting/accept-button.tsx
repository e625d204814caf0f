import { useAction } from '#src/data/use-action.ts'
import { teamMessages } from '#src/rules/messages/people.ts'
import { Button } from '#src/ui/button.tsx'

interface Props {
  id: string
  name: string
  /** To the platform's staff; to a merchant's team when left out. */
  staff?: boolean
}

/** Accepts an invitation in the place of who was invited. */
export function AcceptButton({ id, name, staff = false }: Props) {
  const words = {
    said: (invited: { name: string }) => teamMessages.accepted(invited.name),
    dryRun: teamMessages.wouldAccept(name),
  }
  const intoTeam = useAction('acceptInvitation', {
    ...words,
    shows: () => [{ table: 'teamMembers', id, change: { status: 'active' } }],
  })
  const ontoStaff = useAction('acceptAdminInvitation', words)
  const accept = staff ? ontoStaff : intoTeam
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Accept the invitation of ${name}`}
      onClick={() => void accept.run(id)}
    >
      Accept
    </Button>
  )
}
