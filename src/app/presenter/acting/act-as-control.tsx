import { useState } from 'react'
import { useLocation } from 'wouter'
import { getCheckout } from '#db/links/checkout-queries.ts'
import { listPersonas, type Personas } from '#db/people/persona-queries.ts'
import { customerPath, recentPersonas } from '#src/data/last-paths.ts'
import { useQuery } from '#src/data/use-query.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import type { Area } from '#src/routes/paths.ts'
import { formatCount } from '#src/rules/format.ts'
import { Fold } from '#src/ui/fold.tsx'
import { grouped } from '#src/ui/list/rows-props.ts'
import { findRoute } from '../../find-route.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { type DemoPerson, lastPeople, peopleOf } from './people.ts'
import { PersonRow } from './person-row.tsx'
import { type Persona, useSwitch } from './use-switch.ts'

/** Returns the id of the person acting on the screen below. */
function actingNow(area: Area | undefined, { memberId, adminId }: Personas): string | null {
  if (area === 'dashboard') return memberId
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
      <div className="-mx-5 md:-mx-6">
        <Fold
          level={4}
          title="Everyone"
          note={`${formatCount(people.length)} people, by side. Each reopens where you left them.`}
        >
          <div className="px-5 pb-2 md:px-6">
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
