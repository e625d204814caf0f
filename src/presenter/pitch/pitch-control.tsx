import { useState } from 'react'
import { getPitch } from '#db/demo/pitch-queries.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { rememberSwitched } from '#src/data/last-paths.ts'
import { runAction } from '#src/data/run-action.ts'
import { usePending } from '#src/data/use-pending.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { ControlRow } from '../shared/control-row.tsx'
import { makeDemoForSample } from './prospect-demo/remake-demo.ts'
import { pitchLabel, usePitchPresses } from './pitch-steps.ts'

const ProspectDemoDialog = lazyDialog(
  async () => (await import('./prospect-demo/prospect-demo-dialog.tsx')).ProspectDemoDialog,
)

/** Starts the pitch, for the business that is typed next or for a sample one; or takes it up again (DEMO-7). */
export function PitchControl({ onLeave }: { onLeave: () => void }) {
  const state = useQuery(getPitch)
  const database = useDatabase()
  const actor = useActor()
  const [typing, setTyping] = useState(false)
  const [pending, run] = usePending()
  const { go, goHome } = usePitchPresses(onLeave)
  if (state === undefined) return null

  /** Starts the pitch or takes it up, then goes on with it. */
  const begin = (act: 'startPitch' | 'takeUpPitch', goOn: () => Promise<void> | void) =>
    run(async () => {
      await runAction(act, undefined, { db: database(), actor })
      rememberSwitched()
      await goOn()
    })
  const start = () => begin('startPitch', () => setTyping(true))
  const startWithSample = () =>
    begin('startPitch', async () => {
      if (await makeDemoForSample({ db: database(), actor })) await goHome()
    })
  const isOpen = state !== null && state.step !== 'over'

  return (
    <ControlRow
      heading="h3"
      title="Pitch"
      text={isOpen ? `${pitchLabel(state)}.` : 'Their shop, a payment and its approval.'}
      action={
        <div className="flex flex-wrap gap-2">
          {isOpen ? (
            <>
              <Button
                variant="primary"
                size="sm"
                aria-label="Continue the pitch"
                onClick={() =>
                  void begin('takeUpPitch', () =>
                    state.step === 'theirs' ? setTyping(true) : go(state),
                  )
                }
              >
                Continue
              </Button>
              <Button variant="secondary" size="sm" onClick={() => void start()}>
                Start over
              </Button>
            </>
          ) : (
            <>
              <Button variant="primary" size="sm" pending={pending} onClick={() => void start()}>
                Start the pitch
              </Button>
              <Button
                variant="secondary"
                size="sm"
                pending={pending}
                aria-label="Use a sample shop"
                onClick={() => void startWithSample()}
              >
                Sample shop
              </Button>
            </>
          )}
        </div>
      }
    >
      <ProspectDemoDialog
        open={typing}
        onClose={() => setTyping(false)}
        onDone={() => void goHome()}
      />
    </ControlRow>
  )
}
