import { useEffect, useEffectEvent } from 'react'
import type { RunningExercise } from '#db/demo/schemas.ts'
import { type Exercise, findExercise } from '#seed/exercises.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { toast } from '#src/ui/toast.ts'
import { addOwnResult } from './kept-results.ts'
import { countWrongTurns, isSolved, stepsDone } from './progress.ts'
import { startExercise } from './start-exercise.ts'

const noSteps: readonly boolean[] = []

/** Returns the running exercise with its progress, live, and its actions. Records it once solved. */
export function useRunning(running: RunningExercise): {
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
