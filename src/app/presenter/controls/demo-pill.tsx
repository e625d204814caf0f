import { useEffect, useRef, useState } from 'react'
import { getDemoSettings } from '#db/demo/queries.ts'
import { useActor } from '#src/data/actor.ts'
import { onDemoControls } from '#src/data/demo-controls.ts'
import { useQuery } from '#src/data/use-query.ts'
import { visitor } from '#src/data/visitor.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useOfflineStatus } from '../../offline/offline-status.ts'
import { useClockLabel } from '../clock/clock-label.ts'
import { partOfWindow } from '../stage/part.ts'
import { PillButton } from './pill-button.tsx'

const DemoSheet = lazyDialog(async () => (await import('./demo-sheet.tsx')).DemoSheet)

interface Props {
  startsOpen?: boolean
}

/**
 * A permanent, discreet mark that this is a demo, with the current persona and dry run; it opens the demo controls, at
 * once with `startsOpen`. The stage has it once, for both of its sides.
 */
export const DemoPill = (props: Props) =>
  partOfWindow() === undefined ? <Pill {...props} /> : null

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
  const dryRun = useQuery(getDemoSettings)?.dryRun ?? false
  const clock = useClockLabel()
  const { name } = useActor()
  return (
    <>
      <PillButton
        ref={button}
        {...(name !== visitor.name && { who: name })}
        dryRun={dryRun}
        clock={clock}
        ready={offline.state === 'ready'}
        onClick={() => setOpen(true)}
      />
      <DemoSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
