import { useState } from 'react'
import { useLocation } from 'wouter'
import { snapshotEnding } from '#db/demo/snapshot-file.ts'
import { withCurrencyName } from '#db/money.ts'
import type { RunningExercise } from '#db/demo/schemas.ts'
import { formatMomentWithin } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import type { Exercise } from '#seed/exercises.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { usePending } from '#src/data/use-pending.ts'
import { Button } from '#src/ui/button.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import type { AllExercises } from '../exercises/all-exercises.ts'
import { type ExerciseSet, sideNames } from '../exercises/exercise-set.ts'
import { effortText, type ExerciseResult } from '../exercises/results/kept-results.ts'
import { outcomeNames } from '../exercises/results/result-files.ts'
import { useAddExercises } from '../exercises/own/own-exercises-card.tsx'
import { openPaidFile } from '../../demo/snapshots/snapshot-files.ts'
import { firstPathOf } from '../exercises/running/first-path.ts'
import { startExercise } from '../exercises/running/start-exercise.ts'
import { isDone } from './kept-set.ts'

/** Returns how far an exercise is, after whose work it is. */
function stateText(
  { side }: Pick<Exercise, 'side'>,
  { running, result }: { running: RunningExercise | undefined; result: ExerciseResult | undefined },
): string {
  if (running) return `${sideNames[side]}, running since ${formatMomentWithin(running.startedAt)}`
  if (!result) return `${sideNames[side]}, not started`
  if (result.outcome === 'solved') return `${sideNames[side]}, solved in ${effortText(result)}`
  return `${sideNames[side]}, ${outcomeNames[result.outcome].toLowerCase()}`
}

/** Returns the ways into an exercise: from its own data, and back to where it runs. */
export function useWayInto(exercise: Exercise) {
  const database = useDatabase()
  const actor = useActor()
  const [, navigate] = useLocation()
  const [pending, run] = usePending()
  const open = async () => navigate(await firstPathOf(database(), exercise))
  const goThere = () => run(open)
  const start = () =>
    run(async () => {
      if (await startExercise({ db: database(), actor }, exercise)) await open()
    })
  return { pending, goThere, start }
}

interface TaskProps {
  /** Its place in the set, from 1. */
  place: number
  exercise: Exercise
  running: RunningExercise | undefined
  result: ExerciseResult | undefined
  startsOpen: boolean
}

/** An exercise before it starts: its task, how far it is, and the way into it. */
function Task({ place, exercise, running, result, startsOpen }: TaskProps) {
  const { title, text } = exercise
  const { pending, goThere, start } = useWayInto(exercise)

  const mark = (
    <span
      aria-hidden
      className={`grid size-7 flex-none place-items-center self-start rounded-full border text-sm font-semibold tabular-nums ${running ? 'border-accent bg-accent-soft text-on-accent-soft' : 'border-line-strong text-muted'}`}
    >
      {isDone(result) && !running ? <Tick className="text-success" /> : place}
    </span>
  )
  return (
    <li className="border-t border-line">
      <Fold
        level={3}
        startsOpen={startsOpen}
        title={title}
        mark={mark}
        note={<span className="tabular-nums">{stateText(exercise, { running, result })}</span>}
      >
        <div className="grid gap-3 px-card pb-4">
          <p className="max-w-160">{withCurrencyName(text)}</p>
          {result && !running && result.lacks.length > 0 && (
            <ul aria-label="Notes from last time" className="text-sm text-muted tabular-nums">
              {result.lacks.map((lack) => (
                <li key={lack}>{lack}</li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-2">
            {running && (
              <Button
                variant="primary"
                aria-label={named`Continue: ${title}`}
                onClick={() => void goThere()}
              >
                Continue
              </Button>
            )}
            <Button
              variant={running || isDone(result) ? 'secondary' : 'primary'}
              pending={pending}
              pendingLabel="Starting"
              aria-label={named`${running ? 'Start over' : 'Start'}: ${title}`}
              onClick={() => void start()}
            >
              {running ? 'Start over' : 'Start'}
            </Button>
          </div>
        </div>
      </Fold>
    </li>
  )
}

/** Opens the trainer's file of own exercises, which adds them. */
export function OpenFile() {
  const actor = useActor()
  const add = useAddExercises()
  const [pending, run] = usePending()
  const [problems, setProblems] = useState<readonly string[]>([])

  async function open(file: File) {
    const opened = await openPaidFile(actor, file)
    setProblems(opened && 'problems' in opened ? opened.problems : [])
    if (opened && 'exercises' in opened) await add(opened.exercises)
    if (opened && 'snapshot' in opened)
      setProblems([named`${opened.snapshot.name} is a snapshot. Load it on the trainer’s page.`])
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-muted">Not on this device. Open your trainer’s file first.</p>
      <FilePicker
        label="Your trainer’s file"
        accept={snapshotEnding}
        size="sm"
        pending={pending}
        pendingLabel="Checking"
        onPick={([file]) => file && void run(() => open(file))}
      >
        Open a file
      </FilePicker>
      <div role="alert" className="grid gap-1 text-sm wrap-anywhere text-danger empty:hidden">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </div>
  )
}

interface MissingProps {
  place: number
  /** As the link says it. */
  title: string | undefined
}

/** An exercise of the trainer's own that isn't on this device. */
function MissingTask({ place, title = 'An exercise of your trainer’s' }: MissingProps) {
  return (
    <li className="grid gap-2 border-t border-line px-card py-3">
      <p className="font-semibold wrap-anywhere">
        {place}. {title}
      </p>
      <OpenFile />
    </li>
  )
}

export interface TaskListProps {
  set: ExerciseSet
  find: AllExercises['find']
  results: readonly ExerciseResult[]
  running: RunningExercise | undefined
  /** The exercise that is open at first. */
  current: string | undefined
}

/** The exercises of a set, in order. */
export function TaskList({ set, find, results, running, current }: TaskListProps) {
  return (
    <ol aria-label={set.name}>
      {set.exercises.map((id, at) => {
        const exercise = find(id)
        if (!exercise) return <MissingTask key={id} place={at + 1} title={set.titles?.[id]} />
        return (
          <Task
            key={id}
            place={at + 1}
            exercise={exercise}
            running={running?.id === id ? running : undefined}
            result={results.find((each) => each.id === id)}
            startsOpen={id === current}
          />
        )
      })}
    </ol>
  )
}
