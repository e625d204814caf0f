import { type ReactNode, useState } from 'react'
import { countOf, formatDuration } from '#db/text/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import type { AllExercises } from '../exercises/all-exercises.ts'
import { outcomeInTest } from '../exercises/exam/certificate.ts'
import { shownTest } from '../exercises/exam/taken-test.ts'
import type { ExerciseSet } from '../exercises/exercise-set.ts'
import type { ExerciseResult } from '../exercises/results/kept-results.ts'
import { OpenFile, TaskList, type TaskListProps } from './task-list.tsx'

const StartTestDialog = lazyDialog(
  async () => (await import('../exercises/exam/start-test-dialog.tsx')).StartTestDialog,
)

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

const Count = ({ children }: { children: ReactNode }) => (
  <span className="text-muted tabular-nums">{children}</span>
)

interface SetCardProps extends TaskListProps, Pick<AllExercises, 'titleOf'> {}

/** The set that the trainer chose: its exercises, or the test that they are. */
export function SetCard({ titleOf, ...list }: SetCardProps) {
  const { set, find, results } = list
  return (
    <Card>
      <CardHeader title={set.name} action={!set.test && <Count>{doneText(set, results)}</Count>} />
      {set.test ? (
        <Test set={{ ...set, test: set.test }} find={find} titleOf={titleOf} />
      ) : (
        <TaskList {...list} />
      )}
    </Card>
  )
}

/** A grade among all exercises, open where one goes on in it. */
export function GradeCard(list: TaskListProps) {
  const { set: grade, results, current } = list
  return (
    <Card>
      <Fold
        title={grade.name}
        note={<Count>{doneText(grade, results)}</Count>}
        startsOpen={current === undefined || grade.exercises.includes(current)}
      >
        <TaskList {...list} />
      </Fold>
    </Card>
  )
}
