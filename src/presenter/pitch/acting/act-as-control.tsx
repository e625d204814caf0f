import { Globe, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { getCheckout } from '#db/links/checkout-queries.ts'
import { listPersonas, type Personas } from '#db/people/persona-queries.ts'
import { formatCount } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import type { Area } from '#routes/paths.ts'
import { customerPath, recentPersonas } from '#src/data/last-paths.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { teamMessages } from '#src/rules/messages/people.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { useForbidden } from '#src/ui/forbidden.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { grouped } from '#src/ui/list/rows-props.ts'
import { findRoute } from '#routes/find-route.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { type DemoPerson, lastPeople, peopleOf } from './people.ts'
import { type Persona, useSwitch } from './use-switch.ts'

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
      aria-label={named`Accept invitation for ${name}`}
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
  if (persona.as === 'merchant') return <Avatar name={name} of="business" />
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
function PersonRow({ person, sided = false, now, onChoose }: Props) {
  const { persona, name, side, role, text, invited, forbidden } = person
  const barred = useForbidden(forbidden)
  const isKnown = persona.as !== 'visitor' && persona.as !== 'customer'
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

/** Returns the id of the person acting on the screen below. */
function actingNow(
  area: Area | undefined,
  { memberId, adminId, merchantId }: Personas,
): string | null {
  if (area === 'dashboard') return memberId ?? merchantId
  if (area === 'console') return adminId
  return area === 'checkout' ? 'customer' : 'visitor'
}

/** Returns everyone whom the demo can act as; the customer is named by what they pay next. */
function usePeople(personas: Personas | undefined): DemoPerson[] | undefined {
  const place = customerPath()
  const path = /^\/pay\/([^/?]+)/.exec(place ?? '')?.[1] ?? personas?.payPath
  const checkout = useQuery(async (db) => (path ? getCheckout(db, path) : null), [path])
  if (!personas || checkout === undefined) return undefined
  return peopleOf(personas, checkout?.link.name ?? (place ? 'a link' : undefined))
}

/** Lets the presenter act as anyone in the demo, without logging out: the last three in one tap. */
export function ActAsControl({ onLeave }: { onLeave: () => void }) {
  const personas = useQuery((db) => listPersonas(db))
  const people = usePeople(personas)
  const [location] = useLocation()
  const [asking, setAsking] = useState<Persona | null>(null)
  const act = useSwitch(onLeave)
  if (!personas || !people) return null
  const now = actingNow(findRoute(location)?.area, personas)

  function choose(persona: Persona) {
    if (persona.id === now) onLeave()
    else if (hasUnsavedChanges()) setAsking(persona)
    else void act(persona)
  }
  const rowsOf = (those: readonly DemoPerson[], sided = false) =>
    those.map((person) => (
      <PersonRow
        key={person.persona.id}
        person={person}
        sided={sided}
        now={person.persona.id === now}
        onChoose={() => choose(person.persona)}
      />
    ))

  return (
    <>
      <ul aria-label="The last people">
        {rowsOf(lastPeople(people, recentPersonas(), personas), true)}
      </ul>
      <div className="-mx-card">
        <Fold level={4} title="Everyone" note={`${formatCount(people.length)} people, by side`}>
          <div className="px-card pb-2">
            {grouped(people, ({ side }) => side).map(([side, those]) => (
              <section key={side} className="mb-2">
                <h5 className="text-sm text-muted">{side}</h5>
                <ul aria-label={side}>{rowsOf(those)}</ul>
              </section>
            ))}
          </div>
        </Fold>
      </div>
      <LeaveDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        onLeave={() => {
          if (asking) void act(asking)
        }}
      />
    </>
  )
}
