import { Columns2 } from 'lucide-react'
import { useLocation } from 'wouter'
import { pathTo } from '#src/routes/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { useRoomForBoth } from '#src/ui/use-media.ts'
import { ControlRow } from './control-row.tsx'

/** Leads to the stage, where the window is wide enough for it. */
export function StageControl({ onLeave }: { onLeave: () => void }) {
  const [location, navigate] = useLocation()
  if (!useRoomForBoth() || location === pathTo('stage')) return null
  return (
    <ControlRow
      title="Show both sides"
      text="The customer’s phone beside the dashboard, for a projector."
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<Columns2 aria-hidden />}
          aria-label="Show both sides"
          onClick={() => {
            onLeave()
            whenLayersClosed(() => navigate(pathTo('stage')))
          }}
        >
          Show
        </Button>
      }
    />
  )
}
