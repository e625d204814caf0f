import { useState } from 'react'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { Button } from '#src/ui/button.tsx'
import { LeaveDialog } from '../acting/leave-dialog.tsx'
import { ControlRow } from '../controls/control-row.tsx'
import { type OfferedTour, useTours } from './use-tours.ts'

/** Starts a guided tour of one side of the product (DEMO-16). */
export function TourControl({ onLeave }: { onLeave: () => void }) {
  const tours = useTours(onLeave)
  const [asking, setAsking] = useState<OfferedTour | null>(null)
  if (tours.length === 0) return null
  return (
    <ControlRow title="Guided tour" text="A few stops on each side’s screens. Escape ends it.">
      <div className="flex flex-wrap gap-2">
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
      <LeaveDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        onLeave={() => void asking?.start()}
      />
    </ControlRow>
  )
}
