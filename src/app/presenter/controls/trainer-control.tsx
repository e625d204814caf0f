import { useLocation } from 'wouter'
import { pathTo } from '#src/routes/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { ControlRow } from './control-row.tsx'

/** Leads to the trainer's page. */
export function TrainerControl({ onLeave }: { onLeave: () => void }) {
  const [location, navigate] = useLocation()
  if (location === pathTo('trainer')) return null
  return (
    <ControlRow
      title="Snapshots"
      text="Save this state, load another, or send it to a class."
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-label="Open snapshots"
          onClick={() => {
            onLeave()
            whenLayersClosed(() => navigate(pathTo('trainer')))
          }}
        >
          Open
        </Button>
      }
    />
  )
}
