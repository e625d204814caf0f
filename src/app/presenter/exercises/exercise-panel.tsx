import { ChevronDown, Lightbulb, RotateCcw, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { RunningExercise } from '#db/demo/schemas.ts'
import { pathTo } from '#routes/paths.ts'
import { type Exercise, findExercise } from '#seed/exercises.ts'
import type { Lack } from '#seed/why-not.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { Button } from '#src/ui/button.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { toast, useToastsAbove } from '#src/ui/toast.ts'
import { useWide } from '#src/ui/viewport.ts'
import { stepLackText } from './lack-text.ts'
import { addOwnResult, effortText } from './kept-results.ts'
import { countWrongTurns, isSolved, stepLacks, stepsDone } from './progress.ts'
import { firstPath, startExercise } from './start-exercise.ts'

const noSteps: readonly boolean[] = []
const noLacks: readonly Lack[][] = []

/** Returns the running exercise with its progress, live, and its actions. Records it once solved. */
function useRunning(running: RunningExercise): {
  exercise: Exercise | undefined
  done: readonly boolean[]
  takeHint: () => void
  startOver: () => Promise<boolean>
  end: () => void
} {
  const { id, startedAt, solved } = running
  const database = useDatabase()
  const actor = useActor()
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
  })
  useEffect(() => {
    if (holds && !solved) record().catch(say)
  }, [holds, solved])

  return {
    exercise,
    done,
    takeHint: () => void runAction('takeHint', { startedAt }, { db: database(), actor }).catch(say),
    startOver: async () =>
      exercise !== undefined && startExercise({ db: database(), actor }, exercise),
    end: () => void runAction('endExercise', undefined, { db: database(), actor }).catch(say),
  }
}

const place =
  'fixed right-3 bottom-[calc(0.75rem+max(env(safe-area-inset-bottom),var(--bottom-bar,0px)))] z-20'

const spaceFor = (element: HTMLElement) => innerHeight - element.getBoundingClientRect().top

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

/** The exercise that runs: its steps, a hint on request, and a tick once the data is right. It folds away. */
export function ExercisePanel({ running }: { running: RunningExercise }) {
  const { exercise, done, takeHint, startOver, end } = useRunning(running)
  const wide = useWide()
  const [path, navigate] = useLocation()
  const [open, setOpen] = useState(true)
  const [pending, setPending] = useState(false)
  const box = useRef<HTMLElement>(null)
  const pill = useRef<HTMLButtonElement>(null)
  useToastsAbove(open, box, spaceFor)
  useToastsAbove(!open, pill, spaceFor)
  const isOver = running.solved !== undefined
  const [asksWhy, setAsksWhy] = useState(false)
  const lacks =
    useQuery(
      async (db) => (asksWhy && exercise ? stepLacks(db, exercise, running) : noLacks),
      [asksWhy, exercise, running.startedAt],
    ) ?? noLacks
  // On a phone the next screen needs the room. What is solved stays, also when the sheet it was solved in is closed.
  const openedAt = useRef(path)
  useEffect(() => {
    if (!wide && !isOver && path !== openedAt.current) setOpen(false)
  }, [wide, isOver, path])
  useEffect(() => {
    if (isOver) setOpen(true)
  }, [isOver])
  if (!exercise) return null

  const checked = exercise.steps.flatMap(({ checks }, at) => (checks.length > 0 ? [at] : []))
  const count = checked.filter((at) => isOver || done[at]).length
  const progress = `${count} of ${checked.length}`
  const hints = exercise.hints.slice(0, running.hints)
  const solved = running.solved
  const result = solved && {
    seconds: Math.round((Date.parse(solved.at) - Date.parse(running.startedAt)) / 1000),
    hints: running.hints,
    wrongTurns: solved.wrongTurns,
  }

  async function again() {
    if (!exercise) return
    setPending(true)
    if ((await startOver()) && !hasUnsavedChanges())
      whenLayersClosed(() => navigate(firstPath[exercise.side]))
    setPending(false)
  }
  const toTrainer = () => {
    end()
    navigate(pathTo('trainer'))
  }

  return (
    <>
      <div aria-hidden data-no-print className={open ? 'h-72' : 'h-16'} />
      <p role="status" className="sr-only">
        {result ? `Solved: ${exercise.title}. ${effortText(result)}` : ''}
      </p>
      {open ? (
        <section
          ref={box}
          aria-label="Exercise"
          data-no-print
          className={`${place} left-3 mx-auto max-h-[min(24rem,60dvh)] max-w-120 animate-appear overflow-y-auto rounded-card border bg-raised shadow-sheet sm:mr-0 ${isOver ? 'border-success' : 'border-accent'}`}
        >
          <div className="sticky top-0 flex items-center gap-2 bg-raised py-1 pr-1 pl-3.5">
            {isOver ? <Tick size={20} className="flex-none text-success" /> : <DemoTag />}
            <h2 className="min-w-0 flex-1 py-1 text-base leading-tight">{exercise.title}</h2>
            <span className="flex-none text-sm text-muted tabular-nums">{progress}</span>
            <IconButton
              label="Fold exercise"
              icon={<ChevronDown aria-hidden />}
              onClick={() => {
                openedAt.current = path
                setOpen(false)
              }}
            />
          </div>
          <div className="grid gap-3 px-3.5 pb-3.5 text-[0.9375rem]">
            {result ? (
              <p>Solved in {effortText(result)}.</p>
            ) : (
              <>
                <p className="text-muted">{exercise.text}</p>
                <ol aria-live="polite" className="grid gap-1.5">
                  {exercise.steps.map(({ text, checks }, at) => (
                    <StepRow
                      key={text}
                      text={text}
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
                      {hint}
                    </li>
                  ))}
                </ul>
              </>
            )}
            <div className="flex flex-wrap items-center gap-2">
              {result ? (
                <Button variant="primary" size="sm" onClick={toTrainer}>
                  Next exercise
                </Button>
              ) : (
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<Lightbulb aria-hidden />}
                  disabled={hints.length === exercise.hints.length}
                  onClick={takeHint}
                >
                  Hint
                </Button>
              )}
              {!result && (
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
                {result ? 'Close' : 'Stop'}
              </Button>
            </div>
          </div>
        </section>
      ) : (
        <button
          ref={pill}
          type="button"
          data-no-print
          aria-expanded={false}
          onClick={() => {
            openedAt.current = path
            setOpen(true)
          }}
          className={`${place} flex min-h-11 items-center gap-2 rounded-full border bg-raised px-3.5 text-sm font-semibold tabular-nums shadow-sheet ${isOver ? 'border-success' : 'border-accent'}`}
        >
          {isOver && <Tick className="text-success" />}
          <span className="sr-only">Exercise: {exercise.title}, </span>
          {progress}
        </button>
      )}
    </>
  )
}
