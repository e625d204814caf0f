import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { RunningExercise } from '#db/demo/schemas.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { usePending } from '#src/data/use-pending.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { toast } from '#src/ui/toast.ts'
import { StripBar, StripButton } from '../../../shared/strip-bar.tsx'
import { useExercises } from '../all-exercises.ts'
import { ExercisePanel } from '../running/exercise-panel.tsx'
import { scoreText, totalsOf } from '../results/result-files.ts'
import { endTest, nextInTest } from './run-test.ts'
import { firstPathOf } from '../running/first-path.ts'
import { hasEnded, secondsLeft, shownTest, type TakenTest } from './taken-test.ts'
import { lookAtTime, movedText, noteHidden } from './test-time.ts'
import { positionText, TimeLeft } from './time-left.tsx'

const ResultsDialog = lazyDialog(
  async () => (await import('../results/results-dialog.tsx')).ResultsDialog,
)

/** Ends a test once its time is over, in whichever tab notices it first. */
function useTimeOver(test: TakenTest, end: () => Promise<void>): void {
  const over = useEffectEvent(() => void end())
  const { at, minutes } = test
  const isOver = hasEnded(test)
  const said = useRef(0)
  const check = useEffectEvent(() => {
    const { moved } = lookAtTime(at)
    if (moved !== said.current)
      toast.info(`${movedText(moved / 1000)}. The time is counted without it`)
    said.current = moved
    if (secondsLeft(test) > 0) return false
    over()
    return true
  })
  useEffect(() => {
    if (isOver || check()) return
    const timer = setInterval(() => check() && clearInterval(timer), 1000)
    const hide = () => document.hidden && noteHidden()
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [at, minutes, isOver])
}

/** Asks before an exercise that isn't solved, or the whole test, is over. */
const asked = {
  leave: {
    title: 'Leave this exercise?',
    text: 'The check doesn’t find it solved, and you can’t come back to it. What the check can’t decide, your trainer reviews.',
    confirmLabel: 'Leave',
  },
  end: {
    title: 'End the test?',
    text: 'This exercise and those after it count as not solved.',
    confirmLabel: 'End test',
  },
} as const

interface Props {
  test: TakenTest
  /** The exercise that runs in the demo, which may be another one after a reset or a snapshot. */
  exercise: RunningExercise | undefined
}

function Line({ test, exercise }: Props) {
  const database = useDatabase()
  const actor = useActor()
  const [, navigate] = useLocation()
  const { own, find } = useExercises()
  const [asking, setAsking] = useState<keyof typeof asked>()
  const [pending, run] = usePending()
  const isOver = hasEnded(test)
  const [showsEnd, setShowsEnd] = useState(isOver && !test.wasShown)
  const [wasOver, setWasOver] = useState(isOver)
  if (isOver && !wasOver) {
    setWasOver(true)
    setShowsEnd(true)
  }

  async function act(what: () => Promise<void>) {
    await run(what)
    setAsking(undefined)
  }
  const end = () => act(() => endTest({ db: database(), actor }))
  const next = () =>
    act(async () => {
      const started = await nextInTest({ db: database(), actor })
      if (!started) return
      const path = await firstPathOf(database(), started)
      if (!hasUnsavedChanges()) whenLayersClosed(() => navigate(path))
    })
  useTimeOver(test, end)

  const isLast = test.results.length + 1 === test.exercises.length
  const leave = () => void (asking === 'end' || isLast ? end() : next())
  const dialogs = (
    <ConfirmDialog
      open={asking !== undefined && !isOver}
      onClose={() => setAsking(undefined)}
      pending={pending}
      onConfirm={leave}
      {...asked[asking ?? 'leave']}
    />
  )
  function closeEnd() {
    setShowsEnd(false)
    // Each screen has its own line, which would show it again.
    shownTest.tryWrite({ ...test, wasShown: true })
  }
  if (isOver)
    return (
      <>
        <StripBar label="Test" closeLabel="Close the test" onClose={() => shownTest.write(null)}>
          <span className="min-w-0 flex-1 text-sm leading-tight font-semibold tabular-nums">
            Test finished: {scoreText(totalsOf(test.results))}
          </span>
          <StripButton onPress={() => setShowsEnd(true)}>Certificate</StripButton>
        </StripBar>
        <ResultsDialog open={showsEnd} onClose={closeEnd} test={test} />
      </>
    )
  // An own exercise may have been deleted meanwhile.
  const isKnown = own === undefined || (exercise && find(exercise.id))
  if (isKnown && exercise && !exercise.solved && exercise.startedAt === test.running)
    return (
      <>
        <ExercisePanel
          key={exercise.startedAt}
          running={exercise}
          inTest={{
            test,
            isLast,
            onNext: () => void next(),
            onLeave: () => setAsking('leave'),
            onEnd: () => setAsking('end'),
          }}
        />
        {dialogs}
      </>
    )
  return (
    <section
      aria-label="Test"
      data-strip
      data-no-print
      className="flex min-h-13 items-center gap-2 border-b border-accent bg-accent-soft px-gutter py-1 text-sm leading-tight font-semibold text-on-accent-soft"
    >
      <span className="max-sm:hidden">
        <DemoTag />
      </span>
      <span className="flex-none tabular-nums">{positionText(test)}</span>
      <StripButton onPress={() => !pending && void next()}>Next exercise</StripButton>
      <span className="flex-1 max-sm:hidden" />
      <TimeLeft test={test} />
      {dialogs}
    </section>
  )
}

/**
 * A test's line, in the place of the exercise's: its exercise with the time that is left, the way to the next one, and its
 * end (DEMO-15).
 */
export function TestLine({ exercise }: Pick<Props, 'exercise'>) {
  const test = shownTest.use()
  return test && <Line key={test.at} test={test} exercise={exercise} />
}
