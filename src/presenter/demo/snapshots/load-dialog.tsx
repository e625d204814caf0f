import { useState } from 'react'
import { currentTime, toDeviceTime } from '#db/clock.ts'
import { isSameDay } from '#db/days.ts'
import type { Snapshot } from '#db/demo/schemas.ts'
import { formatDateTime } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { usePending } from '#src/data/use-pending.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { loadState } from './replace-demo.ts'
import { useUnlessTest } from './use-unless-test.ts'

interface Props {
  snapshot: Pick<Snapshot, 'id' | 'name' | 'createdAt'>
  open: boolean
  onClose: () => void
}

/** Asks before a snapshot takes the place of what is on this device. */
export function LoadDialog({ snapshot: { id, name, createdAt }, open, onClose }: Props) {
  const database = useDatabase()
  const actor = useActor()
  const [toToday, setToToday] = useState(false)
  const [pending, run] = usePending()
  const asks = useUnlessTest(open, onClose)
  // Snapshots are dated by the device.
  const isFromToday = isSameDay(new Date(createdAt), new Date(toDeviceTime(currentTime())))

  const load = () =>
    run(async () => {
      if (await loadState({ db: database(), actor }, id, { toToday })) onClose()
    })

  return (
    <Dialog
      open={asks}
      onClose={pending ? () => undefined : onClose}
      size="sm"
      role="alertdialog"
      title={named`Load ${name}?`}
      description={`Saved ${formatDateTime(createdAt)}. It replaces what is on this device, and you can undo that.`}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void load()}>
            Load
          </Button>
        </>
      }
    >
      {!isFromToday && (
        <Switch
          label="Move dates to today"
          hint="Payments and due dates move by the days since it was saved."
          checked={toToday}
          onChange={setToToday}
        />
      )}
    </Dialog>
  )
}
