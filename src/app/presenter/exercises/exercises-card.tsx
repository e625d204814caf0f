import { useState } from 'react'
import { useLocation } from 'wouter'
import { getDemoSettings } from '#db/demo/queries.ts'
import { named } from '#db/text/typed-text.ts'
import { type Exercise, grades, listExercises } from '#seed/exercises.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Tick } from '#src/ui/glyphs.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { gradeNames } from './exercise-set.ts'
import { effortText, type ExerciseResult, ownResults } from './kept-results.ts'
import { outcomeNames } from './result-files.ts'
import { firstPath, startExercise } from './start-exercise.ts'

const ResultsDialog = lazyDialog(async () => (await import('./results-dialog.tsx')).ResultsDialog)

const sideNames = { merchant: 'Merchant', console: 'Console', customer: 'Customer' } as const

interface RowProps {
  exercise: Exercise
  result: ExerciseResult | undefined
  isRunning: boolean
  pending: boolean
  /** The data is not there yet. */
  disabled: boolean
  onStart: () => void
  onContinue: () => void
}

function ExerciseRow({ exercise, result, isRunning, ...start }: RowProps) {
  const { pending, disabled, onStart, onContinue } = start
  const { title, side } = exercise
  const isSolved = result?.outcome === 'solved'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3 pr-5 pl-5 md:pr-6 md:pl-6">
      <div className="min-w-0 flex-[1_1_10rem]">
        <h4 className="flex items-start gap-2 font-semibold">
          {isSolved && <Tick className="mt-1 flex-none text-success" />}
          <span>
            {title}
            {isSolved && <span className="sr-only">, solved</span>}
          </span>
        </h4>
        <p className="text-sm text-muted tabular-nums">
          {sideNames[side]}
          {result && `, ${isSolved ? effortText(result) : outcomeNames[result.outcome]}`}
        </p>
      </div>
      <div className="ml-auto flex gap-2">
        {isRunning && (
          <Button
            variant="primary"
            size="sm"
            aria-label={named`Continue: ${title}`}
            onClick={onContinue}
          >
            Continue
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          // As wide as the scenarios' buttons, which never wait.
          pendingLabel=""
          disabled={disabled}
          aria-label={named`${isRunning ? 'Start over' : 'Start'}: ${title}`}
          onClick={onStart}
        >
          {isRunning ? 'Start over' : 'Start'}
        </Button>
      </div>
    </li>
  )
}

/** The exercises by grade, with what was solved on this device (DEMO-15). */
export function ExercisesCard() {
  const database = useDatabase()
  const actor = useActor()
  const [, navigate] = useLocation()
  const { results } = ownResults.use()
  const settings = useQuery(getDemoSettings)
  const running = settings?.exercise
  const [starting, setStarting] = useState<string>()
  const [showsResults, setShowsResults] = useState(false)

  async function start(exercise: Exercise) {
    setStarting(exercise.id)
    if (await startExercise({ db: database(), actor }, exercise)) navigate(firstPath[exercise.side])
    setStarting(undefined)
  }

  return (
    <Card>
      <CardHeader
        title="Exercises"
        action={
          <Button variant="secondary" size="sm" onClick={() => setShowsResults(true)}>
            My results
          </Button>
        }
      />
      <p className="px-5 pb-4 text-sm text-muted md:px-6">
        Each starts from its own data and checks itself. What is on this device now can be brought
        back with Undo, or from the snapshots.
      </p>
      {grades.map((grade) => {
        const own = listExercises().filter((each) => each.grade === grade)
        const solved = own.filter(({ id }) =>
          results.some((result) => result.id === id && result.outcome === 'solved'),
        ).length
        return (
          <div key={grade} className="border-t border-line">
            <Fold
              level={3}
              title={gradeNames[grade]}
              note={`${solved} of ${own.length} solved`}
              startsOpen={grade === 1}
            >
              <ul aria-label={gradeNames[grade]}>
                {own.map((exercise) => (
                  <ExerciseRow
                    key={exercise.id}
                    exercise={exercise}
                    result={results.find(({ id }) => id === exercise.id)}
                    isRunning={running?.id === exercise.id && !running.solved}
                    pending={starting === exercise.id}
                    disabled={settings === undefined}
                    onStart={() => void start(exercise)}
                    onContinue={() => navigate(firstPath[exercise.side])}
                  />
                ))}
              </ul>
            </Fold>
          </div>
        )
      })}
      <ResultsDialog open={showsResults} onClose={() => setShowsResults(false)} />
    </Card>
  )
}
