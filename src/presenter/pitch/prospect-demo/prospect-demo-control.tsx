import { useState } from 'react'
import { useLocation } from 'wouter'
import { getDemoSettings } from '#db/demo/queries.ts'
import { named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { usePending } from '#src/data/use-pending.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Button } from '#src/ui/button.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { ControlRow } from '../../shared/control-row.tsx'
import { backToSample, sampleName } from './remake-demo.ts'

const ProspectDemoDialog = lazyDialog(
  async () => (await import('./prospect-demo-dialog.tsx')).ProspectDemoDialog,
)
const ShareDialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog)

/** Makes the demo for a prospect's business, shares it, and goes back to the sample's own. */
export function ProspectDemoControl({ onLeave }: { onLeave: () => void }) {
  const { business, localCurrency } = useQuery(getDemoSettings) ?? {}
  const database = useDatabase()
  const actor = useActor()
  const [location, navigate] = useLocation()
  const [open, setOpen] = useState<'form' | 'share' | null>(null)
  const [pending, run] = usePending()
  const close = () => setOpen(null)

  /** Ends on the business's home; the stage shows that beside the customer already. */
  function goHome() {
    onLeave()
    if (location !== pathTo('stage')) whenLayersClosed(() => navigate(pathTo('dashboard')))
  }

  const goBack = () =>
    run(async () => {
      if (await backToSample({ db: database(), actor })) onLeave()
    })

  return (
    <ControlRow
      title="Make it theirs"
      text={
        business
          ? named`Shows ${business.name}, ${business.town}.`
          : 'Their name, trade, prices and logo.'
      }
      action={
        <Button
          variant={business ? 'secondary' : 'soft'}
          size="sm"
          aria-label={business ? 'Change the business' : 'Make it theirs'}
          onClick={() => setOpen('form')}
        >
          {business ? 'Change' : 'Start'}
        </Button>
      }
    >
      {business && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setOpen('share')}>
            Link and QR
          </Button>
          <Button variant="secondary" size="sm" pending={pending} onClick={() => void goBack()}>
            Back to {sampleName}
          </Button>
        </div>
      )}
      <ProspectDemoDialog open={open === 'form'} onClose={close} onDone={goHome} />
      {business && (
        <ShareDialog
          business={business}
          localCurrency={localCurrency}
          open={open === 'share'}
          onClose={close}
        />
      )}
    </ControlRow>
  )
}
