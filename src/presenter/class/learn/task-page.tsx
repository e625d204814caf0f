import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { snapshotEnding } from '#db/demo/snapshot-file.ts'
import { withCurrencyName } from '#db/money.ts'
import { getDemoSettings } from '#db/demo/queries.ts'
import type { RunningExercise } from '#db/demo/schemas.ts'
import { countOf, formatDuration, formatMomentWithin } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import type { Exercise } from '#seed/exercises.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { usePending } from '#src/data/use-pending.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useToastsAbove } from '#src/ui/toast.ts'
import { type AllExercises, useExercises } from '../exercises/all-exercises.ts'
import { outcomeInTest } from '../exercises/exam/certificate.ts'
import { type ExerciseSet, setFrom, sideNames } from '../exercises/exercise-set.ts'
import {
  drillExercise,
  effortText,
  type ExerciseResult,
  ownResults,
} from '../exercises/results/kept-results.ts'
import { outcomeNames } from '../exercises/results/result-files.ts'
import { shownTest } from '../exercises/exam/taken-test.ts'
import { useAddExercises } from '../exercises/own/own-exercises-card.tsx'
import { openPaidFile } from '../../demo/snapshots/snapshot-files.ts'
import { firstPathOf } from '../exercises/running/first-path.ts'
import { startExercise } from '../exercises/running/start-exercise.ts'
import { TraineeField } from '../exercises/results/trainee-field.tsx'
import { useCarried } from './use-carried.ts'
import { isDone, keptSet, nextOf, setsOf } from './kept-set.ts'

const ResultsDialog = lazyDialog(
  async () => (await import('../exercises/results/results-dialog.tsx')).ResultsDialog,
)

