import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { getDemoSettings } from '#db/demo/queries.ts'
import { useActor } from '#src/data/actor.ts'
import { onDemoControls } from '#src/data/demo-controls.ts'
import { useQuery } from '#src/data/use-query.ts'
import { visitor } from '#src/data/visitor.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useOfflineStatus } from '#src/data/offline-status.ts'
import { useClockLabel } from '../demo/clock/clock-label.ts'
import { useKiosk } from '#src/data/kiosk.ts'
import { LeaveKiosk } from '../demo/kiosk/kiosk.tsx'
import { partOfWindow } from '#src/data/part-of-window.ts'
import { PillButton } from '../shared/pill-button.tsx'

const DemoSheet = lazyDialog(async () => (await import('./demo-sheet.tsx')).DemoSheet)

const BusyDayDriver = lazy(async () => ({
  default: (await import('../demo/busy-day/busy-day-driver.tsx')).BusyDayDriver,
}))

interface Props {
  startsOpen?: boolean
}

/**
 * A permanent, discreet mark that this is a demo, with the current persona and dry run; it opens the demo controls, at
 * once with `startsOpen`. The stage has it once, for both of its sides; the kiosk has the way out instead.
 */
export function DemoPill(props: Props) {
  const kiosk = useKiosk()
  if (partOfWindow() !== undefined) return null
  return kiosk ? <LeaveKiosk /> : <Pill {...props} />
}

function Pill({ startsOpen = false }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => onDemoControls(() => setOpen(true)), [])
  useEffect(() => {
    if (!startsOpen) return
    // Where the focus returns to.
    button.current?.focus()
    setOpen(true)
  }, [startsOpen])
  const offline = useOfflineStatus()
  const settings = useQuery(getDemoSettings)
  const dryRun = settings?.dryRun ?? false
  const day = settings?.busyDay
  const isBusy = day !== undefined && !day.paused && !dryRun
  const clock = useClockLabel()
  const { name } = useActor()
  return (
    <>
      <PillButton
        ref={button}
        {...(name !== visitor.name && { who: name })}
        dryRun={dryRun}
        busy={isBusy}
        clock={clock}
        ready={offline.state === 'ready'}
        onClick={() => setOpen(true)}
      />
      {isBusy && (
        <Suspense>
          <BusyDayDriver pace={day.pace} />
        </Suspense>
      )}
      <DemoSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
