import { useEffect, useState } from 'react'
import { getDemoSettings, getSeededAt } from '#db/demo/queries.ts'
import { fileSize, formatDateTime } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { useWide } from '#src/ui/viewport.ts'
import { ResetDialog } from '../../demo/controls/reset-dialog.tsx'
import { useOfflineStatus } from '#src/data/offline-status.ts'
import { sampleName } from '../../pitch/prospect-demo/remake-demo.ts'

interface Storage {
  usage: number | undefined
  persisted: boolean
}

/** Returns how much the app stores and whether the browser keeps it; undefined at first, null where it won't say. */
function useStorage(): Storage | null | undefined {
  const [storage, setStorage] = useState<Storage | null>()
  useEffect(() => {
    const ask = async () => {
      const { usage } = (await navigator.storage.estimate?.()) ?? {}
      return { usage, persisted: await navigator.storage.persisted() }
    }
    ask().then(setStorage, () => setStorage(null))
  }, [])
  return storage
}

const offlineWords = {
  ready: 'Ready. Every screen works without signal.',
  preparing: 'Getting ready. Keep this page open.',
  'not-ready': 'Not ready. Reload the page while you’re online.',
} as const

/** What is on this device, and the way back to the sample data (DEMO-11). */
export function DeviceCard() {
  const business = useQuery(getDemoSettings)?.business
  const seededAt = useQuery(async (db) => (await getSeededAt(db)) ?? null)
  const storage = useStorage()
  const { state } = useOfflineStatus()
  const shows = business ? named`${business.name}, ${business.town}` : sampleName
  const [asking, setAsking] = useState(false)
  return (
    <Card>
      <CardHeader
        title="Data and storage"
        action={
          <Button variant="danger-outline" size="sm" onClick={() => setAsking(true)}>
            Reset to seed
          </Button>
        }
      />
      <div className="border-t border-line">
        <Fold level={3} title="Details" note={shows} startsOpen={useWide()}>
          <DetailRows
            look="receipt"
            items={[
              ['Shows', shows],
              ['Sample data from', seededAt ? formatDateTime(seededAt.toISOString()) : 'Unknown'],
              ['Offline', offlineWords[state]],
              [
                'Stored',
                storage?.usage === undefined ? 'The browser doesn’t say' : fileSize(storage.usage),
              ],
              [
                'Kept when space runs low',
                storage?.persisted ? 'Yes' : 'Not promised. Install Paid so that it is kept.',
              ],
            ]}
          />
        </Fold>
      </div>
      <ResetDialog open={asking} onClose={() => setAsking(false)} />
    </Card>
  )
}
