import { ChevronDown, Lightbulb, PencilLine, RotateCcw, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import * as v from 'valibot'
import { useLocation } from 'wouter'
import { withCurrencyName } from '#db/money.ts'
import type { RunningExercise } from '#db/demo/schemas.ts'
import { pathTo } from '#routes/paths.ts'
import type { Exercise } from '#seed/exercises.ts'
import type { Lack } from '#seed/why-not.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { usePending } from '#src/data/use-pending.ts'
import { useQuery } from '#src/data/use-query.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { tabStorage } from '#src/ui/browser-storage.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { openLayers, whenLayersClosed } from '#src/ui/history-layers.ts'
import { toast } from '#src/ui/toast.ts'
import { useExercises } from '../all-exercises.ts'
import { effortText, mostLacks } from '../results/kept-results.ts'
import { stepLackText } from './lack-text.ts'
import { keepTried, resultOf, workNotes } from './leave-exercise.ts'
import { isSolved, stepLacks, stepsDone } from './progress.ts'
import { whatIsNext } from '../../learn/kept-set.ts'
import { firstPathOf } from './first-path.ts'
import { startExercise } from './start-exercise.ts'
import { findWrongTurns } from './wrong-turns.ts'
import { keepResult, oneByOne, type TakenTest } from '../exam/taken-test.ts'
import { positionText, TimeLeft } from '../exam/time-left.tsx'

const noSteps: readonly boolean[] = []
const noLacks: readonly Lack[][] = []

/** How long it is said that an exercise is solved, in milliseconds. */
const solvedLasts = 10_000

/** The test of which an exercise is one. */
interface InTest {
  test: TakenTest
  /** No other one follows. */
  isLast: boolean
  /** Goes on to the next one; the last one ends the test. */
  onNext: () => void
  /** Leaves an exercise that isn't solved, which is asked before. */
  onLeave: () => void
  /** Ends the whole test, which is asked before. */
  onEnd: () => void
}

/** Returns the running exercise with its progress, live, and its actions. Records it once solved. */
function useRunning(
  running: RunningExercise,
  inTest: InTest | undefined,
): {
  exercise: Exercise | undefined
  done: readonly boolean[]
  takeHint: () => void
  startOver: () => Promise<boolean>
  end: () => void
} {
  const { id, startedAt, trial = false } = running
  const database = useDatabase()
  const actor = useActor()
  const [, navigate] = useLocation()
  const exercises = useExercises()
  const exercise = exercises.find(id)
  const done =
    useQuery(
      async (db) => (exercise ? stepsDone(db, exercise, running) : noSteps),
      [id, startedAt],
      undefined,
      [exercise],
    ) ?? noSteps
  const holds = exercise !== undefined && !trial && done.length > 0 && isSolved(exercise, done)

  const say = async (error: unknown) => toast.error(await refusalText(error))
  const record = useEffectEvent(async () => {
    if (!exercise) return
    const context = { db: database(), actor }
    const result = await oneByOne(async () => {
      const turns = await findWrongTurns(context.db, exercise, running)
      const wrongTurns = turns.length
      const found = await runAction('solveExercise', { startedAt, wrongTurns }, context)
      if (!found?.solved) return
      const at = Date.parse(found.solved.at)
      const notes = await workNotes(context.db, exercise, running, turns)
      const lacks = notes.slice(0, mostLacks)
      const solved = resultOf(found, { at, wrongTurns, outcome: 'solved', lacks })
      keepResult(found, solved)
      return solved
    })
    if (!result) return
    const effort = effortText(result)
    // Said above whatever is open, such as the sheet in which it was solved.
    const said = { topic: 'exercise', lasts: solvedLasts }
    if (inTest) {
      const action = { label: 'Next exercise', onClick: inTest.onNext }
      // The last one ends the test, which shows by itself.
      const more = inTest.isLast ? {} : { action }
      return toast.success(exerciseMessages.solvedInTest(effort), { ...said, ...more })
    }
    const then = whatIsNext(id, exercises)
    // The page's line has the way on, unless something covers it.
    const action = {
      label: 'next' in then ? 'Next exercise' : 'Exercises',
      onClick: () => navigate(pathTo('learn')),
    }
    toast.success(exerciseMessages.solved(effort, then), {
      ...said,
      ...(openLayers() > 0 && { action }),
    })
  })
  useEffect(() => {
    if (holds) record().catch(say)
  }, [holds])

  async function leave() {
    await keepTried(database())
    await runAction('endExercise', undefined, { db: database(), actor })
  }

  return {
    exercise,
    done,
    takeHint: () => void runAction('takeHint', { startedAt }, { db: database(), actor }).catch(say),
    startOver: async () =>
      exercise !== undefined && startExercise({ db: database(), actor }, exercise, { trial }),
    end: () => void leave().catch(say),
  }
}

interface StepProps {
  text: string
  isChecked: boolean
  isDone: boolean
  /** What it still lacks, once that was asked. */
  lack: string | undefined
}

function StepRow({ text, isChecked, isDone, lack }: StepProps) {
  return (
    <li className="flex items-start gap-2.5">
      <span aria-hidden className="mt-1 grid size-4 flex-none place-items-center">
        {isDone ? (
          <Tick className="text-success" />
        ) : (
          <span
            className={`rounded-full ${isChecked ? 'size-3.5 border-2 border-current' : 'size-1.5 bg-current'}`}
          />
        )}
      </span>
      <span className="min-w-0 flex-1">
        {text}
        {isDone && <span className="sr-only"> Done.</span>}
        {lack && <span className="block text-sm text-muted tabular-nums">{lack}</span>}
      </span>
    </li>
  )
}

/** Whether the steps are shown, which the tab keeps from screen to screen and over a reload. */
const stepsOpen = keptAs<string | null>(keptKeys.stepsOpen, v.nullable(v.string()), () => null, {
  as: 'text',
  storage: tabStorage,
})

interface Props {
  running: RunningExercise
  /** In a test there are no hints, nothing says what is missing, and nothing starts over. */
  inTest?: InTest
}

/**
 * The exercise that runs, as a line of the page's frame that covers nothing. A press opens its steps and hints, and it
 * leaves once the data is right.
 */
export function ExercisePanel({ running, inTest }: Props) {
  const { exercise, done, takeHint, startOver, end } = useRunning(running, inTest)
  const database = useDatabase()
  const [, navigate] = useLocation()
  const open = stepsOpen.use() !== null
  const [pending, run] = usePending()
  const id = useId()
  const [asksWhy, setAsksWhy] = useState(false)
  const lacks =
    useQuery(
      async (db) => (asksWhy && exercise ? stepLacks(db, exercise, running) : noLacks),
      [asksWhy, running.id, running.startedAt],
      undefined,
      [exercise],
    ) ?? noLacks
  if (!exercise) return null

  const checked = exercise.steps.flatMap(({ checks }, at) => (checks.length > 0 ? [at] : []))
  const progress = inTest
    ? positionText(inTest.test)
    : checked.length === 0
      ? 'No check yet'
      : `${checked.filter((at) => done[at]).length} of ${checked.length}`
  const hints = exercise.hints.slice(0, running.hints)

  const again = () =>
    run(async () => {
      if (!(await startOver())) return
      const path = await firstPathOf(database(), exercise)
      if (!hasUnsavedChanges()) whenLayersClosed(() => navigate(path))
    })

  return (
    <section
      aria-label="Exercise"
      data-strip
      data-no-print
      className="border-b border-accent bg-accent-soft text-on-accent-soft"
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => stepsOpen.choose(open ? null : 'yes')}
        className="flex min-h-13 w-full items-center gap-2 px-gutter py-1 text-left text-sm leading-tight font-semibold -outline-offset-3"
      >
        <span className="max-sm:hidden">
          <DemoTag />
        </span>
        <span className="sr-only">Exercise: </span>
        <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
          {exercise.title || 'New exercise'}
        </span>
        <span className="sr-only">, </span>
        <span className="flex-none tabular-nums">{progress}</span>
        {inTest && <TimeLeft test={inTest.test} />}
        <ChevronDown aria-hidden className={`size-5 flex-none ${open ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={id}
        hidden={!open}
        className="max-h-[40dvh] overflow-y-auto border-t border-line bg-raised px-gutter py-3 text-text"
      >
        <div className="grid max-w-160 gap-3 text-[0.9375rem]">
          <p className="text-muted">{withCurrencyName(exercise.text)}</p>
          <ol aria-live="polite" className="grid gap-1.5">
            {exercise.steps.map(({ text, checks }, at) => (
              <StepRow
                key={text}
                text={withCurrencyName(text)}
                isChecked={checks.length > 0}
                isDone={checks.length > 0 && done[at] === true}
                lack={stepLackText(lacks[at] ?? [])}
              />
            ))}
          </ol>
          {inTest ? (
            <div className="flex flex-wrap items-center gap-2">
              <Button variant="secondary" size="sm" onClick={inTest.onLeave}>
                {inTest.isLast ? 'Finish test' : 'Next exercise'}
              </Button>
              {!inTest.isLast && (
                <Button variant="text" size="sm" icon={<X aria-hidden />} onClick={inTest.onEnd}>
                  End test
                </Button>
              )}
            </div>
          ) : (
            <>
              <ul aria-live="polite" aria-label="Hints" className="grid gap-1.5 empty:hidden">
                {hints.map((hint) => (
                  <li key={hint} className="flex gap-2.5 rounded-control bg-sunken px-3 py-2">
                    <Lightbulb aria-hidden className="mt-0.5 size-4 flex-none" />
                    {withCurrencyName(hint)}
                  </li>
                ))}
              </ul>
              <div className="flex flex-wrap items-center gap-2">
                {running.trial && (
                  <ButtonLink
                    to={`${pathTo('own-exercise')}?id=${exercise.id}`}
                    variant="primary"
                    size="sm"
                    icon={<PencilLine aria-hidden />}
                  >
                    Back to the form
                  </ButtonLink>
                )}
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<Lightbulb aria-hidden />}
                  disabled={hints.length === exercise.hints.length}
                  onClick={takeHint}
                >
                  Hint
                </Button>
                {checked.length > 0 && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-pressed={asksWhy}
                    onClick={() => setAsksWhy(!asksWhy)}
                  >
                    What’s missing
                  </Button>
                )}
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<RotateCcw aria-hidden />}
                  pending={pending}
                  onClick={() => void again()}
                >
                  Start over
                </Button>
                <Button variant="text" size="sm" icon={<X aria-hidden />} onClick={end}>
                  Stop
                </Button>
              </div>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
