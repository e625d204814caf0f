import { Globe, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { listPersonas, type Personas } from '#db/people/persona-queries.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import type { Area } from '#src/routes/paths.ts'
import { teamMessages } from '#src/rules/messages/people.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { type Forbiddable, useForbidden } from '#src/ui/forbidden.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { findRoute } from '../find-route.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { customerOf, type Persona, useSwitch, visitor } from './use-switch.ts'

interface PersonaRowProps extends Forbiddable {
  name: string
  /** A short description of the person. */
  text: string
  mark: ReactNode
  /** Marks the current person. */
  now: boolean
  onChoose: () => void
  /** A separate button. */
  beside?: ReactNode
}

/** A person whom the demo can act as. */
function PersonaRow({ name, text, mark, now, forbidden, onChoose, beside }: PersonaRowProps) {
  const barred = useForbidden(forbidden)
  return (
    <li className="-mx-2 flex items-center gap-2">
      <button
        type="button"
        aria-current={now || undefined}
        {...barred.props}
        onClick={forbidden === undefined ? onChoose : barred.say}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-1 text-left hover:bg-hover aria-current:bg-selected aria-disabled:cursor-not-allowed aria-disabled:text-subtle"
      >
        {mark}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{name}</span>{' '}
          <span className="block truncate text-sm text-muted">{text}</span>
        </span>
        {now && <Tick className="flex-none text-success" />}
      </button>
      {barred.note}
      {beside && <span className="mr-2 flex-none">{beside}</span>}
    </li>
  )
}

interface Props {
  id: string
  name: string
  /** Accepts an invitation from the platform's staff; from a merchant's team when left out. */
  staff?: boolean
}

/** Accepts an invitation on behalf of the invited person. */
function AcceptButton({ id, name, staff = false }: Props) {
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

/** Returns the id of the person acting on the screen below. */
function actingNow(area: Area | undefined, { memberId, adminId }: Personas): string | null {
  if (area === 'dashboard') return memberId
  if (area === 'console') return adminId
  return area === 'checkout' ? 'customer' : 'visitor'
}

function People({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h4 className="mt-2 text-sm text-muted">{title}</h4>
      <ul aria-label={title}>{children}</ul>
    </>
  )
}

const mark = 'grid size-9 flex-none place-items-center rounded-full bg-sunken text-muted'

/** Lets the presenter act as anyone in the demo, in one tap and without logging out. */
export function ActAsControl({ onLeave }: { onLeave: () => void }) {
  const personas = useQuery((db) => listPersonas(db))
  const [location] = useLocation()
  const [asking, setAsking] = useState<Persona | null>(null)
  const act = useSwitch(onLeave)
  if (!personas) return null
  const { teams, admins, payPath } = personas
  const now = actingNow(findRoute(location)?.area, personas)

  function choose(persona: Persona) {
    if (persona.id === now) onLeave()
    else if (hasUnsavedChanges()) setAsking(persona)
    else void act(persona)
  }
  const customer = customerOf(payPath)

  return (
    <section aria-labelledby="act-as">
      <h3 id="act-as" className="font-semibold">
        Act as
      </h3>
      <p className="text-sm text-muted">Each person reopens where you left them.</p>
      <ul aria-label="Act as" className="mt-1">
        <PersonaRow
          name="Visitor"
          text="Browses the public site"
          mark={<Globe aria-hidden className={`${mark} p-2`} />}
          now={now === 'visitor'}
          onChoose={() => choose(visitor)}
        />
        <PersonaRow
          name="Customer"
          text="Pays a link"
          mark={<Smartphone aria-hidden className={`${mark} p-2`} />}
          now={now === 'customer'}
          forbidden={
            payPath === null ? 'No active payment link. Create or activate one.' : undefined
          }
          onChoose={() => choose(customer)}
        />
      </ul>
      {teams.map(({ merchantId, business, members }) => (
        <People key={merchantId} title={business}>
          {members.map(({ id, name, role, status }) => (
            <PersonaRow
              key={id}
              name={name}
              text={status === 'pending' ? `${role}, invited` : role}
              mark={<Avatar name={name} />}
              now={now === id}
              forbidden={
                status === 'pending' ? `${name} hasn’t accepted the invitation yet.` : undefined
              }
              onChoose={() => choose({ as: 'member', id })}
              beside={status === 'pending' && <AcceptButton id={id} name={name} />}
            />
          ))}
        </People>
      ))}
      <People title="Paid staff">
        {admins.map(({ id, name, role, status }) => (
          <PersonaRow
            key={id}
            name={name}
            text={
              status === 'active' ? role : `${role}, ${status === 'pending' ? 'invited' : status}`
            }
            mark={<Avatar name={name} of="staff" />}
            now={now === id}
            forbidden={
              status === 'active'
                ? undefined
                : status === 'pending'
                  ? `${name} hasn’t accepted the invitation yet.`
                  : `${name}’s account is ${status}.`
            }
            onChoose={() => choose({ as: 'admin', id })}
            beside={status === 'pending' && <AcceptButton id={id} name={name} staff />}
          />
        ))}
      </People>
      <LeaveDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        onLeave={() => {
          if (asking) void act(asking)
        }}
      />
    </section>
  )
}
