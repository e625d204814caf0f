import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { MethodListing } from '#db/payments/queries.ts'
import { useAction } from '#src/data/use-action.ts'
import { useForbids } from '#src/data/actor.ts'
import { formatDateTime } from '#src/rules/format.ts'
import { platformMessages } from '#src/rules/messages/platform.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const IncidentDialog = lazyDialog(() => import('./incident-dialog.tsx'), 'IncidentDialog')

/** What is said of a method that has problems, and the buttons that say it and end it. */
export function IncidentLine({ method }: { method: MethodListing }) {
  const { id, name, incident } = method
  const [open, setOpen] = useState(false)
  const forbidden = useForbids()('reportIncident')
  const end = useAction('endIncident', {
    said: (row) => platformMessages.incidentEnded(row.name),
    dryRun: platformMessages.wouldEndIncident(name),
    shows: () => [{ table: 'paymentMethods', id, change: { incident: undefined } }],
  })
  return (
    <div className="grid gap-2 lg:justify-items-end">
      {incident && (
        <div className="w-full">
          <Banner tone="wait" title={incident.note}>
            Said to payers and merchants since {formatDateTime(incident.since)}.
          </Banner>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={incident ? 'ghost' : 'secondary'}
          size="sm"
          icon={<TriangleAlert aria-hidden />}
          aria-label={`${incident ? 'Change the note' : 'Report an incident'}, ${name}`}
          forbidden={forbidden}
          onClick={() => setOpen(true)}
        >
          {incident ? 'Change the note' : 'Report an incident'}
        </Button>
        {incident && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`End the incident, ${name}`}
            forbidden={end.forbidden}
            onClick={() => void end.run({ id })}
          >
            End the incident
          </Button>
        )}
      </div>
      <IncidentDialog method={method} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}
