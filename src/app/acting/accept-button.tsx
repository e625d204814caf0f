import { useAction } from '#src/data/use-action.ts'
import { teamMessages } from '#src/rules/messages/team-messages.ts'
import { Button } from '#src/ui/button.tsx'

/** Accepts an invitation in the place of who was invited. */
export function AcceptButton({ id, name }: { id: string; name: string }) {
  const accept = useAction('acceptInvitation', {
    said: (member) => teamMessages.accepted(member.name),
    dryRun: teamMessages.wouldAccept(name),
    shows: () => [{ table: 'teamMembers', id, change: { status: 'active' } }],
  })
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
