import { useMemo, useState } from 'react'
import { listPersonas } from '#db/people/persona-queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { LeaveDialog } from '../acting/leave-dialog.tsx'
import { customerOf, type Persona, useSwitch, visitorPersona } from '../acting/use-switch.ts'
import { startTour } from './tour-host.tsx'
import { stopPath } from '../stops.ts'
import { type Tour, tours } from './tours.ts'

/** A tour that can be started: as the person it is about, on its first screen. */
export interface OfferedTour extends Tour {
  start: () => Promise<void>
}

/** Returns the tours for which there is somebody to act as; `onLeave` closes what covers the page. */
export function useTours(onLeave?: () => void): OfferedTour[] {
  const personas = useQuery((db) => listPersonas(db))
  const act = useSwitch(onLeave)
  return useMemo(() => {
    if (!personas) return []
    const { memberId, adminId, payPath } = personas
    const people: Record<Tour['id'], Persona | null> = {
      visitor: visitorPersona,
      customer: payPath === null ? null : customerOf(payPath),
      merchant: memberId === null ? null : { as: 'member', id: memberId },
      administrator: adminId === null ? null : { as: 'admin', id: adminId },
    }
    return tours.flatMap((tour) => {
      const person = people[tour.id]
      const [first] = tour.stops
      if (!person || !first) return []
      async function start(as: Persona, path: string) {
        await act(as, path)
        // Once the screen is opened: until then, Back closes what covers it.
        whenLayersClosed(() => startTour({ id: tour.id, payPath }))
      }
      return { ...tour, start: () => start(person, stopPath(first.screen, payPath)) }
    })
  }, [personas, act])
}

/** Starts a guided tour of one side of the product (DEMO-16). */
export function TourControl({ onLeave }: { onLeave: () => void }) {
  const tours = useTours(onLeave)
  const [asking, setAsking] = useState<OfferedTour | null>(null)
  if (tours.length === 0) return null
  return (
    <div className="-mx-card">
      <Fold level={4} title="Guided tour" note="A few stops on each side">
        <div className="flex flex-wrap gap-2 px-card pb-2">
          {tours.map((tour) => (
            <Button
              key={tour.id}
              variant="secondary"
              size="sm"
              aria-label={`${tour.label} tour`}
              onClick={() => (hasUnsavedChanges() ? setAsking(tour) : void tour.start())}
            >
              {tour.label}
            </Button>
          ))}
        </div>
      </Fold>
      <LeaveDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        onLeave={() => void asking?.start()}
      />
    </div>
  )
}
