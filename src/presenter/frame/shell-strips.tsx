import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation, useSearch } from 'wouter'
import { getDemoSettings } from '#db/demo/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { isTestRemembered } from '../class/exercises/exam/remembered-test.ts'
import { useKiosk } from '#src/data/kiosk.ts'
import { partOfWindow } from '#src/data/part-of-window.ts'
import { endStory, useStory } from '../pitch/acting/story.ts'
import type { StripArea } from '../shared/strip-bar.tsx'

const DemoStrip = lazy(async () => ({
  default: (await import('../pitch/acting/demo-strip.tsx')).DemoStrip,
}))
const ExercisePanel = lazy(async () => ({
  default: (await import('../class/exercises/running/exercise-panel.tsx')).ExercisePanel,
}))
const SolvedLine = lazy(async () => ({
  default: (await import('../class/exercises/running/solved-line.tsx')).SolvedLine,
}))
const TestLine = lazy(async () => ({
  default: (await import('../class/exercises/exam/test-line.tsx')).TestLine,
}))
const PitchStrip = lazy(async () => ({
  default: (await import('../pitch/pitch-strip.tsx')).PitchStrip,
}))

/** The strip at a payment's receipt, whose address names the payment. */
function CustomerStrip() {
  const [path] = useLocation()
  const search = useSearch()
  const [closed, setClosed] = useState<string | null>(null)
  const attemptId = new URLSearchParams(search).get('payment')
  if (attemptId === null || attemptId === closed) return null
  return (
    <DemoStrip
      side="customer"
      attemptId={attemptId}
      receipt={`${path}?${search}`}
      onClose={() => setClosed(attemptId)}
    />
  )
}

/** The strip on the screens to which it led. */
function StoryStrip({ area }: { area: 'dashboard' | 'console' }) {
  const story = useStory(area)
  if (!story) return null
  const { attemptId, receipt } = story
  return (
    <DemoStrip
      side={area === 'dashboard' ? 'merchant' : 'console'}
      {...{ attemptId, receipt }}
      onClose={endStory}
    />
  )
}

/** Calls a listener when another tab stores something; in this one, a test begins and ends with other settings. */
function onStored(listener: () => void) {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

const useHasTest = () => useSyncExternalStore(onStored, isTestRemembered, () => false)

/** A test's line, wherever one is: its time runs on every page. */
export function TestStrip() {
  const settings = useQuery(getDemoSettings)
  const hasTest = useHasTest()
  if (!settings || !hasTest) return null
  return (
    <Suspense>
      <TestLine exercise={settings.exercise} />
    </Suspense>
  )
}

/**
 * The demo's line on a side's screens: a test or the exercise that runs or is solved, the pitch's next press, or the ways between the
 * sides of a payment. Not for the kiosk's visitors, nor on the stage, which shows the other sides already.
 */
export function ShellStrip({ area }: { area: StripArea }) {
  const settings = useQuery(getDemoSettings)
  const isKiosk = useKiosk() !== null
  const hasTest = useHasTest()
  if (!settings || isKiosk || partOfWindow() !== undefined) return null
  const { exercise, pitch } = settings
  if (hasTest) return <TestStrip />
  if (exercise && !exercise.solved)
    return (
      area !== 'public' && (
        <Suspense>
          <ExercisePanel key={exercise.startedAt} running={exercise} />
        </Suspense>
      )
    )
  if (exercise && !exercise.inTest && area !== 'public')
    return (
      <Suspense>
        <SolvedLine solved={exercise} />
      </Suspense>
    )
  return (
    <Suspense>
      {pitch && !pitch.left ? (
        <PitchStrip area={area} />
      ) : area === 'checkout' ? (
        <CustomerStrip />
      ) : (
        area !== 'public' && <StoryStrip area={area} />
      )}
    </Suspense>
  )
}
