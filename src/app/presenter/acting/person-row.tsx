import { Globe, Smartphone } from 'lucide-react'
import { useAction } from '#src/data/use-action.ts'
import { teamMessages } from '#src/rules/messages/people.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { useForbidden } from '#src/ui/forbidden.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import type { DemoPerson } from './people.ts'

/** Accepts an invitation on behalf of the invited person, into a merchant's team or onto the platform's staff. */
function AcceptButton({ id, name, staff }: { id: string; name: string; staff: boolean }) {
  const words = {
    success: (invited: { name: string }) => teamMessages.accepted(invited.name),
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
      aria-label={`Accept invitation for ${name}`}
      onClick={() => void accept.run(id)}
    >
      Accept
    </Button>
  )
}

const mark = 'size-9 flex-none rounded-full bg-sunken p-2 text-muted'

function Mark({ of: { persona, name } }: { of: DemoPerson }) {
  if (persona.as === 'visitor') return <Globe aria-hidden className={mark} />
  if (persona.as === 'customer') return <Smartphone aria-hidden className={mark} />
  return <Avatar name={name} {...(persona.as === 'admin' && { of: 'staff' })} />
}

interface Props {
  person: DemoPerson
  /** Names their side too, where no heading does. */
  sided?: boolean
  /** Marks the current person. */
  now: boolean
  onChoose: () => void
}

/** A person whom the demo can act as, and what that shows. */
export function PersonRow({ person, sided = false, now, onChoose }: Props) {
  const { persona, name, side, role, text, invited, forbidden } = person
  const barred = useForbidden(forbidden)
  const isKnown = persona.as === 'member' || persona.as === 'admin'
  return (
    <li className="-mx-2 flex items-center gap-2">
      <button
        type="button"
        aria-current={now || undefined}
        {...barred.props}
        onClick={forbidden === undefined ? onChoose : barred.say}
        className="flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-hover aria-current:bg-selected aria-disabled:cursor-not-allowed aria-disabled:text-subtle"
      >
        <Mark of={person} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">
            {name}
            {isKnown && <span className="font-normal text-muted">{`, ${role}`}</span>}
          </span>{' '}
          <span className="block text-sm text-muted">
            {sided && isKnown ? `${side}. ${text}` : text}
          </span>
        </span>
        {now && <Tick className="flex-none text-success" />}
      </button>
      {barred.note}
      {invited && (
        <span className="mr-2 flex-none">
          <AcceptButton id={persona.id} name={name} staff={persona.as === 'admin'} />
        </span>
      )}
    </li>
  )
}
