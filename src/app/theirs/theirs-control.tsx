import { useState } from 'react'
import { getDemoSettings } from '#db/demo/queries.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { ControlRow } from '../demo-controls/control-row.tsx'
import { backToSample, sampleName } from './remake-demo.ts'

const TheirsDialog = lazyDialog(async () => (await import('./theirs-dialog.tsx')).TheirsDialog)

/** Makes the demo for a prospect's business and goes back to the sample's own. */
export function TheirsControl({ onLeave }: { onLeave: () => void }) {
  const business = useQuery(getDemoSettings)?.business
  const database = useDatabase()
  const actor = useActor()
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)

  async function goBack() {
    setPending(true)
    if (await backToSample({ db: database(), actor })) onLeave()
    setPending(false)
  }

  return (
    <ControlRow
      title="Make it theirs"
      text={
        business
          ? `Shows ${business.name}, ${business.town}.`
          : 'Shows your prospect’s own business: name, trade, prices, logo.'
      }
      action={
        <Button
          variant={business ? 'secondary' : 'soft'}
          size="sm"
          aria-label={business ? 'Change the business' : 'Make it theirs'}
          onClick={() => setOpen(true)}
        >
          {business ? 'Change' : 'Start'}
        </Button>
      }
    >
      {business && (
        <Button variant="secondary" size="sm" pending={pending} onClick={() => void goBack()}>
          Back to {sampleName}
        </Button>
      )}
      <TheirsDialog open={open} onClose={() => setOpen(false)} onDone={onLeave} />
    </ControlRow>
  )
}
