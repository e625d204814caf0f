import { useEffect, useState } from 'react'
import { getDemoSettings } from '#db/demo/queries.ts'
import { useActor } from '#src/data/actor.ts'
import { onDemoControls } from '#src/data/demo-controls.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Chevron } from '#src/ui/glyphs.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useOfflineStatus } from '../offline/offline-status.ts'

const DemoSheet = lazyDialog(async () => (await import('./demo-sheet.tsx')).DemoSheet)

/** A permanent, discreet mark that this is a demo, with the current persona and dry run; it opens the demo controls. */
export function DemoPill() {
  const [open, setOpen] = useState(false)
  useEffect(() => onDemoControls(() => setOpen(true)), [])
  const offline = useOfflineStatus()
  const dryRun = useQuery(getDemoSettings)?.dryRun ?? false
  const [first = '', ...rest] = useActor().name.split(' ')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="relative inline-flex min-h-[clamp(36px,10vw,2.25rem)] items-center gap-[min(0.5rem,2.2vw)] rounded-control bg-accent-soft px-[min(0.75rem,3.4vw)] text-[min(0.875rem,5vw)] font-semibold text-on-accent-soft after:absolute after:-inset-1"
        onClick={() => setOpen(true)}
      >
        <Chevron size={12} />
        <span className="flex min-w-0">
          {/* Without room for both, the persona's name replaces "Demo". */}
          <span className={dryRun ? 'whitespace-nowrap' : 'max-sm:sr-only'}>
            {dryRun ? 'Dry run' : 'Demo'}
          </span>
          <span className="sr-only">
            {dryRun ? ' is on. Demo controls' : ' controls'}, you are{' '}
          </span>
          <span
            className={`max-w-24 max-sm:max-w-[var(--pill-name,min(4rem,17vw))] truncate ${dryRun ? 'max-sm:sr-only' : ''}`}
          >
            <span aria-hidden className="font-normal opacity-70 max-sm:hidden">
              {'\u00a0· '}
            </span>
            {first}
          </span>
          <span className="sr-only"> {rest.join(' ')}</span>
        </span>
        {offline.state === 'ready' && (
          <span className="font-medium max-lg:hidden">offline ready</span>
        )}
      </button>
      <DemoSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