const StartTestDialog = lazyDialog(
  async () => (await import('../exercises/exam/start-test-dialog.tsx')).StartTestDialog,
)

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
function useWayInto(exercise: Exercise) {
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
            <ul aria-label="Missing last time" className="text-sm text-muted tabular-nums">
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
function OpenFile() {
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

interface SetProps {
  set: ExerciseSet
  find: AllExercises['find']
  results: readonly ExerciseResult[]
  running: RunningExercise | undefined
  /** The exercise that is open at first. */
  current: string | undefined
}

function TaskList({ set, find, results, running, current }: SetProps) {
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

interface TestProps extends Pick<AllExercises, 'find' | 'titleOf'> {
  set: ExerciseSet & { test: { minutes: number } }
}

/** A set as a test: its exercises by name alone, and the way into it; the page's line leads on, and to its certificate. */
function Test({ set, find, titleOf }: TestProps) {
  const [starting, setStarting] = useState(false)
  const shown = shownTest.use()
  const isThis = shown?.exercises.join() === set.exercises.join()
  return (
    <>
      {!isThis && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-card py-3">
          <p>A test of {countOf(set.test.minutes, 'minute')}, without hints</p>
          <Button variant="primary" onClick={() => setStarting(true)}>
            Start test
          </Button>
          <StartTestDialog set={set} open={starting} onClose={() => setStarting(false)} />
        </div>
      )}
      <ol aria-label={set.name}>
        {set.exercises.map((id, at) => {
          const result = isThis ? shown.results[at] : undefined
          return (
            <li key={id} className="border-t border-line px-card py-3">
              <p className="font-medium wrap-anywhere">
                {at + 1}. {find(id) ? titleOf(id) : (set.titles?.[id] ?? titleOf(id))}
              </p>
              {!find(id) && !result && <OpenFile />}
              {result && <p className="text-sm text-muted">{outcomeInTest(result)}</p>}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** Returns how much of a set is solved, and in what time. */
function doneText({ exercises }: ExerciseSet, results: readonly ExerciseResult[]): string {
  const done = results.filter(({ id, outcome }) => exercises.includes(id) && outcome === 'solved')
  const seconds = done.reduce((sum, each) => sum + each.seconds, 0)
  const count = `${done.length} of ${exercises.length} solved`
  return done.length > 0 ? `${count}, ${formatDuration(seconds)}` : count
}

/** The trainee's name, typed once, and what was solved under it. */
function Trainee() {
  const [typed, setTyped] = useState<string>()
  const [showsResults, setShowsResults] = useState(false)
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <TraineeField typed={typed} onType={setTyped} className="min-w-0 flex-[1_1_10rem]" />
      <Button variant="secondary" onClick={() => setShowsResults(true)}>
        My results
      </Button>
      <ResultsDialog open={showsResults} onClose={() => setShowsResults(false)} />
    </div>
  )
}

/** Returns a set with the titles that its link has of the trainer's own exercises. */
function withTitles(
  set: ExerciseSet | null,
  titles: Readonly<Record<string, string>>,
): ExerciseSet | null {
  const own = set?.exercises.filter((id) => titles[id] !== undefined) ?? []
  if (!set || own.length === 0) return set
  return {
    ...set,
    titles: Object.fromEntries(own.map((id) => [id, titles[id] ?? ''])),
  }
}

/** Returns the set that this address opens or that is kept here, and whether the address is of no set. */
function useSet(titles: Readonly<Record<string, string>>): {
  set: ExerciseSet | null
  isUnread: boolean
} {
  const search = useSearch()
  const asked = useMemo(() => withTitles(setFrom(search), titles), [search, titles])
  const kept = keptSet.use()
  useEffect(() => {
    if (!asked) return
    try {
      keptSet.write(asked)
    } catch {
      // Its address still opens it.
    }
  }, [asked])
  const query = new URLSearchParams(search)
  const names = ['set', 'exercise', 'exercises'].some((name) => query.has(name))
  return { set: asked ?? kept, isUnread: names && !asked }
}

/** The way to the drill at the till, with its score. */
function DrillCard({ result }: { result: ExerciseResult | undefined }) {
  return (
    <Card padded className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-[1_1_12rem]">
        <h2 className="font-semibold">{drillExercise.title}</h2>
        <p className="text-sm text-muted tabular-nums">
          {result ? effortText(result) : 'A drill at the till, on two phones or one.'}
        </p>
      </div>
      <ButtonLink to={pathTo('drill')} variant="secondary" aria-label="Open the drill">
        Open
      </ButtonLink>
    </Card>
  )
}

interface ContinueProps {
  exercise: Exercise
  isRunning: boolean
}

/** What is next, in sight at any place of the page. */
function ContinueBar({ exercise, isRunning }: ContinueProps) {
  const { pending, goThere, start } = useWayInto(exercise)
  const bar = useRef<HTMLDivElement>(null)
  useToastsAbove(true, bar, ({ offsetHeight }) => offsetHeight)
  return (
    <div
      ref={bar}
      role="region"
      aria-label={isRunning ? 'Running' : 'Next'}
      className="sticky bottom-0 border-t border-line bg-surface px-gutter pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]"
    >
      <div className="mx-auto flex max-w-[760px] items-center gap-3">
        <p className="line-clamp-2 min-w-0 flex-1 text-sm leading-tight font-medium wrap-anywhere">
          {exercise.title}
        </p>
        <Button
          variant="primary"
          pending={pending}
          pendingLabel="Starting"
          aria-label={named`Continue with ${exercise.title}`}
          onClick={() => void (isRunning ? goThere() : start())}
        >
          Continue
        </Button>
      </div>
    </div>
  )
}

/** Returns the sets of the page, and which exercise runs or comes next; null until they are read. */
function useTasks() {
  const { titles, ...carried } = useCarried()
  const { set, isUnread } = useSet(titles)
  const { results } = ownResults.use()
  const settings = useQuery(getDemoSettings)
  const { own, find, titleOf } = useExercises()
  if (!settings || !own) return null
  const running = settings.exercise?.solved ? undefined : settings.exercise
  const sets = setsOf(set, own)
  // What isn't on this device can't be continued.
  const ids = sets.flatMap(({ exercises }) => exercises).filter((id) => find(id))
  const isHere = running !== undefined && ids.includes(running.id)
  const current = isHere ? running.id : nextOf(ids, results, results.at(-1)?.id)
  return { set, isUnread, carried, results, find, titleOf, running, sets, current }
}
type TasksHere = NonNullable<ReturnType<typeof useTasks>>

/** The tasks of a class, in order. */
function Tasks({ set, isUnread, carried, results, find, titleOf, ...tasks }: TasksHere) {
  const { running, sets, current } = tasks
  const [, navigate] = useLocation()
  const each: Omit<SetProps, 'set'> = { find, results, running, current }

  function showAll() {
    try {
      keptSet.write(null)
    } catch {
      return
    }
    navigate(pathTo('learn'))
  }

  return (
    <>
      {isUnread && (
        <Banner tone="wait" title="No exercises in this link">
          Ask your trainer for the link again, or reload to update Paid.
        </Banner>
      )}
      {carried.replaces.length > 0 && (
        <Banner
          tone="wait"
          title={named`The link has another version of ${carried.replaces.join(', ')}`}
        >
          <Button variant="secondary" size="sm" onClick={carried.replace}>
            Use the link’s version
          </Button>
        </Banner>
      )}
      {set ? (
        <Card>
          <CardHeader
            title={set.name}
            action={!set.test && <Count>{doneText(set, results)}</Count>}
          />
          {set.test ? (
            <Test set={{ ...set, test: set.test }} find={find} titleOf={titleOf} />
          ) : (
            <TaskList {...each} set={set} />
          )}
        </Card>
      ) : (
        sets.map((grade) => (
          <Card key={grade.name}>
            <Fold
              title={grade.name}
              note={<Count>{doneText(grade, results)}</Count>}
              startsOpen={current === undefined || grade.exercises.includes(current)}
            >
              <TaskList {...each} set={grade} />
            </Fold>
          </Card>
        ))
      )}
      {set ? (
        <Button variant="text" className="justify-self-start" onClick={showAll}>
          Show all exercises
        </Button>
      ) : (
        <DrillCard result={results.find(({ id }) => id === drillExercise.id)} />
      )}
    </>
  )
}

const Count = ({ children }: { children: ReactNode }) => (
  <span className="text-muted tabular-nums">{children}</span>
)

/** The tasks of the class in order, each with its text, its state and its time, under the trainee's name (DEMO-28). */
export function TaskPage() {
  const tasks = useTasks()
  // A test goes on from its own line.
  const current = tasks && !tasks.set?.test ? tasks.find(tasks.current ?? '') : undefined
  return (
    <>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[760px] flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 px-gutter pt-4 pb-6 outline-none md:py-6"
      >
        <Trainee />
        {tasks ? <Tasks {...tasks} /> : <SkeletonRows rows={5} label="Loading exercises" />}
        <p className="text-sm text-muted">
          {tasks?.set?.test
            ? 'A test starts from its own data. What was on this device stays among the snapshots.'
            : 'Each exercise starts from its own data. Undo brings back what was on this device.'}
        </p>
      </main>
      {current && (
        <ContinueBar
          key={current.id}
          exercise={current}
          isRunning={tasks?.running?.id === current.id}
        />
      )}
    </>
  )
}
