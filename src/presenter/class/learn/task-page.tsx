import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { getDemoSettings } from '#db/demo/queries.ts'
import { named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import type { Exercise } from '#seed/exercises.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { useToastsAbove } from '#src/ui/toast.ts'
import { useExercises } from '../exercises/all-exercises.ts'
import {
  drillExercise,
  effortText,
  type ExerciseResult,
  ownResults,
} from '../exercises/results/kept-results.ts'
import { TraineeField } from '../exercises/results/trainee-field.tsx'
import { keptSet, nextOf, setsOf } from './kept-set.ts'
import { GradeCard, SetCard } from './set-card.tsx'
import { type TaskListProps, useWayInto } from './task-list.tsx'
import { useCarried } from './use-carried.ts'
import { useSet } from './use-set.ts'

const ResultsDialog = lazyDialog(
  async () => (await import('../exercises/results/results-dialog.tsx')).ResultsDialog,
)

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
  const each: Omit<TaskListProps, 'set'> = { find, results, running, current }

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
        <SetCard {...each} set={set} titleOf={titleOf} />
      ) : (
        sets.map((grade) => <GradeCard key={grade.name} {...each} set={grade} />)
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
