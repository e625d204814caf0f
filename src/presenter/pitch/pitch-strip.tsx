import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { demoMerchantId } from '#db/common.ts'
import { getPitch, type PitchState } from '#db/demo/pitch-queries.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { closeLayers } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { toast } from '#src/ui/toast.ts'
import { LeaveDialog } from './acting/leave-dialog.tsx'
import { reviewOf } from './acting/story.ts'
import { type StripArea, StripBar, StripButton, StripPresses } from '../shared/strip-bar.tsx'
import { pitchLabel, pitchPath, usePitchPresses } from './pitch-steps.ts'

const ProspectDemoDialog = lazyDialog(
  async () => (await import('./prospect-demo/prospect-demo-dialog.tsx')).ProspectDemoDialog,
)

/** Lazy, because a pitch has it only at its end. */
const PitchOffer = lazy(async () => ({
  default: (await import('./prospects/pitch-offer.tsx')).PitchOffer,
}))

/** Notes what the merchant's side shows of the pitch, by whichever way it was opened. */
function useNoteSeen(state: PitchState | null | undefined, area: StripArea): void {
  const [location] = useLocation()
  const database = useDatabase()
  const actor = useActor()
  const note = useEffectEvent((what: 'payment' | 'approval') => {
    runAction('notePitchSeen', what, { db: database(), actor }).catch(async (error: unknown) =>
      toast.error(await refusalText(error)),
    )
  })
  const seen =
    area !== 'dashboard' || !state
      ? undefined
      : state.step === 'see'
        ? 'payment'
        : state.step === 'approved' && location === pitchPath(state)
          ? 'approval'
          : undefined
  useEffect(() => {
    if (seen) note(seen)
  }, [seen])
}

/** Returns what a screen says of the next press instead of leading to it; undefined where a press leads on. */
function wordsHere(state: PitchState, location: string, search: string): string | undefined {
  const { step, payment } = state
  if (step === 'over') return 'Approved'
  const isThere = location === pitchPath(state)
  if (step === 'approve' && (isThere || `${location}?${search}` === reviewOf(demoMerchantId)))
    return 'Approve the shop'
  if (step !== 'pay' || !isThere) return undefined
  if (payment?.status === 'failed') return 'Not paid. Pay it again'
  return payment?.status === 'pending' ? 'Waiting for the payment' : 'Pay it as the customer'
}

/** The pitch's next press, with its number (DEMO-7). It goes on by what is done, wherever that is done. */
export function PitchStrip({ area }: { area: StripArea }) {
  const state = useQuery(getPitch)
  const settings = useQuery(getDemoSettings)
  const [location] = useLocation()
  const search = useSearch()
  const database = useDatabase()
  const actor = useActor()
  const [making, setMaking] = useState(false)
  const [isNext, setIsNext] = useState(false)
  const [asking, setAsking] = useState(false)
  const { go, goHome } = usePitchPresses(closeLayers)
  useNoteSeen(state, area)
  // Once it is over, only the shop's own screens say so.
  if (!state || (state.step === 'over' && area !== 'dashboard')) return null
  const label = pitchLabel(state)
  const isOver = state.step === 'over'
  const here = wordsHere(state, location, search)

  function press(next: PitchState) {
    if (next.step === 'theirs') setMaking(true)
    else if (hasUnsavedChanges()) setAsking(true)
    else void go(next)
  }
  async function startOver() {
    try {
      await runAction('startPitch', undefined, { db: database(), actor })
      setIsNext(true)
      setMaking(true)
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
  const leave = () =>
    void runAction('leavePitch', undefined, { db: database(), actor }).catch(
      async (error: unknown) => toast.error(await refusalText(error)),
    )

  return (
    <StripBar label="Pitch" closeLabel="Leave the pitch" onClose={leave}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {isOver && settings?.pitch && settings.business ? (
        <Suspense>
          <PitchOffer
            pitch={settings.pitch}
            business={settings.business}
            localCurrency={settings.localCurrency}
            onStartOver={() => void startOver()}
          />
        </Suspense>
      ) : here === undefined ? (
        <StripPresses label="Pitch">
          <StripButton onPress={() => press(state)}>{label}</StripButton>
        </StripPresses>
      ) : (
        <p className="min-w-0 flex-1 px-2.5 text-sm leading-tight font-semibold sm:px-0">
          {label.replace(/: .*/, `: ${here}`)}
        </p>
      )}
      <ProspectDemoDialog
        open={making}
        blank={isNext}
        onClose={() => setMaking(false)}
        onDone={() => {
          setIsNext(false)
          void goHome()
        }}
      />
      <LeaveDialog open={asking} onClose={() => setAsking(false)} onLeave={() => void go(state)} />
    </StripBar>
  )
}
