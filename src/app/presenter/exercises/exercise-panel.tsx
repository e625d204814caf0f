import { withCurrencyName } from '#db/money.ts'
import { ChevronDown, Lightbulb, RotateCcw, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import type { RunningExercise } from '#db/demo/schemas.ts'
import { pathTo } from '#routes/paths.ts'
import { type Exercise, findExercise } from '#seed/exercises.ts'
import type { Lack } from '#seed/why-not.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { exerciseMessages } from '#src/rules/messages/exercises.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { tabStorage } from '#src/ui/browser-storage.ts'
import { Button } from '#src/ui/button.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { toast } from '#src/ui/toast.ts'
import { stepLackText } from './lack-text.ts'
import { addOwnResult, effortText } from './kept-results.ts'
import { countWrongTurns, isSolved, stepLacks, stepsDone } from './progress.ts'
import { firstPath, startExercise } from './start-exercise.ts'

const noSteps: readonly boolean[] = []
const noLacks: readonly Lack[][] = []

/** How long it is said that an exercise is solved, in milliseconds. */
const solvedLasts = 10_000

/** Returns the running exercise with its progress, live, and its actions. Records it once solved. */
function useRunning(running: RunningExercise): {
  exercise: Exercise | undefined
  done: readonly boolean[]
  takeHint: () => void
  startOver: () => Promise<boolean>
  end: () => void
} {
  const { id, startedAt } = running
  const database = useDatabase()
  const actor = useActor()
  const [, navigate] = useLocation()
  const exercise = findExercise(id)
  const done =
    useQuery(
      async (db) => (exercise ? stepsDone(db, exercise, running) : noSteps),
      [exercise, startedAt],
    ) ?? noSteps
  const holds = exercise !== undefined && done.length > 0 && isSolved(exercise, done)

  const say = async (error: unknown) => toast.error(await refusalText(error))
  const record = useEffectEvent(async () => {
    if (!exercise) return
    const context = { db: database(), actor }
    const wrongTurns = await countWrongTurns(context.db, exercise, running)
    const found = await runAction('solveExercise', { startedAt, wrongTurns }, context)
    if (!found?.solved) return
    const at = Math.floor(Date.parse(found.solved.at) / 1000)
    const seconds = Math.max(0, at - Math.floor(Date.parse(startedAt) / 1000))
    const { hints, restarts } = found
    addOwnResult({ id, at, seconds, hints, wrongTurns, restarts })
    // Said above whatever is open, such as the sheet in which it was solved.
    toast.success(exerciseMessages.solved(effortText({ seconds, hints, wrongTurns })), {
      topic: 'exercise',
      lasts: solvedLasts,
      action: { label: 'Next exercise', onClick: () => navigate(pathTo('trainer')) },
    })
  })
  useEffect(() => {
    if (holds) record().catch(say)
  }, [holds])

  return {
    exercise,
    done,
    takeHint: () => void runAction('takeHint', { startedAt }, { db: database(), actor }).catch(say),
    startOver: async () =>
      exercise !== undefined && startExercise({ db: database(), actor }, exercise),
    end: () => void runAction('endExercise', undefined, { db: database(), actor }).catch(say),
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

const openKey = 'paid-exercise-open'

/** Returns whether the steps are shown, which the tab keeps from screen to screen and over a reload. */
function useOpen(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => tabStorage.read(openKey) !== null)
  return [
    open,
    (next) => {
      tabStorage.tryWrite(openKey, next ? 'yes' : null)
      setOpen(next)
    },
  ]
}

/**
 * The exercise that runs, as a line of the page's frame that covers nothing. A press opens its steps and hints, and it
 * leaves once the data is right.
 */
export function ExercisePanel({ running }: { running: RunningExercise }) {
  const { exercise, done, takeHint, startOver, end } = useRunning(running)
  const [, navigate] = useLocation()
  const [open, setOpen] = useOpen()
  const [pending, setPending] = useState(false)
  const id = useId()
  const [asksWhy, setAsksWhy] = useState(false)
  const lacks =
    useQuery(
      async (db) => (asksWhy && exercise ? stepLacks(db, exercise, running) : noLacks),
      [asksWhy, exercise, running.startedAt],
    ) ?? noLacks
  if (!exercise) return null

  const checked = exercise.steps.flatMap(({ checks }, at) => (checks.length > 0 ? [at] : []))
  const progress = `${checked.filter((at) => done[at]).length} of ${checked.length}`
  const hints = exercise.hints.slice(0, running.hints)

  async function again() {
    if (!exercise) return
    setPending(true)
    if ((await startOver()) && !hasUnsavedChanges())
      whenLayersClosed(() => navigate(firstPath[exercise.side]))
    setPending(false)
  }

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
        onClick={() => setOpen(!open)}
        className="flex min-h-13 w-full items-center gap-2 px-gutter py-1 text-left text-sm leading-tight font-semibold -outline-offset-3"
      >
        <span className="max-sm:hidden">
          <DemoTag />
        </span>
        <span className="sr-only">Exercise: </span>
        <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{exercise.title}</span>
        <span className="sr-only">, </span>
        <span className="flex-none tabular-nums">{progress}</span>
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
          <ul aria-live="polite" aria-label="Hints" className="grid gap-1.5 empty:hidden">
            {hints.map((hint) => (
              <li key={hint} className="flex gap-2.5 rounded-control bg-sunken px-3 py-2">
                <Lightbulb aria-hidden className="mt-0.5 size-4 flex-none" />
                {withCurrencyName(hint)}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-2">
            <Button
              variant="secondary"
              size="sm"
              icon={<Lightbulb aria-hidden />}
              disabled={hints.length === exercise.hints.length}
              onClick={takeHint}
            >
              Hint
            </Button>
            <Button
              variant="secondary"
              size="sm"
              aria-pressed={asksWhy}
              onClick={() => setAsksWhy(!asksWhy)}
            >
              What’s missing
            </Button>
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
        </div>
      </div>
    </section>
  )
}
